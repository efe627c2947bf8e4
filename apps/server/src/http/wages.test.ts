import { permissionFlags } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { allRows } from '../testing/all-rows.ts';
import { createAuthorizationFixture } from '../testing/authorization/fixture.ts';
import { asked, askOne } from '../testing/authorization/probe-permissions.ts';
import { targetsOf } from '../testing/authorization/targets.ts';
import type { TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** One ends the session of the caller; the other responds only when a token expires. */
const notAsked: readonly string[] = ['session.logout', 'licensing.awaitTokenDeath'];
/** The right itself, and two that contain every other one. */
const viewingWages: readonly string[] = ['viewWageData', 'companyAdmin', 'company-owner'];
/** As money, and in cents: entered with a person, in a raise of several, and in an import. */
const planted = /\b1739\.?(47|48|49)\b/;

const good = <A extends { readonly status: number; readonly body: unknown }>(
  answer: A,
): Extract<A, { readonly status: 200 }>['body'] => {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Extract<A, { readonly status: 200 }>['body'];
};

const enterWages = async ({ client }: TestPerson, companyId: string, locationId: string): Promise<void> => {
  const params = { id: companyId };
  const place = { type: 'LOCATION' as const, id: locationId };
  const wage = { from: '2026-01-01', amount: '1739.47', per: 'HOUR' as const };
  const jobs = [{ jobTypeId: '4', grantObject: place, wages: [wage] }];
  const body = { name: 'Nia', email: null, roles: [], jobs, invite: false };
  const { id, ver } = good(await client.users.create({ params, body }));
  const act = { kind: 'raise' as const, from: '2026-02-01', by: { amount: '0.01' } };
  good(await client.users.changeSeveral({ params, body: { people: [{ id, ver }], act } }));
  const rows = [{ name: 'Ola', job: 'Server', wage: '1739.49' }];
  const read = { dryRun: true, fileName: 'people.csv', place, wagesFrom: '2026-01-01', rows };
  const { state } = good(await client.employeeImports.run({ params, body: read }));
  good(await client.employeeImports.run({ params, body: { ...read, dryRun: false, state } }));
};

describe.each(databases)('a wage that was entered on %s', database => {
  let server: TestServer;
  let payer: TestPerson;
  let companyId: string;
  let locationId: string;
  let toPayer: readonly string[];
  let toOthers: readonly string[];
  beforeAll(async () => {
    server = await openTestServer({ database });
    const world = await createAuthorizationFixture(server, 'wages-world');
    const { company } = world;
    const everything = permissionFlags.filter(flag => !viewingWages.includes(flag));
    payer = await company.person({ permissions: [...everything, 'viewWageData'] });
    const others = await company.person({ permissions: everything });
    const [target] = targetsOf(world, world);
    if (target === undefined) throw new Error('There is no target.');
    ({ companyId, locationId } = target.ids);
    await enterWages(payer, companyId, locationId);
    good(await payer.client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [locationId] } }));
    await publishDue(server.context);
    const answersTo = async ({ id }: TestPerson): Promise<string[]> => {
      const browser = await server.browserOf(id);
      const heard: string[] = [];
      for (const reads of [true, false])
        for (const call of asked.filter(({ endpoint }) => (endpoint.method === 'GET') === reads))
          if (!notAsked.includes(call.name))
            heard.push(`${call.request} ${(await askOne(server, browser, call, target)).text}`);
      return heard;
    };
    toOthers = await answersTo(others);
    toPayer = await answersTo(payer);
  });
  afterAll(() => server.close());

  const callsWithWage = (answers: readonly string[]) =>
    answers.filter(answer => planted.test(answer)).map(answer => answer.split(' ')[0]);

  it('is in the answers to who may view wages, so that the other tests are valid', () => {
    expect(callsWithWage(toPayer)).toEqual(expect.arrayContaining(['users.list', 'users.page', 'audit.list']));
  });

  it('is in no response of any call to who may do everything else', () => {
    expect(callsWithWage(toOthers)).toEqual([]);
    expect(toOthers.filter(answer => answer.includes('wages-world')).length).toBeGreaterThan(20);
  });

  it('is in no row but those of wages and of the audit: in no published part, and no e-mail that waits', async () => {
    const rows = (await allRows(server.context.db)).filter(row => planted.test(row));
    expect([...new Set(rows.map(row => row.split(' ')[0]))]).toEqual(['audit', 'person_wage']);
  });

  it('is in no line of the log, also when the calls that send it fail', async () => {
    await server.context.db.destroy();
    await expect(enterWages(payer, companyId, locationId)).rejects.toThrow();
    expect(server.errors.length).toBeGreaterThan(0);
    expect(server.errors.filter(line => planted.test(JSON.stringify(line)))).toEqual([]);
  });
});
