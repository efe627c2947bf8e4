import type { TestClient } from '../test-client.ts';
import type { TestCompany, TestPerson } from '../test-company.ts';
import type { TestServer } from '../test-server.ts';

/** What the cases of audited calls act on. */
export interface World {
  readonly server: TestServer;
  readonly company: TestCompany;
  readonly owner: TestPerson;
  /** The owner's client. */
  readonly as: TestClient;
  readonly menuId: string;
  /** A person that no other case changes. */
  fresh(): Promise<TestPerson>;
}

/** Rules for the people of a company, unlike those of a new one. */
export const security = {
  ...({ passwordPolicy: 'standard', sessionIdleMinutes: 30, sessionLongestMinutes: 720 } as const),
  ...({ supportAccess: 'write', supportUntil: '9999-12-31', ver: 1 } as const),
};
export const companyFields = {
  name: 'Second',
  brand: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  batchSize: 5,
  batchSpacingMs: 30_000,
  internal: false,
};
/** The company that `companies.create` made. */
export const secondCompany = async ({ as }: World) => {
  const answer = await as.companies.list();
  const found = answer.status === 200 ? answer.body.find(({ name }) => name === companyFields.name) : undefined;
  if (found === undefined) throw new Error('There is no second company.');
  return found;
};

/** Calls with a body that change nothing. */
export const readingCalls = [
  'users.isValidNewPassword',
  'roles.preview',
  'logOn.proposePin',
  'users.previewSeveral',
  'groups.preview',
  'overrides.previewPromotion',
  'overrides.previewMove',
  'overrides.layers',
  'overrides.previewSet',
  'syncLocations.status',
  'syncLocations.preview',
  'syncEmployment.status',
  'syncEmployment.preview',
];
