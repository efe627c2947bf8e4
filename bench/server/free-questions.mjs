// Questions that kept sums do not answer, of closed days: what DuckDB takes over files, compared with PostgreSQL over a table
// with a row for each posting, and a report of 31 days from files with the same from tickets.
// node bench/server/free-questions.mjs postgres://user@host:5432/postgres [lines]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { countTickets } from '../../apps/server/src/services/reports/count-tickets.ts';
import { fileClosedDays, makeRollups, readReport } from '../../apps/server/src/services/reports/index.ts';
import { ticketsIn } from '../../apps/server/src/services/reports/tickets-in.ts';
import { receiveTickets } from '../../apps/server/src/services/tickets/index.ts';
import { filedDays } from '../../apps/server/src/store/rollups/index.ts';
import { createSoldFiles } from '../../apps/server/src/store/sold-files/index.ts';
import { format } from '../../apps/server/src/store/sold-rows/index.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { copySales } from './copied-sales.mjs';
import { closeAtEnd, withDatabase } from './database.mjs';
import { createSales, linesOfTicket } from './sales.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const [days, ticketsADay] = sized([60, 100], [35, 2]);
const locations = Math.max(2, Math.ceil(sizedBy(3, 240_000, 1) / (linesOfTicket * days * ticketsADay)));
const today = new Date();
const begin = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 3, 1, 12);
const ticketOf = createSales({ begin, ticketsADay });
const timeZone = 'America/Chicago';
const goOn = () => false;

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const texts = ['orderType', 'server', 'channel', 'fulfillment', 'department', 'item', 'tender'];
const amounts = ['gross', 'discounts', 'tax', 'quantity', 'tenders', 'givenTips', 'checks', 'guests', 'voids'];

/** Two months of a location, and the same of all others, on days that are closed. */
const sell = async (context, client, places) => {
  const [first, ...others] = places;
  for (let day = 0; day < days; day++) {
    const tickets = Array.from({ length: ticketsADay }, (_, n) => ticketOf(day, n));
    await receiveTickets(context, first, { tickets });
  }
  await makeRollups(context, goOn);
  const ids = others.map(({ id }) => id);
  await copySales((text, values) => client.query(text, values), first.id, ids);
  await client.query('update rollup set closed = true where length(span) = 10');
};

/** A row for each posting, as somebody would keep them who asks PostgreSQL alone. */
const makeRows = async (context, client, places, period) => {
  const [first] = places;
  const columns = [...texts.map(name => `"${name}" text`), ...amounts.map(name => `"${name}" bigint`)].join(', ');
  await client.query(`create table posting (location_id text, day text collate "C", ${columns})`);
  for await (const page of ticketsIn(context.db, [first.id], period)) {
    const { postings } = await countTickets(page, () => ({ timeZone, dayStarts: [] }));
    await client.query(
      `insert into posting select place, s.* from unnest($1::text[]) place,
         jsonb_to_recordset($2) s (day text, ${columns})`,
      [places.map(({ id }) => id), JSON.stringify(postings.map(one => ({ ...one.of, ...one.amounts })))],
    );
  }
  await client.query('create index on posting (location_id, day)');
  await client.query('vacuum analyze');
};

const sumsOf = (by, filter) => `select "${by}", ${amounts.slice(0, 4).map(name => `sum("${name}")`)} from posting
  where location_id = any($1) and day between $2 and $3 and "${by}" is not null and "${filter}" = any($4) group by 1`;

const cases = [
  ['items of an order type', 'item', 'orderType', ['type1']],
  ['departments of three servers', 'department', 'server', ['server1', 'server2', 'server3']],
  ['days of a channel', 'day', 'channel', ['POS']],
];

await withDatabase(async url => {
  const folder = mkdtempSync(join(tmpdir(), 'sold-'));
  const { context: made, caller, companyId } = await world(url);
  const soldFiles = createSoldFiles({ folder, memoryBytes: 256 * 1024 * 1024 });
  closeAtEnd(async () => {
    await soldFiles.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const context = { ...made, soldFiles };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const places = Array.from({ length: locations }, (_, n) => ({
    ...{ id: `place-${n}`, companyId, name: `Location ${n}`, type: 'LOCATION', timeZone },
  }));
  await insertTenants(context.db, places, context.now());
  const ids = places.map(({ id }) => id);
  await sell(context, client, places);
  const end = new Date(begin + (days + 1) * 86_400_000).toISOString().slice(0, 10);
  const period = { from: new Date(begin).toISOString().slice(0, 10), to: end };
  await makeRows(context, client, places, period);
  const lines = locations * days * ticketsADay * linesOfTicket;
  const writing = await timed(() => fileClosedDays(context, goOn));
  const bytes = (await soldFiles.list()).reduce((sum, one) => sum + one.bytes, 0);
  console.log(`${lines} lines of ${locations} locations on ${days} days, written in ${(writing / 1000).toFixed(1)} s`);
  const {
    rows: [table],
  } = await client.query("select pg_table_size('posting')::float8 as bytes");
  console.log(`${(bytes / lines).toFixed(1)} bytes a line in files, ${(table.bytes / lines).toFixed(1)} as rows`);

  const filed = (await filedDays(context.db, ids, period, format)).filter(({ file }) => file !== null);
  for (const [what, by, filter, values] of cases) {
    const measures = ['gross', 'discounts', 'tax', 'quantity'];
    const question = { measures, dimensions: [by], filters: [{ dimension: filter, values }], period };
    const { ours, baseline, ratio } = await takeTurns(
      sized(9, 1),
      () => timed(() => soldFiles.ask([question], filed, [])),
      () => timed(() => client.query(sumsOf(by, filter), [ids, period.from, period.to, values])),
      2,
    );
    console.log(`${what}: ${ours.toFixed(1)} ms, PostgreSQL ${baseline.toFixed(1)} ms`);
    verdict(
      `Free questions: ${what}, from files, compared with PostgreSQL over rows`,
      times(1 / ratio),
      '≥ 3x as fast',
      ratio <= 1 / 3,
    );
  }

  const asOwner = { ...context, ...caller, soldFiles, company: { id: companyId, name: 'Bench' } };
  const month = { from: period.from, to: new Date(begin + 30 * 86_400_000).toISOString().slice(0, 10) };
  const filters = { orderType: ['type1'], location: ids.slice(0, 10) };
  const read = files =>
    timed(() => readReport({ ...asOwner, soldFiles: files }, { report: 'productMix', ...month, filters }));
  const none = { ...soldFiles, open: async () => false };
  const fromFiles = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < sized(5, 1); round++) fromFiles.push(await read(soldFiles));
  delay.disable();
  const fromTickets = await read(none);
  console.log(
    `A report of a month: ${median(fromFiles).toFixed(0)} ms, from tickets ${fromTickets.toFixed(0)} ms; longest turn ${(delay.max / 1e6).toFixed(0)} ms`,
  );
  const faster = fromTickets / median(fromFiles);
  verdict(
    'Free questions: items of an order type in a month of 10 locations, compared with its tickets',
    `${faster.toFixed(1)}x`,
    '≥ 3x as fast',
    faster >= 3,
  );
  await client.end();
});
