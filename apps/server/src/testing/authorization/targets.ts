import type { Endpoint } from '@commissary/contract';
import type { AuthorizationFixture, FixtureIds } from './fixture.ts';
import type { ProbeRequest } from './requests.ts';

/** Whose objects a request names. `address` is the tenant in the path, `ids` everything else. */
export interface ProbeTarget {
  readonly name: string;
  readonly about: string;
  readonly address: FixtureIds;
  readonly ids: FixtureIds;
}

const none = 'unknown';
const unknown: FixtureIds = {
  companyId: none,
  companyNumber: 0,
  deviceId: none,
  groupId: none,
  locationId: none,
  locations: [none],
  menuId: none,
  moveState: '0'.repeat(64),
  movedMenuId: none,
  moveId: none,
  templateId: none,
  deletedMenuId: none,
  copiedMenuId: none,
  personId: none,
  personEmail: 'nobody@elsewhere.example',
  importId: none,
  sessionId: '000000000000',
  roleId: none,
  spareRoleId: none,
  credentialId: none,
  revisionId: none,
  menuRun: { workflowId: none, runId: none },
  employmentRun: { workflowId: none, runId: none },
  timedEditId: none,
  pushId: none,
  imageName: `${'u'.repeat(43)}.png`,
  spareImageName: `${'v'.repeat(43)}.png`,
  manifest: 'f'.repeat(64),
  part: 'f'.repeat(64),
};

/** Every relation between the objects of a request and the principal, in the order of the signs in a cell of the table. */
export const targetsOf = (
  { elm, pine }: AuthorizationFixture,
  { elm: foreign }: AuthorizationFixture,
): readonly ProbeTarget[] => {
  const one = (name: string, about: string, ids: FixtureIds, address = ids): ProbeTarget => ({
    name,
    about,
    ids,
    address,
  });
  const mixed = (name: string, about: string, other: FixtureIds) =>
    one(name, about, { ...elm, locations: [elm.locationId, other.locationId] });
  return [
    one('own', 'Elm, its group, its company', elm),
    one('sibling', 'another location of the company, in another group', pine),
    one('foreign', 'a location of another company', foreign),
    one('unknown', 'ids that do not exist', unknown),
    one('smuggled', 'a foreign object, under the address of the own company', foreign, elm),
    one('astray', 'Elm, under the address of another company', { ...elm, companyId: foreign.companyId }),
    mixed('with sibling', 'a list of Elm and the sibling', pine),
    mixed('with foreign', 'a list of Elm and a foreign location', foreign),
    mixed('with unknown', 'a list of Elm and an unknown id', unknown),
  ];
};

/** The path of a call with its ids, and the query. */
export const targetUrl = (
  endpoint: Endpoint,
  { address, ids }: ProbeTarget,
  { params = {}, query }: ProbeRequest,
): string => {
  const { access } = endpoint;
  const place = 'param' in access ? [access.param, 'companyId'] : [];
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name] ?? named(endpoint, name, place.includes(name) ? address : ids);
    if (value === undefined) throw new Error(`There is no value for :${name} in ${endpoint.path}.`);
    return encodeURIComponent(value);
  });
  const inQuery =
    'in' in access && access.in === 'query' ? { [access.param]: named(endpoint, access.param, address) ?? '' } : {};
  const asked = new URLSearchParams({ ...inQuery, ...query }).toString();
  return asked === '' ? path : `${path}?${asked}`;
};

const named = ({ access }: Endpoint, asked: string, ids: FixtureIds): string | undefined => {
  // A call at company level may have the company under any parameter name of the path.
  const isCompany = (access.kind === 'company' || access.kind === 'base') && access.param === asked;
  const name = isCompany ? 'companyId' : asked;
  const meant =
    name !== 'id' ? name : access.kind === 'tenant' ? 'locationId' : 'param' in access ? 'companyId' : 'personId';
  const value: unknown = Reflect.get(ids, meant);
  return typeof value === 'string' ? value : undefined;
};
