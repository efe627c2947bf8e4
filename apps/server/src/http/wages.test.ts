import { permissionFlags } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logLine } from '../log-line.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { allRows } from '../testing/all-rows.ts';
import { allAnswers } from '../testing/authorization/all-answers.ts';
import { createAuthorizationFixture } from '../testing/authorization/fixture.ts';
import { targetsOf } from '../testing/authorization/targets.ts';
import { okBody } from '../testing/ok-body.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** The right itself, and two that contain every other one. */
const viewingWages: readonly string[] = ['viewWageData', 'companyAdmin', 'company-owner'];
/** As money, and in cents: entered with a person, in a raise of several, and in an import. */
const planted = /\b1739\.?(47|48|49)\b/;

/** Enters them one after the other; `people` are those of the raise. */
const entries = ({ client }: TestPerson, companyId: string, locationId: string) => {
  const params = { id: companyId };
  const place = { type: 'LOCATION' as const, id: locationId };
  const wage = { from: '2026-01-01', amount: '1739.47', per: 'HOUR' as const };
  const jobs = [{ jobTypeId: '4', grantObject: place, wages: [wage] }];
  const rows = [{ name: 'Ola', job: 'Server', wage: '1739.49', wagePer: 'hourly' }];
  const file = { fileName: 'people.csv', place, wagesFrom: '2026-01-01', rows };
  return {
    add: () => client.users.create({ params, body: { name: 'Nia', email: null, roles: [], jobs, invite: false } }),
    raise: (id: string, ver: number) =>
      client.users.changeSeveral({
        params,
        body: { people: [{ id, ver }], act: { kind: 'raise', from: '2026-02-01', by: { amount: '0.01' } } },
      }),
    dryRun: () => client.employeeImports.run({ params, body: { ...file, dryRun: true } }),
    write: (state: string) => client.employeeImports.run({ params, body: { ...file, dryRun: false, state } }),
  };
};

describe.each(databases)('a wage that was entered on %s', database => {
  let server: TestServer;
  let toPayer: readonly string[];
  let toOthers: readonly string[];
  beforeAll(async () => {
    server = await openTestServer({ database });
    const world = await createAuthorizationFixture(server, 'wages-world');
    const { company } = world;
    const everything = permissionFlags.filter(flag => !viewingWages.includes(flag));
    const payer = await company.person({ permissions: [...everything, 'viewWageData'] });
    const others = await company.person({ permissions: everything });
    const [target] = targetsOf(world, world);
    if (target === undefined) throw new Error('There is no target.');
    const { companyId, locationId } = target.ids;
    const entering = entries(payer, companyId, locationId);
    const { id, ver } = okBody(await entering.add());
    okBody(await entering.raise(id, ver));
    okBody(await entering.write(okBody(await entering.dryRun()).state));
    okBody(await payer.client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [locationId] } }));
    await publishDue(server.context);
    toOthers = await allAnswers(server, others, target);
    toPayer = await allAnswers(server, payer, target);
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
    // In the other company all calls have been made, also those that remove the location.
    const kitchen = await makeCompany(server, { locations: ['Elm'] });
    const boss = await kitchen.person({ permissions: ['companyAdmin'] });
    const { add, raise, dryRun, write } = entries(boss, kitchen.id, kitchen.tenantId('Elm'));
    const { state } = okBody(await dryRun());
    const { id, ver } = okBody(await add());
    // Where the wages are written, so that each call has been read by then.
    await server.context.db.schema.alterTable('person_wage').renameTo('removed_wage').execute();
    const answers = [await add(), await raise(id, ver), await dryRun(), await write(state)];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(server.errors.length).toBeGreaterThanOrEqual(4);
    expect(server.errors.map(logLine).filter(line => planted.test(line))).toEqual([]);
  });
});
