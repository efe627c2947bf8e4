import type { ImportedRow } from '@commissary/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCompany, type TestCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Run = Parameters<TestPerson['client']['employeeImports']['run']>[0]['body'];

describe.each(databases)('a file with employees on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
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
  const peopleStored = async () =>
    (await server.context.db.selectFrom('person').select(['id', 'name', 'version']).orderBy('id').execute()).length;

  describe('what a file leaves open', () => {
    const datesOf = async (dates: readonly string[], part: Partial<Run> = {}) => {
      const answer = await dryRun(
        lead,
        dates.map((hireDate, at) => ({ name: `Dated ${at}`, hireDate })),
        part,
      );
      return {
        dates: answer.dates,
        read: answer.rows.map(({ changes, failures }) => failures[0]?.code ?? changes[0]?.now),
      };
    };

    it('[RULE.import.01] the order of dates is decided for the whole column, said, and asked where nothing decides it', async () => {
      expect(await datesOf(['05/12/2019', '25/12/2019', '2020-01-02'])).toEqual({
        dates: 'DAY_FIRST',
        read: ['Thu, Dec 5, 2019', 'Wed, Dec 25, 2019', 'Thu, Jan 2, 2020'],
      });
      expect(await datesOf(['05/12/2019', '12/25/2019'])).toEqual({
        dates: 'MONTH_FIRST',
        read: ['Sun, May 12, 2019', 'Wed, Dec 25, 2019'],
      });
      const open = ['05/12/2019', '06/06/2019', '2020-01-02'];
      expect(await datesOf(open)).toEqual({
        dates: 'UNDECIDED',
        read: ['DATE_ORDER', 'Thu, Jun 6, 2019', 'Thu, Jan 2, 2020'],
      });
      expect(await datesOf(open, { dateOrder: 'DAY_FIRST' })).toMatchObject({
        read: ['Thu, Dec 5, 2019', 'Thu, Jun 6, 2019', 'Thu, Jan 2, 2020'],
      });
      const mixed = ['25/12/2019', '12/25/2019'];
      expect(await datesOf(mixed)).toEqual({ dates: 'UNDECIDED', read: ['DATE_ORDER', 'DATE_ORDER'] });
      expect(await datesOf(mixed, { dateOrder: 'MONTH_FIRST' })).toMatchObject({ read: ['DATE', 'Wed, Dec 25, 2019'] });
    });

    it('[RULE.import.02] a year of two digits is refused, and its cell named', async () => {
      const { rows } = await dryRun(lead, [
        { name: 'Old', hireDate: '6/13/98' },
        { name: 'New', hireDate: '6/13/26' },
        { name: 'Odd', hireDate: '6/13/0098' },
      ]);
      expect(rows.map(({ warnings, failures }) => [warnings, failures])).toEqual([
        [[], [{ code: 'SHORT_YEAR', path: 'hireDate' }]],
        [[], [{ code: 'SHORT_YEAR', path: 'hireDate' }]],
        [[], [{ code: 'DATE', path: 'hireDate' }]],
      ]);
    });

    it('[RULE.import.03] rows with different employee ids are different people, and with one id one person', async () => {
      const twin = { name: 'Ana Twin', job: 'Server' };
      const different = await dryRun(lead, [
        { ...twin, employeeId: '7' },
        { ...twin, employeeId: '8', job: 'Cashier' },
        { ...twin, employeeId: '7', job: 'Cashier', phone: '3125550170' },
      ]);
      expect(different).toMatchObject({ added: 2 });
      expect(different.rows.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'continued']);
      await write(lead, [{ ...twin, phone: '3125550171', employeeId: '7' }]);
      const { rows } = await dryRun(lead, [
        { ...twin, phone: '3125550171', employeeId: '7' },
        { ...twin, phone: '3125550171', employeeId: '8' },
      ]);
      expect(rows.map(({ outcome, candidates }) => [outcome, candidates.length])).toEqual([
        ['unchanged', 0],
        ['doubtful', 1],
      ]);
    });

    it('[RULE.import.04] a place without a job is told', async () => {
      const reported = { warnings: [{ code: 'PLACE_WITHOUT_JOB', path: 'place' }] };
      const { rows } = await dryRun(lead, [{ name: 'No Job', place: 'Oak' }, { name: 'No Place' }]);
      expect(rows).toMatchObject([reported, { warnings: [] }]);
    });

    it('[RULE.import.05] a large wage without a period is asked, and a period in the cell counts', async () => {
      const rows = [
        { name: 'Chef', job: 'Server', wage: '1,000.00' },
        { name: 'Cook', job: 'Server', wage: '999.99' },
        { name: 'Sous', job: 'Server', wage: '48000/yr' },
        { name: 'Host', job: 'Server', wage: '900', wagePer: 'weekly' },
        { name: 'Both', job: 'Server', wage: '900/wk', wagePer: 'hourly' },
      ];
      const wages = ({ rows: found }: Awaited<ReturnType<typeof dryRun>>) =>
        found.map(({ changes, failures }) => failures[0]?.code ?? changes.at(-1)?.now);
      const asked = await dryRun(lead, rows);
      expect(asked.largeWages).toBe(1);
      expect(wages(asked)).toEqual([
        'PERIOD_MISSING',
        '$999.99 per hour from 2026-11-02',
        '$48000.00 per year from 2026-11-02',
        '$900.00 per week from 2026-11-02',
        'PERIODS_DIFFER',
      ]);
      const answered = await dryRun(lead, rows, { largeWagesPer: 'YEAR' });
      expect(wages(answered).slice(0, 2)).toEqual([
        '$1000.00 per year from 2026-11-02',
        '$999.99 per hour from 2026-11-02',
      ]);
    });

    it('[RULE.import.06] a last name in front is read as a name, and asks about the person who has it', async () => {
      await write(lead, [{ name: 'Ana Comma' }]);
      const { rows } = await dryRun(lead, [{ name: 'Comma, Ana' }, { name: 'Ode, Jr.' }]);
      expect(rows).toMatchObject([
        { outcome: 'doubtful', name: 'Ana Comma', candidates: [{ name: 'Ana Comma' }] },
        { outcome: 'added', name: 'Ode, Jr.' },
      ]);
    });
  });

  describe('what a file costs', () => {
    it('[RULE.cost.04] names that a cell repeats are one and told, and a row gives at most as many jobs as somebody may have', async () => {
      const times = (name: string, count: number) => Array.from({ length: count }, () => name).join(';');
      const { rows } = await dryRun(lead, [
        { name: 'Many', job: times('Server', 60), place: times('Elm', 55) },
        { name: 'Wide', job: Array.from({ length: 101 }, (_, at) => `j${at}`).join(';'), place: 'Elm; Oak' },
      ]);
      expect(rows[0]).toMatchObject({ outcome: 'added', failures: [] });
      expect(rows[0]?.changes).toEqual([{ what: 'Job', was: null, now: 'Server, Elm' }]);
      expect(rows[0]?.warnings).toEqual([
        { code: 'REPEATED', path: 'place', params: { name: 'Elm' } },
        { code: 'REPEATED', path: 'job', params: { name: 'Server' } },
      ]);
      expect(rows[1]?.failures.map(({ code }) => code)).toEqual([
        ...Array.from({ length: 10 }, () => 'UNKNOWN_JOB'),
        'TOO_MANY_JOBS',
      ]);
    });

    it('[RULE.cost.10] a check of many rows lets other calls run between them', async () => {
      const people = Array.from({ length: 300 }, (_, at) => ({
        ...{ name: `Row ${at}`, job: 'Server; Cashier', place: 'Elm; Oak', wage: '12.00; 13.00' },
        hireDate: '2020-01-02',
      }));
      // Each look at the clock finds that the work has had its time: it gives a turn away, and looks again behind it.
      let clock = performance.now();
      const looks = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000));
      const { added } = await dryRun(lead, people);
      const looked = looks.mock.calls.length;
      looks.mockRestore();
      // The rows are read one by one, and planned one by one.
      expect(looked).toBeGreaterThanOrEqual(4 * people.length);
      expect(added).toBe(people.length);
    });

    it('[RULE.cost.05] of more people of one name than anybody chooses from, some are listed and all counted', async () => {
      const phones = Array.from({ length: 12 }, (_, at) => `31255502${`${at}`.padStart(2, '0')}`);
      await write(
        lead,
        phones.map(phone => ({ name: 'Sam Same', phone })),
      );
      const { rows } = await dryRun(lead, [{ name: 'Sam Same' }, { name: 'Sam Same', phone: phones[11] ?? '' }]);
      expect(rows[0]).toMatchObject({ outcome: 'doubtful', candidatesTotal: 12 });
      expect(rows[0]?.candidates).toHaveLength(10);
      expect(rows[1]).toMatchObject({ outcome: 'unchanged' });
    });

    it('[RULE.cost.06] somebody checks sixty files in a minute, and no more', async () => {
      const checker = await company.person({ permissions: ['userAdmin', 'manageMenus'] });
      const together = 20;
      for (let checked = 0; checked < 60; checked += together) {
        const answers = await Promise.all(Array.from({ length: together }, () => run(checker, [{ name: 'Again' }])));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(together);
      }
      expect(await run(checker, [{ name: 'Again' }])).toEqual({
        status: 400,
        body: [{ code: 'RATE_LIMIT_EXCEEDED' }],
      });
      server.clock.pass(61_000);
      expect(await run(checker, [{ name: 'Again' }])).toMatchObject({ status: 200 });
    });

    it('[RULE.cost.07] of addresses of other companies a person gets twenty answers in a minute, whichever call gives them', async () => {
      const other = await makeCompany(server);
      const theirs = await Promise.all(Array.from({ length: 30 }, () => other.person()));
      const taken = theirs.map(({ email }, at) => ({ name: `Guess ${at}`, email }));
      const guesser = await company.person({ permissions: ['userAdmin', 'manageMenus'] });
      const first = await dryRun(guesser, taken);
      const reported = first.rows.filter(({ failures }) => failures.some(({ code }) => code === 'ALREADY_EXISTS'));
      expect([reported.length, first.uncheckedEmails]).toEqual([10, 20]);
      const rest = await dryRun(guesser, taken.slice(10));
      expect([rest.added, rest.uncheckedEmails]).toEqual([20, 20]);
      // A write tells of one.
      const before = await peopleStored();
      const refused = await run(guesser, taken.slice(10), { dryRun: false, state: rest.state });
      expect(refused).toMatchObject({ status: 400, body: [{ code: 'ALREADY_EXISTS' }] });
      expect(refused.body).toHaveLength(1);
      expect(await peopleStored()).toEqual(before);
      const add = (email: string) =>
        guesser.client.users.create({
          params: { id: company.id },
          body: { name: 'Guess', email, roles: [], invite: false },
        });
      const find = (email: string) =>
        guesser.client.users.findColleague({ params: { id: company.id }, body: { email } });
      for (const { email } of taken.slice(0, 5))
        expect(await add(email)).toMatchObject({ body: [{ code: 'ALREADY_EXISTS' }] });
      for (const { email } of taken.slice(5, 9)) expect(await find(email)).toMatchObject({ status: 200 });
      const over = { status: 400, body: [{ code: 'RATE_LIMIT_EXCEEDED' }] };
      expect([await add(taken[9]?.email ?? ''), await find('nobody@example.com')]).toEqual([over, over]);
      expect(await run(guesser, taken.slice(10), { dryRun: false, state: rest.state })).toEqual(over);
      // What is not about an address goes on.
      expect(await write(guesser, [{ name: 'Without Address' }])).toMatchObject({ added: 1 });
      server.clock.pass(61_000);
      expect(await find(guesser.email)).toMatchObject({ status: 200 });
    });
  });
});
