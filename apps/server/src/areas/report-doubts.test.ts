import { mostDoubts } from '@commissary/catalog';
import { businessDay } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soldTicket } from '../testing/sold-ticket.ts';
import type { TestClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';
import { workedShift } from '../testing/worked-shift.ts';

const zone = 'America/Chicago';

describe.each(databases)('what is counted with a doubt on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
  });
  afterAll(() => server.close());

  const doubts = async (client: TestClient, report: 'storeSummary' | 'employeePayroll' | 'productMix', more = {}) => {
    const day = businessDay(server.clock.now().getTime(), zone);
    const query = { from: day, to: day, ...more };
    const got = await client.reports.read({ params: { companyId: company.id, report }, query });
    if (got.status !== 200) throw new Error(JSON.stringify(got.body));
    return got.body.doubts;
  };

  it('[RULE.sold.48] is named with its reasons, of the locations and days that are asked about, to who may see it there', async () => {
    const till = openTills(server);
    const now = server.clock.now().getTime();
    const day = businessDay(now, zone);
    const sell = async (name: string, body: object) =>
      expect(await (await till(company, name)).terminal.tickets({ body: { tickets: [], ...body } })).toMatchObject({
        body: { refused: [] },
      });
    await sell('Elm', { tickets: [soldTicket('right', now), soldTicket('wrong', now, { total: 1, number: 812 })] });
    await sell('Oak', { tickets: [soldTicket('other', now, { total: 2, number: 9 })] });
    await sell('Oak', { shifts: [workedShift('s1', now, { clockIn: now })] });
    const wrong = { kind: 'TICKET', id: 'wrong', day, name: '812', flags: ['SUMS_DIFFER'] };
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const reader = await company.person({ permissions: ['dashboard', 'payroll'] });
    expect(new Set((await doubts(reader.client, 'storeSummary')).map(({ id }) => id))).toEqual(
      new Set(['wrong', 'other']),
    );
    expect(await doubts(reader.client, 'storeSummary', { tenantId: elm })).toEqual([{ ...wrong, locationId: elm }]);
    expect(await doubts(reader.client, 'employeePayroll')).toEqual([
      { kind: 'SHIFT', id: 's1', day, name: 'Sam Hill', locationId: oak, flags: ['UNKNOWN_EMPLOYEE'] },
    ]);
    expect(await doubts(reader.client, 'productMix')).toEqual([]);
    // What is restricted is not made of all of them.
    expect(await doubts(reader.client, 'storeSummary', { orderType: '1' })).toEqual([]);
    const atElm = await company.person({ permissions: ['dashboard', 'payroll'], on: 'Elm' });
    expect((await doubts(atElm.client, 'storeSummary')).map(({ id }) => id)).toEqual(['wrong']);
    expect(await doubts(atElm.client, 'employeePayroll')).toEqual([]);
    server.clock.pass(86_400_000);
    expect(await doubts(await server.clientOf(reader.id), 'storeSummary')).toEqual([]);
  });

  it('[RULE.sold.48] is one more than are named where there are more', async () => {
    const till = await openTills(server)(company, 'Elm');
    const now = server.clock.now().getTime();
    const { client } = await company.person({ permissions: ['dashboard'] });
    const tickets = Array.from({ length: mostDoubts + 2 }, (_, at) => soldTicket(`many-${at}`, now, { total: 1 }));
    await till.terminal.tickets({ body: { tickets } });
    expect(await doubts(client, 'storeSummary')).toHaveLength(mostDoubts + 1);
  });
});
