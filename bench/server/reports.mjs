// A million lines of tickets, or as many as are asked for: receiving them compared with a bare INSERT of the same rows, reports of a month compared with
// sums in plain columns that SQL adds up, and with the tickets themselves; bytes a line.
// node bench/server/reports.mjs postgres://user@host:5432/postgres [lines]
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { countTickets } from '../../apps/server/src/services/reports/count-tickets.ts';
import { makeRollups, readReport } from '../../apps/server/src/services/reports/index.ts';
import { unpackRollup } from '../../apps/server/src/services/reports/rollup-body.ts';
import { ticketsIn } from '../../apps/server/src/services/reports/tickets-in.ts';
import { receiveTickets } from '../../apps/server/src/services/tickets/index.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { isAnsweredByRollups, questionsOf, reports, sumsFor } from '../../packages/catalog/src/index.ts';
import { copySales, ticketColumns } from './copied-sales.mjs';
import { withDatabase } from './database.mjs';
import { createSales, linesOfTicket } from './sales.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const [days, ticketsADay] = sized([60, 200], [35, 6]);
const locations = Math.max(2, Math.ceil(sizedBy(3, 1_000_000, 1) / (linesOfTicket * days * ticketsADay)));
const batchOf = sized(200, 6);
/** Compared with their tickets at so many locations: at all of them it takes minutes. */
const fewLocations = Math.min(locations, sized(10, 2));
/** Noon of the first of a month that is over, and so is the one after it. */
const today = new Date();
const begin = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 3, 1, 12);
const ticketOf = createSales({ begin, ticketsADay });

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** What one location sells in all these days, received in batches; beside each the same rows in one bare INSERT. */
const receive = async (context, client, location) => {
  await client.query('create table bare_ticket (like ticket including all)');
  const width = ticketColumns.split(',').length + 1;
  const pairs = [];
  for (let day = 0; day < days; day++)
    for (let from = 0; from < ticketsADay; from += batchOf) {
      const sent = Array.from({ length: Math.min(batchOf, ticketsADay - from) }, (_, n) => ticketOf(day, from + n));
      const body = JSON.stringify({ sentAt: today.getTime(), tickets: sent });
      const ours = await timed(async () => {
        const { refused } = await receiveTickets(context, location, JSON.parse(body));
        if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
      });
      const ids = sent.map(({ id }) => id);
      const { rows } = await client.query({
        text: `select location_id, ${ticketColumns} from ticket where location_id = $1 and id = any($2)`,
        values: [location.id, ids],
        rowMode: 'array',
      });
      const places = rows.map((_, row) => `(${Array.from({ length: width }, (_, at) => `$${row * width + at + 1}`)})`);
      const text = `insert into bare_ticket (location_id, ${ticketColumns}) values ${places}`;
      pairs.push([ours, await timed(() => client.query({ text, values: rows.flat() }))]);
    }
  await client.query('drop table bare_ticket');
  // The first ones warm up.
  const warm = pairs.slice(sized(10, 0));
  return {
    ours: median(warm.map(([one]) => one)),
    bare: median(warm.map(([, other]) => other)),
    ratio: median(warm.map(([one, other]) => one / other)),
  };
};

const sumTables = ['servers', 'hours', 'items'];
const sumColumns = ['gross', 'discounts', 'tax', 'checks', 'guests', 'tenders', 'givenTips', 'quantity', 'voids'];

/** The same sums of months with a column for each amount, as somebody would keep them who reads them with SQL alone. */
const makeBare = async (client, places, first) => {
  const { rows } = await client.query('select span, body from rollup where location_id = $1 and length(span) = 7', [
    first,
  ]);
  for (const table of sumTables) {
    const amounts = sumColumns.map(column => `"${column}" bigint not null`).join(', ');
    await client.query(`create table bare_${table} (location_id text, span text collate "C", of text[], ${amounts})`);
    const sums = rows.flatMap(({ span, body }) =>
      (unpackRollup({ locationId: first, span }, body).sums.get(table) ?? []).map(({ of, amounts: found }) => ({
        span,
        of: Object.entries(of).flatMap(([key, value]) => (['location', 'month'].includes(key) ? [] : [String(value)])),
        ...Object.fromEntries(sumColumns.map(column => [column, found[column] ?? 0])),
      })),
    );
    await client.query(
      `insert into bare_${table} select place, s.* from unnest($1::text[]) place,
         jsonb_to_recordset($2) s (span text, of text[], ${sumColumns.map(column => `"${column}" bigint`).join(', ')})`,
      [places, JSON.stringify(sums)],
    );
    await client.query(`create index on bare_${table} (location_id, span)`);
  }
};

const cases = [
  ['hours and order types of a month', 'storeSummary', 'hours', ['of[2]', 'of[1]']],
  ['items of a month', 'productMix', 'items', ['of']],
  ['servers of a month', 'serverPerformance', 'servers', ['of']],
];

