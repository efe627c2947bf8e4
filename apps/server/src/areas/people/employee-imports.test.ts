import type { ImportedRow } from '@commissary/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownCounts } from '../../testing/known-counts.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Run = Parameters<TestPerson['client']['employeeImports']['run']>[0]['body'];

describe.each(databases)('an import of employees on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { name: 'Kitchen', groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin', 'viewWageData', 'manageMenus'] });
  });
  afterAll(() => server.close());
  // What somebody may do in a minute is no part of these tests, except where one says so.
  beforeEach(() => server.clock.pass(61_000));

  const atElm = () => ({ type: 'LOCATION' as const, id: company.tenantId('Elm') });
  const run = (by: TestPerson, rows: readonly ImportedRow[], part: Partial<Run> = {}) =>
    by.client.employeeImports.run({
      params: { id: company.id },
      body: { dryRun: true, fileName: 'people.csv', place: atElm(), wagesFrom: '2026-11-02', rows: [...rows], ...part },
    });
  const dryRun = async (by: TestPerson, rows: readonly ImportedRow[], part: Partial<Run> = {}) => {
    const answer = await run(by, rows, part);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const write = async (by: TestPerson, rows: readonly ImportedRow[], part: Partial<Run> = {}) => {
    const { state } = await dryRun(by, rows, part);
    const answer = await run(by, rows, { ...part, dryRun: false, state });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const employees = async () => {
    const answer = await lead.client.users.list({ params: { id: company.id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const named = async (name: string) => (await employees()).find(one => one.name === name);
  /** Everything that is stored about people, without the versions, which only grow. */
  const stored = async () => {
    const { db } = server.context;
    const people = await db.selectFrom('person').selectAll().orderBy('id').execute();
    return {
      people: people.map(({ version: _grows, ...person }) => person),
      jobs: await db.selectFrom('person_job').selectAll().orderBy('id').execute(),
      wages: await db
        .selectFrom('person_wage')
        .select(['job_id', 'starts_on', 'cents', 'per'])
        .orderBy('job_id')
        .orderBy('starts_on')
        .execute(),
      certifications: await db.selectFrom('person_certification').selectAll().orderBy('person_id').execute(),
      grants: await db.selectFrom('granted_role').selectAll().orderBy('id').execute(),
    };
  };

  const ana = {
    firstName: 'Ana',
    lastName: 'Moreno',
    email: 'ana.m@example.com',
    phone: '(312) 555-0142',
    hireDate: '2026-03-02',
    job: 'Server; Cashier',
    wage: '$12.00; 15',
    place: 'Elm',
  };

  it('adds people as the file says, after a dry run that changes nothing', async () => {
    const before = await stored();
    const tried = await dryRun(lead, [ana, { name: 'Ben Ode' }]);
    expect(tried).toMatchObject({ added: 2, changed: 0, unchanged: 0, importId: null });
    expect(tried.rows[0]).toMatchObject({
      outcome: 'added',
      name: 'Ana Moreno',
      changes: [
        { what: 'Email', was: null, now: 'ana.m@example.com' },
        { what: 'Phone', was: null, now: '(312) 555-0142' },
        { what: 'Hire date', was: null, now: 'Mon, Mar 2, 2026' },
        { what: 'Job', was: null, now: 'Server, Elm' },
        { what: 'Job', was: null, now: 'Cashier, Elm' },
        { what: 'Wage of Server, Elm', was: null, now: '$12.00 per hour from 2026-11-02' },
        { what: 'Wage of Cashier, Elm', was: null, now: '$15.00 per hour from 2026-11-02' },
      ],
    });
    expect(await stored()).toEqual(before);
    await write(lead, [ana, { name: 'Ben Ode' }]);
    expect(await named('Ana Moreno')).toMatchObject({
      email: 'ana.m@example.com',
      hireDate: '2026-03-02',
      roles: [],
      jobs: [
        { name: 'Server', grantObject: atElm(), wages: [{ from: '2026-11-02', amount: '12.00', per: 'HOUR' }] },
        { name: 'Cashier' },
      ],
    });
    expect(await named('Ben Ode')).toMatchObject({ email: null, jobs: [] });
  });

  it('changes what differs, adds jobs and wages, and takes nothing away', async () => {
    const rows = [
      { ...ana, phone: '312-555-0199', job: 'Server', wage: '13.5', wageFrom: '2026-12-01', place: 'Elm' },
      { name: 'Ana Moreno', email: 'ANA.M@example.com', job: 'Cashier', place: 'Oak' },
    ];
    const tried = await dryRun(lead, rows);
    expect(tried).toMatchObject({ added: 0, changed: 1 });
    expect(tried.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'continued']);
    expect(tried.rows[0]?.changes).toEqual([
      { what: 'Phone', was: '(312) 555-0142', now: '(312) 555-0199' },
      { what: 'Job', was: null, now: 'Cashier, Oak' },
      {
        what: 'Wage of Server, Elm',
        was: '$12.00 per hour from 2026-11-02',
        now: '$12.00 per hour from 2026-11-02, $13.50 per hour from 2026-12-01',
      },
    ]);
    await write(lead, rows);
    expect((await named('Ana Moreno'))?.jobs.map(({ name, grantObject }) => [name, grantObject.id])).toEqual([
      ['Server', company.tenantId('Elm')],
      ['Cashier', company.tenantId('Elm')],
      ['Cashier', company.tenantId('Oak')],
    ]);
    expect(await dryRun(lead, rows)).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('says in the dry run that somebody who works at the new place has the same PIN', async () => {
    const jobTypeId = (await named('Ana Moreno'))?.jobs[0]?.jobTypeId ?? '';
    const add = (name: string, at: string) =>
      lead.client.users.create({
        params: { id: company.id },
        body: {
          name,
          email: null,
          roles: [],
          invite: false,
          jobs: [{ jobTypeId, grantObject: { type: 'LOCATION', id: company.tenantId(at) } }],
          pin: '7391',
        },
      });
    expect([(await add('Pia One', 'Elm')).status, (await add('Pia Two', 'Bay')).status]).toEqual([200, 200]);
    const before = await stored();
    const rows = [
      { name: 'Pia Two', hireDate: '2026-01-05', job: 'Server', place: 'Oak', personId: (await named('Pia Two'))?.id },
      { name: 'Pia Two', hireDate: '2026-01-05', job: 'Server', place: 'Elm', personId: (await named('Pia Two'))?.id },
    ];
    const tried = await dryRun(lead, rows);
    expect(tried.rows[0]).toMatchObject({ outcome: 'rejected', failures: [{ code: 'PIN_TAKEN', path: 'place' }] });
    expect(tried).toMatchObject({ added: 0, changed: 0 });
    expect(await run(lead, rows, { dryRun: false, state: tried.state })).toMatchObject({ status: 400 });
    expect(await stored()).toEqual(before);
    expect(await dryRun(lead, rows.slice(0, 1))).toMatchObject({ changed: 1 });
  });

  it('is undone as a whole: everything is as it was before', async () => {
    const before = await stored();
    const rows = [
      { ...ana, phone: '3125550100', job: 'Server', wage: '20' },
      { name: 'Cleo Banks', job: 'Cashier', wage: '11', phone: '3125550111' },
    ];
    const { importId } = await write(lead, rows);
    expect(await stored()).not.toEqual(before);
    const undo = () =>
      lead.client.employeeImports.undo({ params: { id: company.id }, body: { importId: importId ?? '' } });
    expect(await undo()).toEqual({ status: 200, body: { removed: 1, restored: 1 } });
    expect(await stored()).toEqual(before);
    expect(await undo()).toMatchObject({ status: 404 });
    const list = await lead.client.employeeImports.list({ params: { id: company.id } });
    expect(list.body).toContainEqual(expect.objectContaining({ id: importId, by: 'Lead', added: 1, undone: true }));
  });

  it('is undone after a later one, the newest first', async () => {
    const before = await stored();
    const first = await write(lead, [{ name: 'Wes Orr', phone: '3125550151', job: 'Server', wage: '12' }]);
    const second = await write(lead, [{ name: 'Wes Orr', phone: '3125550151', job: 'Server', wage: '14' }]);
    expect([first.added, second.changed]).toEqual([1, 1]);
    const undo = (importId: string | null) =>
      lead.client.employeeImports.undo({ params: { id: company.id }, body: { importId: importId ?? '' } });
    expect(await undo(first.importId)).toMatchObject({ status: 409, body: [{ params: { name: 'Wes Orr' } }] });
    expect(await undo(second.importId)).toMatchObject({ status: 200 });
    expect(await undo(first.importId)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(before);
  });

  it('makes the employment of a location unpublished, and so does its undo', async () => {
    const change = async () => {
      const people = await server.context.db
        .selectFrom('place_people')
        .selectAll()
        .where('place_id', '=', company.tenantId('Bay'))
        .execute();
      return people.map(({ version }) => version);
    };
    const row = { name: 'Xan Li', job: 'Server', place: 'Bay' };
    const none = await change();
    const { importId } = await write(lead, [row]);
    const added = await change();
    expect(added).not.toEqual(none);
    await lead.client.employeeImports.undo({ params: { id: company.id }, body: { importId: importId ?? '' } });
    expect(await change()).not.toEqual(added);
  });

  it('is not undone when somebody changed one of its people since, and says who', async () => {
    const { importId } = await write(lead, [{ name: 'Dee Park', phone: '3125550121' }, { name: 'Eli Voss' }]);
    const dee = await named('Dee Park');
    if (dee === undefined) throw new Error('nobody');
    const other = await company.person({ name: 'Priya', permissions: ['userAdmin'] });
    await other.client.users.update({
      params: { id: company.id },
      body: { id: dee.id, ver: dee.ver, name: 'Dee P.', email: null, status: 'ACTIVE', roles: [] },
    });
    const before = await stored();
    const undone = await lead.client.employeeImports.undo({
      params: { id: company.id },
      body: { importId: importId ?? '' },
    });
    expect(undone).toEqual({
      status: 409,
      body: [{ code: 'CHANGED_SINCE', path: '/body/importId', params: { name: 'Dee P.', by: 'Priya' } }],
    });
    expect(await stored()).toEqual(before);
  });

  it('tells what is wrong cell by cell, and writes nothing before all is good', async () => {
    const rows: ImportedRow[] = [
      { name: '', email: 'x@example.com' },
      { name: '=cmd|1', phone: '123' },
      { name: 'Fay', email: 'no address', hireDate: '31/31/2026' },
      { name: 'Gil', job: 'Astronaut', wage: '12.345' },
      { name: 'Hal', place: 'Atlantis', job: 'Server' },
      { name: 'Ira', wage: '12' },
      { name: 'Jo', job: 'Server', wage: '12; 13; 14' },
      { name: 'x'.repeat(121) },
      { name: 'Kim', email: lead.email, phone: '3125550142' },
      { name: 'Lou', phone: '3125550177' },
      { name: 'Lou', phone: '3125550177' },
      { name: 'Moe', email: 'moe@example.com' },
      { name: 'Moses', email: 'MOE@example.com', job: 'Server' },
    ];
    const { rows: found } = await dryRun(lead, rows);
    expect(found.map(({ failures }) => failures.map(({ code, path }) => `${path} ${code}`))).toEqual([
      ['firstName NAME_MISSING'],
      ['name FORMULA', 'phone PHONE'],
      ['email EMAIL', 'hireDate DATE'],
      ['wage MONEY', 'job UNKNOWN_JOB'],
      ['place UNKNOWN_PLACE'],
      ['job JOB_MISSING'],
      ['wage COUNT'],
      ['name NAME'],
      [],
      [],
      ['name DUPLICATE_ROW'],
      [],
      ['name CONTRADICTS_ROW'],
    ]);
    const before = await stored();
    const answer = await run(lead, rows, { dryRun: false, state: '' });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body).toContainEqual({
      code: 'UNKNOWN_JOB',
      path: '/body/rows/3/job',
      params: { name: 'Astronaut' },
    });
    expect(await stored()).toEqual(before);
  });

  it('asks who a row means where that is in doubt, and does as somebody decides', async () => {
    await write(lead, [{ name: 'Nia Cole', phone: '3125550131' }]);
    const nia = await named('Nia Cole');
    const row = { name: 'Nia Cole', phone: '3125550132' };
    const tried = await dryRun(lead, [row]);
    expect(tried.rows[0]).toMatchObject({ outcome: 'doubtful', candidates: [{ id: nia?.id, phone: '3125550131' }] });
    expect(await run(lead, [row], { dryRun: false, state: tried.state })).toEqual({
      status: 400,
      body: [{ code: 'UNDECIDED', path: '/body/rows/0/personId' }],
    });
    expect(await dryRun(lead, [{ ...row, personId: null }])).toMatchObject({ added: 1 });
    expect(await dryRun(lead, [{ ...row, personId: nia?.id ?? '' }])).toMatchObject({ changed: 1 });
  });

  it('refuses to write what nobody looked at: a person who changed since the dry run is a conflict', async () => {
    const row = { name: 'Ola Berg', phone: '3125550141' };
    const { state } = await dryRun(lead, [row]);
    await write(lead, [row]);
    expect(await run(lead, [row], { dryRun: false, state })).toMatchObject({
      status: 409,
      body: [{ path: '/body/state' }],
    });
  });

  it('reaches only what its sender manages, and no wage without the permission for it', async () => {
    const elmLead = await company.person({ permissions: ['userAdmin', 'manageMenus'], on: 'Elm' });
    const row = { name: 'Pam Roy', job: 'Server' };
    expect(await run(elmLead, [row], { place: { type: 'COMPANY', id: company.id } })).toMatchObject({
      status: 400,
      body: [{ code: 'UNKNOWN_PLACE', path: '/body/place' }],
    });
    const { rows } = await dryRun(elmLead, [
      { ...row, place: 'Oak' },
      { ...row, name: 'Quin', wage: '12' },
      { name: 'Ray' },
      { name: 'Sia', email: 'ana.m@example.com', job: 'Server' },
      { name: 'Tia', email: lead.email, job: 'Server' },
    ]);
    expect(rows.map(({ failures }) => failures.map(({ code, path }) => `${path} ${code}`))).toEqual([
      ['place UNKNOWN_PLACE'],
      ['wage FORBIDDEN'],
      ['place FORBIDDEN'],
      ['name FORBIDDEN'],
      ['email ALREADY_EXISTS'],
    ]);
    await write(lead, [{ ...row, wage: '12' }]);
    // That a guess is right is not told either.
    const guess = { ...row, wage: '12', personId: (await named('Pam Roy'))?.id ?? '' };
    expect((await dryRun(elmLead, [guess])).rows[0]).toMatchObject({
      outcome: 'rejected',
      failures: [{ path: 'wage' }],
    });
    await write(elmLead, [{ ...guess, wage: '', phone: '3125550161' }]);
    expect(await named('Pam Roy')).toMatchObject({ jobs: [{ grantObject: atElm() }] });
    const reader = await company.person({ permissions: ['userAdmin'] });
    expect(await run(reader, [row])).toMatchObject({ status: 403 });
    expect(await reader.client.employeeImports.list({ params: { id: company.id } })).toMatchObject({ status: 403 });
  });

  it('refuses more rows than it may have, and a cell that nobody reads, with its path', async () => {
    const many = Array.from({ length: 5001 }, (_, row) => ({ name: `Person ${row}` }));
    expect(await run(lead, many)).toMatchObject({ status: 400, body: [{ path: '/body/rows' }] });
    expect(await run(lead, [{ name: 'x'.repeat(501) }])).toMatchObject({
      status: 400,
      body: [{ path: '/body/rows/0/name' }],
    });
    expect(await run(lead, [{ name: 'A\u0000na' }])).toMatchObject({ status: 400, body: [{ code: 'UNSAFE_TEXT' }] });
  });

  it('is one entry of the audit, and a second one for its undo', async () => {
    const { importId } = await write(lead, [{ name: 'Uma' }, { name: 'Val' }], { fileName: 'new crew.csv' });
    await lead.client.employeeImports.undo({ params: { id: company.id }, body: { importId: importId ?? '' } });
    const log = await lead.client.audit.list({ params: { companyId: company.id }, query: { search: 'crew' } });
    if (log.status !== 200) throw new Error(JSON.stringify(log));
    expect(log.body.entries.every(({ by, about }) => by.id === lead.id && about === null)).toBe(true);
    expect(log.body.entries.map(({ said, changes }) => [said, changes.map(({ what }) => what)])).toEqual([
      ['undid the import of employees from new crew.csv', ['Uma', 'Val']],
      ['imported employees from new crew.csv', ['Uma', 'Val']],
    ]);
  });

  it('is in the history of each of its people, with what it changed about that one', async () => {
    await write(lead, [{ name: 'Wes', phone: '3125550111' }, { name: 'Xia' }]);
    await write(lead, [{ name: 'Wes', phone: '3125550111', hireDate: '2026-05-04' }, { name: 'Yve' }]);
    const wes = await named('Wes');
    const history = async (by: TestPerson) => {
      const log = await by.client.audit.list({ params: { companyId: company.id }, query: { target: wes?.id } });
      if (log.status !== 200) throw new Error(JSON.stringify(log));
      return log.body.entries.map(({ said, changes }) => [said, changes.map(({ what }) => what)]);
    };
    expect(await history(lead)).toEqual([
      ['imported employees from people.csv', ['Wes: Hire date']],
      ['imported employees from people.csv', ['Wes']],
    ]);
    const stranger = await company.person({ name: 'Stranger', permissions: ['userAdmin'], on: 'Bay' });
    expect(await history(stranger)).toEqual([]);
  });

  it('of 5,000 people renews what the database knows of its tables, before anybody lists or publishes them', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => ({ name: `Crew ${n}`, job: 'Server', wage: '15.25' }));
    const known = async () => {
      const counts = await knownCounts(server.context.db, ['person', 'person_job', 'person_wage']);
      return Object.values(counts).map(count => count >= 5000);
    };
    expect(await known()).toEqual([false, false, false]);
    expect(await write(lead, rows)).toMatchObject({ added: 5000 });
    expect(await known()).toEqual([true, true, true]);
    const boss = await company.person({ permissions: ['companyAdmin'] });
    const preview = await boss.client.syncEmployment.preview({ body: { locationIds: [company.tenantId('Elm')] } });
    expect(preview.status === 200 && preview.body[0]?.documents[0]?.findingsTotal).toBeGreaterThanOrEqual(5000);
  });
});
