import { type Employment, initialDocument } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeEmployment } from '../services/saving/index.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { saveOldRevision } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('employment on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['accessConfigurationOptions', 'payroll'] });
    const plain = await company.person({ permissions: ['accessConfigurationOptions'] });
    return { company, client, plain: plain.client, id: company.id, docId: `employment-${company.id}` };
  };
  type World = Awaited<ReturnType<typeof world>>;

  const save = ({ client, id, docId }: World, ver: number, document: object) =>
    client.employment.saveBase({
      params: { companyId: id },
      body: { id: docId, ver, locationBlob: { ...document } },
    });
  const load = async ({ client, id }: World) => {
    const answer = await client.employment.base({ params: { companyId: id }, query: {} });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return { ...answer.body, document: answer.body.locationBlob as unknown as Employment };
  };
  const employment = (): Employment => initialDocument('employment');
  const lastSave = ({ docId }: World) =>
    server.context.db
      .selectFrom('revision')
      .select(['manifest', 'source', 'author_name'])
      .where('layer_id', '=', docId)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
  /** The document as it is stored: a response completes and cleans it. */
  const stored = async (here: World) => {
    const { db, content } = server.context;
    const { manifest } = await lastSave(here);
    return (await content.documents(db, [manifest])).get(manifest);
  };

  it('[RULE.employment.10][CALL.employment.company.get][CALL.employment.template] returns the default before the first save', async () => {
    const here = await world();
    expect((await load(here)).document).toEqual(employment());
    expect((await here.client.employment.template()).body).toEqual(employment());
    const query = { expectedVersion: 0, expectedId: here.docId };
    expect(await here.client.employment.base({ params: { companyId: here.id }, query })).toMatchObject({ status: 304 });
  });

  it('[RULE.employment.01][CALL.employment.company.put] returns a saved document as it was saved', async () => {
    const here = await world();
    const next = { ...employment(), departments: employment().departments.slice(0, 3) };
    const jobTypes = next.jobTypes.filter(job => String(job.departmentId) !== '4');
    expect(await save(here, 0, { ...next, jobTypes })).toEqual({ status: 200, body: { id: here.docId, ver: 1 } });
    expect(await load(here)).toMatchObject({ ver: 1, document: { ...next, jobTypes } });
    expect(await save(here, 0, employment())).toMatchObject({ status: 409 });
  });

  it.each([
    ['[RULE.employment.03]', 'jobTypes'],
    ['[RULE.employment.04]', 'requirements'],
    ['[RULE.employment.05]', 'timeClock'],
    ['[RULE.employment.06]', 'payrollAndOvertime'],
  ] as const)('%s reads a stored document without %s with its defaults', async (_, module) => {
    const here = await world();
    const { [module]: _left, ...rest } = employment();
    await saveOldRevision(server, { kind: 'employment', companyId: here.id, id: here.docId, document: rest });
    const loaded = await load(here);
    expect(loaded.ver).toBe(1);
    expect(loaded.document[module]).toEqual(employment()[module]);
  });

  it('[RULE.employment.07] saves at the start of the server what an earlier version stored without a part, once, and no load does', async () => {
    const here = await world();
    const { timeClock: _left, ...rest } = employment();
    await saveOldRevision(server, { kind: 'employment', companyId: here.id, id: here.docId, document: rest });
    expect(await load(here)).toMatchObject({ ver: 1 });
    await completeEmployment(server.context);
    const loaded = await load(here);
    expect(loaded.ver).toBe(2);
    expect(loaded.document.timeClock).toEqual(employment().timeClock);
    expect(await stored(here)).toEqual(loaded.document);
    expect(await lastSave(here)).toMatchObject({ source: 'clean-up', author_name: 'system' });
    await completeEmployment(server.context);
    expect(await load(here)).toMatchObject({ ver: 2 });
  });

  it('[RULE.employment.08] is stored without references to what a save removes, with that save', async () => {
    const here = await world();
    const [first, ...others] = employment().jobTypes;
    if (first === undefined) throw new Error('no job type to start with');
    const jobTypes = [{ ...first, requirements: [1, 2] }, ...others];
    expect(await save(here, 0, { ...employment(), jobTypes })).toMatchObject({ status: 200 });
    const requirements = employment().requirements.filter(({ id }) => id !== 1);
    expect(await save(here, 1, { ...employment(), jobTypes, requirements })).toMatchObject({ status: 200 });
    const loaded = await load(here);
    expect(loaded.ver).toBe(2);
    expect(loaded.document.jobTypes[0]?.requirements).toEqual([2]);
    expect(await stored(here)).toEqual(loaded.document);
    await completeEmployment(server.context);
    expect((await load(here)).ver).toBe(2);
  });

  it('[RULE.employment.18] [FMT.epochMs] rejects a department without a name, and a date that is no whole number of milliseconds', async () => {
    const here = await world();
    const departments = (change: object) => [
      { ...employment().departments[0], ...change },
      ...employment().departments.slice(1),
    ];
    const rejected = (path: string) => ({ status: 400, body: [{ path: `/departments/[1]/${path}` }] });
    expect(await save(here, 0, { ...employment(), departments: departments({ name: ' ' }) })).toMatchObject(
      rejected('name'),
    );
    expect(await save(here, 0, { ...employment(), departments: departments({ created: 0.5 }) })).toMatchObject(
      rejected('created'),
    );
  });

  it('[RULE.employment.16] sets the date of a changed department from the server clock, and of no other', async () => {
    const here = await world();
    const departments = employment().departments.map(department =>
      department.id === 2 ? { ...department, name: 'Dining room', updated: 5 } : department,
    );
    const added = { ...departments[0], id: 'dnew', name: 'Bakery', created: 7 };
    await save(here, 0, { ...employment(), departments: [...departments, added] });
    const at = server.clock.now().getTime();
    const dates = (await load(here)).document.departments.map(({ id, created, updated }) => [id, created, updated]);
    expect(dates).toEqual([
      [1, 0, 0],
      [2, 0, at],
      [3, 0, 0],
      [4, 0, 0],
      ['dnew', at, at],
    ]);
  });

  it('[RULE.employment.17] removes a department that was deleted together with its job types', async () => {
    const here = await world();
    const departments = employment().departments.filter(department => department.id !== 4);
    const drivers = employment().jobTypes.filter(job => String(job.departmentId) === '4');
    expect(drivers.length).toBeGreaterThan(0);
    const jobTypes = employment().jobTypes.filter(job => String(job.departmentId) !== '4');
    expect(await save(here, 0, { ...employment(), departments, jobTypes })).toMatchObject({ status: 200 });
    expect((await load(here)).document.departments.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it.each([
    ['[RULE.employment.19]', 'a job type without a name', 'job-type-unnamed', '/jobTypes/[1]/name'],
    [
      '[RULE.employment.20]',
      'salary shares that make 101.00',
      'salary-total',
      '/payrollAndOvertime/salaryAllocationsPercentage',
      '11.00',
    ],
    [
      '[RULE.employment.20]',
      'salary shares that make 99.99',
      'salary-total',
      '/payrollAndOvertime/salaryAllocationsPercentage',
      '9.99',
    ],
  ])('%s rejects a save with %s', async (_, __, code, path, monday = '10.00') => {
    const here = await world();
    const { jobTypes, payrollAndOvertime } = employment();
    const bad =
      code === 'salary-total'
        ? {
            payrollAndOvertime: {
              ...payrollAndOvertime,
              salaryAllocationsPercentage: { ...payrollAndOvertime.salaryAllocationsPercentage, 0: monday },
            },
          }
        : { jobTypes: jobTypes.map(job => (job.id === 1 ? { ...job, name: ' ' } : job)) };
    expect(await save(here, 0, { ...employment(), ...bad })).toEqual({ status: 400, body: [{ code, path }] });
  });

  it('omits fields that the sender may not read from every response, and keeps them in every save', async () => {
    const here = await world();
    const { payrollAndOvertime } = employment();
    const secret = { ...payrollAndOvertime, minimumWage: { enabled: true, amount: '15.25' } };
    await save(here, 0, { ...employment(), payrollAndOvertime: secret });
    const asPlain = { ...here, client: here.plain };
    const seen = (await load(asPlain)).document;
    expect(seen).not.toHaveProperty('payrollAndOvertime');
    const edited = { ...seen, timeClock: { ...seen.timeClock, enable: !seen.timeClock.enable } };
    expect(await save(asPlain, 1, edited)).toMatchObject({ status: 200, body: { ver: 2 } });
    expect((await load(here)).document).toMatchObject({ payrollAndOvertime: secret, timeClock: edited.timeClock });
    // A value that was sent for a field that the sender cannot read is ignored.
    await save(asPlain, 2, { ...edited, payrollAndOvertime, timeClock: employment().timeClock });
    expect((await load(here)).document.payrollAndOvertime).toEqual(secret);
  });

  it('[CALL.employment.location.get][CALL.employment.location.put] keeps entries of an override that the sender may not read', async () => {
    const here = await world();
    const elm = here.company.tenantId('Elm');
    const wage = { op: 'set', path: '/payrollAndOvertime/minimumWage/amount', value: '15.25' } as const;
    const clock = { op: 'set', path: '/timeClock/enable', value: !employment().timeClock.enable } as const;
    const put = (client: World['client'], overrideVer: number, changes: (typeof wage | typeof clock)[]) =>
      client.employment.saveOverride({
        params: { locationId: elm },
        body: { overrideId: `${here.docId}.${elm}`, overrideVer, groupOverrideVer: null, baseVer: 0, changes },
      });
    const get = async (client: World['client']) => {
      const answer = await client.employment.layered({ params: { locationId: elm }, query: {} });
      return answer.status === 200 ? answer.body.override.changes.map(({ path }) => path) : answer.status;
    };
    expect(await put(here.client, 0, [wage])).toMatchObject({ status: 200 });
    expect(await get(here.plain)).toEqual([]);
    const saved = await put(here.plain, 1, [clock]);
    expect(saved).toMatchObject({ status: 200, body: { overrideVer: 2, changes: [clock] } });
    expect(await get(here.client)).toEqual([wage.path, clock.path]);
    expect(await put(here.plain, 2, [])).toMatchObject({ status: 200 });
    expect(await get(here.client)).toEqual([wage.path]);
    const listed = await here.plain.employment.overrides({ params: { companyId: here.id } });
    expect(listed).toMatchObject({ status: 200, body: [{ changes: [], set: [] }] });
  });
});