await withDatabase(async url => {
  const made = await world(url);
  const { context, caller, companyId } = made;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const places = Array.from({ length: locations }, (_, n) => ({
    ...{ id: `place-${n}`, companyId, name: `Location ${n}`, type: 'LOCATION', timeZone: 'America/Chicago' },
  }));
  await insertTenants(context.db, places, context.now());
  const [first] = places;
  const ids = places.map(({ id }) => id);

  const received = await receive(context, client, first);
  const making = await timed(() => makeRollups(context, () => false));
  console.log(`${days} days and their months of a location added up in ${(making / 1000).toFixed(2)} s`);
  await copySales(
    (text, values) => client.query(text, values),
    first.id,
    ids.filter(id => id !== first.id),
  );
  await makeBare(client, ids, first.id);
  await client.query('vacuum analyze');
  const {
    rows: [counted],
  } = await client.query(`select count(*)::int as tickets,
    pg_total_relation_size('ticket')::float8 as bytes, pg_table_size('ticket')::float8 as heap,
    pg_total_relation_size('rollup')::float8 as sums from ticket`);
  const lines = counted.tickets * linesOfTicket;
  console.log(`${lines} lines, ${counted.tickets} tickets, ${locations} locations, ${days} days`);
  console.log(
    `${(counted.bytes / lines).toFixed(1)} bytes a line, ${(counted.heap / lines).toFixed(1)} of them without indexes; sums ${(counted.sums / lines).toFixed(2)}`,
  );
  const tables = sumTables.map(table => `pg_total_relation_size('bare_${table}')`).join(' + ');
  const {
    rows: [sizes],
  } = await client.query(`select (${tables})::float8 as plain,
    (select sum(length(body) + length(short)) from rollup where length(span) = 7)::float8 as stored,
    (select count(*) from rollup where length(span) = 7)::float8 as months`);
  console.log(
    `Sums of a month of a location: ${(sizes.stored / sizes.months / 1000).toFixed(1)} kB, in plain columns ${(sizes.plain / sizes.months / 1000).toFixed(1)} kB`,
  );
  console.log(`${received.ours.toFixed(1)} ms for a batch of ${batchOf}, bare ${received.bare.toFixed(1)} ms`);
  verdict(
    'Receiving tickets, compared with a bare INSERT of the same rows',
    times(received.ratio),
    '≤ 2x',
    received.ratio <= 2,
  );

  const company = { id: companyId, name: 'Bench' };
  const asOwner = { ...context, ...caller, company };
  const month = new Date(begin).toISOString().slice(0, 7);
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  const period = { from: `${month}-01`, to: end };
  const few = new Map(places.slice(0, fewLocations).map(one => [one.id, one]));
  for (const [what, report, table, by] of cases) {
    const bare = `select ${by}, ${sumColumns.map(column => `sum("${column}")`)} from bare_${table}
      where location_id = any($1) and span = $2 group by ${by} order by 1`;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const read = () => timed(() => readReport(asOwner, { report, ...period, filters: {} }));
    const { ours, baseline, ratio } = await takeTurns(
      sized(7, 1),
      async () => {
        delay.enable();
        const took = await read();
        delay.disable();
        return took;
      },
      () => timed(() => client.query(bare, [ids, month])),
      2,
    );
    console.log(
      `${what}: ${ours.toFixed(1)} ms, bare ${baseline.toFixed(1)} ms, longest turn ${(delay.max / 1e6).toFixed(0)} ms`,
    );
    verdict(
      `Reports: ${what} of all locations, compared with SQL over plain sums`,
      times(ratio),
      '≤ 1.2x',
      ratio <= 1.2,
    );

    const questions = questionsOf(reports[report], period, [], { payroll: false, viewWageData: false });
    if (!isAnsweredByRollups(questions)) throw new Error(`${report} is made of tickets`);
    const fromTickets = async () => {
      const sums = questions.map(() => []);
      for await (const page of ticketsIn(context.db, [...few.keys()], period)) {
        const { postings } = await countTickets(page, id => few.get(id));
        for (const [at, question] of questions.entries()) sums[at] = sumsFor(question, postings, sums[at]);
      }
    };
    const location = [...few.keys()];
    const fromSums = [];
    for (let round = 0; round < sized(5, 1); round++)
      fromSums.push(await timed(() => readReport(asOwner, { report, ...period, filters: { location } })));
    const faster = (await timed(fromTickets)) / median(fromSums);
    const bar = table === 'items' ? 10 : 20;
    verdict(
      `Reports: ${what} of ${fewLocations} locations, compared with its tickets`,
      `${faster.toFixed(1)}x`,
      `≥ ${bar}x as fast`,
      faster >= bar,
    );
  }
  await client.end();
});
