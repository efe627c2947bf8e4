import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer, questionsOf, type ReportFilters, reports } from '@commissary/catalog';
import { addDays, businessDay, type Posting, postingsOf, type Ticket, ticketDay } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../sample/seeded.ts';
import {
  closeDays,
  fileClosedDays,
  forgetMissingFiles,
  makeRollups,
  removeUnusedFiles,
} from '../services/reports/index.ts';
import { placeOfTicket } from '../services/tickets/index.ts';
import { createSoldFiles, type SoldFiles } from '../store/sold-files/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

const [hourMs, dayMs, mebibyte] = [3_600_000, 86_400_000, 1024 * 1024];
const zone = 'America/Chicago';
const goOn = () => false;

describe.each(bothDatabases)('reports of long periods that kept sums do not answer, on %s', database => {
  let server: TestServer;
  let folder = '';
  let files: SoldFiles;
  /** How often files were asked. */
  let asked = 0;
  /** What answers in place of the files; null: they do. */
  let other: SoldFiles | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sold-'));
    files = createSoldFiles({ folder, memoryBytes: 128 * mebibyte });
    const soldFiles: SoldFiles = {
      ...files,
      open: () => (other ?? files).open(),
      ask: (...of) => {
        asked += 1;
        return (other ?? files).ask(...of);
      },
    };
    server = await openTestServer({ database, soldFiles });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (...names: string[]) => {
    const company = await makeCompany(server, { locations: names });
    const { id } = await company.person({ permissions: ['dashboard'] });
    const tillAt = openTills(server);
    for (const name of names) await tillAt(company, name);
    const send = async (name: string, ...tickets: Ticket[]) => {
      const sent = await (await tillAt(company, name)).terminal.tickets({ body: { tickets } });
      expect(sent).toMatchObject({ status: 200, body: { refused: [] } });
    };
    return { company, reader: id, send };
  };
  const at = (daysAgo: number) => server.clock.now().getTime() - daysAgo * dayMs;
  const day = (daysAgo: number) => businessDay(at(daysAgo), zone);
  const make = async () => {
    await makeRollups(server.context, goOn);
    await closeDays(server.context, goOn);
    await fileClosedDays(server.context, goOn);
  };
  const ask = async (
    { id: companyId }: TestCompany,
    reader: string,
    [report, from, to]: readonly [keyof typeof reports, string, string],
    more: Readonly<Record<string, string[]>> = {},
  ) => {
    const client = await server.clientOf(reader);
    return client.reports.read({ params: { companyId, report }, query: { from, to, ...more } });
  };
  const filed = async (company: TestCompany) => {
    const id = company.tenantId('Elm');
    return server.context.db
      .selectFrom('rollup')
      .select(['location_id', 'span', 'file'])
      .where('location_id', '=', id)
      .where('file', 'is not', null)
      .orderBy('span')
      .execute();
  };
  /** A day of each of the last `count`, and one ticket on it, 100 days ago so that all are closed at once. */
  const sellDaily = async (send: (name: string, ...tickets: Ticket[]) => Promise<void>, name: string, count: number) =>
    send(name, ...Array.from({ length: count }, (_, n) => soldTicket(`daily-${n}`, at(100 + n))));

  it('[RULE.questions.02] have the same cents and names from files as all tickets have, whatever came when, was corrected or moved to another day', async () => {
    const names = ['Elm', 'Oak'];
    const { company, reader, send } = await open(...names);
    const random = seeded('files');
    const pick = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const stored = new Map<string, { readonly locationId: string; readonly ticket: Ticket }>();
    const anyTicket = (id: string, revision: number): Ticket => {
      const openedAt = at(pick(0, 1, 3, 19, 20, 21, 40, 41, 50, 70, 80)) - Math.floor(random() * 20) * hourMs;
      const driver = pick({ id: 'd1', name: `Cid ${revision}` }, { id: 'd2', name: 'Dee' }, null);
      const ticket = soldTicket(id, openedAt, {
        revision,
        server: pick({ id: 'a', name: 'Ann' }, null),
        orderType: pick({ id: '1', name: 'Dine in' }, { id: '3', name: 'Delivery' }, null),
        delivery: pick(null, {
          ...{ driver, zone: pick({ id: 'z1', name: 'Near' }, null), outAt: openedAt },
          deliveredAt: openedAt + 1_200_000,
        }),
      });
      const [line] = ticket.lines;
      if (line === undefined) throw new Error('no line');
      const item = pick({ id: 'i1', name: 'Soup' }, { id: 'i2', name: `Pie ${revision}` });
      const voided = { at: openedAt + pick(0.1, 1, 18) * dayMs, by: null, reason: null };
      const isVoided = random() < 0.3 && voided.at <= at(0);
      return { ...ticket, lines: [{ ...line, item, voided: isVoided ? voided : null }] };
    };
    const postings = (): Posting[] =>
      [...stored.values()].flatMap(({ locationId, ticket }) =>
        postingsOf(
          ticket,
          placeOfTicket({ locationId, ...ticketDay(ticket, zone) }, { timeZone: zone, dayStarts: [] }),
        ),
      );
    const today = () => server.clock.now().toISOString().slice(0, 10);
    const before = asked;
    let compared = 0;
    for (let step = 0; step < 40; step += 1) {
      const name = pick(...names);
      const batch = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const id = `t${Math.floor(random() * 40)}`;
        const revision = (stored.get(`${name} ${id}`)?.ticket.revision ?? 0) + 1;
        const ticket = anyTicket(id, revision);
        stored.set(`${name} ${id}`, { locationId: company.tenantId(name), ticket });
        return ticket;
      });
      await send(name, ...batch);
      if (random() < 0.4) await make();
      if (random() < 0.1) server.clock.pass(9 * hourMs);
      const [report, filters] = pick<readonly [keyof typeof reports, ReportFilters]>(
        ['deliveries', []],
        ['deliveries', [{ dimension: 'zone', values: [null] }]],
        ['productMix', [{ dimension: 'orderType', values: [null, '3'] }]],
        ['productMix', [{ dimension: 'server', values: ['a'] }]],
        ['serverPerformance', [{ dimension: 'orderType', values: ['1'] }]],
        ['storeSummary', [{ dimension: 'server', values: [null] }]],
      );
      const period = { from: addDays(today(), -pick(20, 51, 90, 1_000)), to: addDays(today(), -pick(0, 1, 19)) };
      const query = Object.fromEntries(
        filters.map(({ dimension, values }) => [dimension, values.map(value => String(value ?? '~'))]),
      );
      const got = await ask(company, reader, [report, period.from, period.to], query);
      const expected = questionsOf(reports[report], period, filters, { payroll: false, viewWageData: false }).map(
        question => answer(question, postings()),
      );
      if (got.status === 400 && got.body[0]?.code === 'INVALID_VALUE') continue;
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      expect(got.body.tables.map(({ rows, total }) => ({ rows, total }))).toEqual(expected);
      const called = new Set(got.body.names.map(({ dimension, id }) => `${dimension} ${id}`));
      for (const { dimensions, rows } of got.body.tables)
        for (const { by } of rows)
          for (const [n, dimension] of dimensions.entries())
            if (['item', 'driver', 'zone', 'server', 'orderType'].includes(dimension) && by[n] !== null)
              expect(called).toContain(`${dimension} ${by[n]}`);
      compared += 1;
    }
    expect([compared > 20, asked - before > 10]).toEqual([true, true]);
  });

  it('[RULE.questions.01] a closed day is written into a file once, is in none while its sums are made anew, and then in another one', async () => {
    const { company, reader, send } = await open('Elm');
    await sellDaily(send, 'Elm', 12);
    await make();
    const first = await filed(company);
    expect(first.map(({ span }) => span)).toEqual(Array.from({ length: 12 }, (_, n) => day(111 - n)));
    await make();
    expect(await filed(company)).toEqual(first);
    const total = async () => {
      const got = await ask(company, reader, ['productMix', day(120), day(90)], { server: ['p1'] });
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      const [table] = got.body.tables;
      return table?.total[table.measures.indexOf('net')];
    };
    const before = asked;
    expect(await total()).toBe(12 * 1_200);
    // It comes after the day was written: the file is not asked for it until it is in another one.
    await send('Elm', soldTicket('late', at(105)));
    expect(await total()).toBe(13 * 1_200);
    await makeRollups(server.context, goOn);
    expect((await filed(company)).map(({ span }) => span)).not.toContain(day(105));
    expect(await total()).toBe(13 * 1_200);
    await make();
    const again = await filed(company);
    expect([again.length, await total(), asked - before]).toEqual([12, 13 * 1_200, 4]);
    const changed = again.filter(({ file }, n) => file !== first[n]?.file).map(({ span }) => span);
    expect(changed).toEqual([day(105)]);
  });

  it('[RULE.questions.01] a day of which something comes while it is written is in another file', async () => {
    const { company, reader, send } = await open('Elm');
    await sellDaily(send, 'Elm', 12);
    await makeRollups(server.context, goOn);
    await closeDays(server.context, goOn);
    const written: string[] = [];
    const soldFiles: SoldFiles = {
      ...files,
      write: async days => {
        const file = await files.write(days);
        if (written.push(file) === 1) {
          await send('Elm', soldTicket('late', at(105)));
          await makeRollups(server.context, goOn);
        }
        return file;
      },
    };
    await fileClosedDays({ ...server.context, soldFiles }, goOn);
    const late = (await filed(company)).find(({ span }) => span === day(105));
    expect([written.length, late?.file]).toEqual([2, written[1]]);
    const got = await ask(company, reader, ['productMix', day(120), day(90)], { server: ['p1'] });
    expect(got).toMatchObject({
      status: 200,
      body: { tables: [{ total: [13_000, 13 * 1_200, 0, 13 * 1_200, 0] }, {}] },
    });
  });

  it('[RULE.questions.01] many small files of a month become one', async () => {
    const { company, reader, send } = await open('Elm');
    const start = Date.UTC(2026, 6, 2, 18);
    for (let n = 0; n < 11; n += 1) {
      await send('Elm', soldTicket(`m${n}`, start + n * dayMs));
      await make();
    }
    const all = await filed(company);
    expect([all.length, new Set(all.map(({ file }) => file)).size <= 3]).toEqual([11, true]);
    const got = await ask(company, reader, ['productMix', '2026-07-01', '2026-07-31'], { server: ['p1'] });
    expect(got).toMatchObject({ status: 200, body: { tables: [{ total: [11_000, 13_200, 0, 13_200, 0] }, {}] } });
  });

  it('[RULE.sold.04] answer five years where files have the days, and 31 days of checks that are in none', async () => {
    const { company, reader, send } = await open('Elm');
    await sellDaily(send, 'Elm', 31);
    const of = (to: number) => ask(company, reader, ['deliveries', day(1_000), day(to)]);
    expect(await of(100)).toMatchObject({ status: 200 });
    await send('Elm', soldTicket('one-more', at(99)));
    expect(await of(99)).toEqual({ status: 400, body: [{ code: 'TOO_MANY_DAYS', path: '/query/to' }] });
    expect(await of(100)).toMatchObject({ status: 200 });
    await make();
    expect(await of(99)).toMatchObject({ status: 200 });
    // An id is looked for on all of these days too.
    const query = { driver: ['nobody'] };
    expect(await ask(company, reader, ['deliveries', day(1), day(0)], query)).toMatchObject({
      ...{ status: 400, body: [{ code: 'INVALID_VALUE', path: '/query/driver' }] },
    });
  });

  it('[RULE.questions.05] a file that is not there is not asked, and its days are written again; one without days goes after an hour', async () => {
    const { company, reader, send } = await open('Elm');
    await sellDaily(send, 'Elm', 12);
    await make();
    const mine = [...new Set((await filed(company)).map(({ file }) => String(file)))];
    for (const file of mine) rmSync(join(folder, file));
    const before = asked;
    const net = async () => {
      const got = await ask(company, reader, ['productMix', day(120), day(90)], { server: ['p1'] });
      return got.status === 200 ? got.body.tables[0]?.total[3] : got.body;
    };
    expect([await net(), asked]).toEqual([12 * 1_200, before]);
    await forgetMissingFiles(server.context);
    expect(await filed(company)).toEqual([]);
    await make();
    expect([(await filed(company)).length, await net(), asked]).toEqual([12, 12 * 1_200, before + 1]);
    writeFileSync(join(folder, '1-unused.parquet'), '');
    utimesSync(join(folder, '1-unused.parquet'), server.clock.now(), server.clock.now());
    server.clock.pass(hourMs - 60_000);
    await removeUnusedFiles(server.context);
    expect(readdirSync(folder)).toContain('1-unused.parquet');
    server.clock.pass(120_000);
    await removeUnusedFiles(server.context);
    expect(readdirSync(folder)).not.toContain('1-unused.parquet');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining((await filed(company)).map(({ file }) => file)));
  });

  it('[RULE.questions.06] that need more memory than there is, or whose process ends or hangs, are refused for now, and nothing else is harmed', async () => {
    const { company, reader, send } = await open('Elm');
    await sellDaily(send, 'Elm', 12);
    await make();
    const once = () => ask(company, reader, ['productMix', day(120), day(90)], { server: ['p1'] });
    expect(await once()).toMatchObject({ status: 200 });
    const refusedBy = async (settings: Partial<Parameters<typeof createSoldFiles>[0]>, harm?: () => void) => {
      other = createSoldFiles({ folder, memoryBytes: 128 * mebibyte, ...settings });
      await other.open();
      const [got, summary] = await Promise.all([
        once(),
        ask(company, reader, ['storeSummary', day(120), day(90)]),
        harm?.(),
      ]);
      await other.close();
      other = null;
      expect(summary).toMatchObject({ status: 200 });
      return got;
    };
    expect(await refusedBy({ memoryBytes: mebibyte })).toEqual({ status: 503, body: [{ code: 'REPORT_TOO_LARGE' }] });
    expect(await refusedBy({ mostMs: 0 })).toEqual({ status: 503, body: [{ code: 'REPORT_STOPPED' }] });
    expect(await once()).toMatchObject({ status: 200 });
    expect((await filed(company)).length).toBe(12);
  });

  it('[RULE.questions.08] are answered from checks where there is no DuckDB, and where few days are asked', async () => {
    const { company, reader, send } = await open('Elm');
    await sellDaily(send, 'Elm', 12);
    await make();
    const net = async (from: number) => {
      const got = await ask(company, reader, ['productMix', day(from), day(90)], { server: ['p1'] });
      return got.status === 200 ? got.body.tables[0]?.total[3] : got.body;
    };
    const before = asked;
    expect([await net(109), asked - before]).toEqual([10 * 1_200, 0]);
    expect([await net(110), asked - before]).toEqual([11 * 1_200, 1]);
    other = { ...files, open: async () => false };
    expect([await net(111), asked - before]).toEqual([12 * 1_200, 1]);
    other = null;
  });
});
