// How long other calls wait on the embedded database while reports of a million lines are made, or of as many as are asked
// for: a call of one statement, again and again, beside each report.
// node bench/server/embedded-reports.mjs - [lines]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { databaseAnswers } from '../../apps/server/src/services/calls/index.ts';
import { fileClosedDays, readReport } from '../../apps/server/src/services/reports/index.ts';
import { copySales } from './copied-sales.mjs';
import { linesOfTicket } from './sales.mjs';
import { sized, sizedBy } from './size.mjs';
import { begin, createSoldCompany, days, goOn, ticketsADay } from './sold-company.mjs';
import { verdict } from './verdict.mjs';

const locations = Math.max(2, Math.ceil(sizedBy(3, 1_000_000, 1) / (linesOfTicket * days * ticketsADay)));
/** A call comes so often; no call may wait longer. */
const [everyMs, mostMs] = [5, 50];

/**
 * The longest of calls beside a work, and their 99th percentile: each from when it was due, because a call that comes while
 * the process is busy waits before it is received too.
 */
const waitsBeside = async (context, work) => {
  const waits = [];
  let isOver = false;
  const probe = async () => {
    while (!isOver) {
      const due = performance.now() + everyMs;
      await pause(everyMs);
      await databaseAnswers(context);
      waits.push(performance.now() - due);
    }
  };
  const probing = probe();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  isOver = true;
  await probing;
  waits.sort((a, b) => a - b);
  return { took, longest: waits.at(-1), p99: waits[Math.floor(waits.length * 0.99)] };
};

const folder = mkdtempSync(join(tmpdir(), 'embedded-reports-'));
const { config } = readServerConfig({ COMMISSARY_DATA: folder, PORT: '0' });
const context = await createContext(config);
try {
  const { companyId, places } = await createSoldCompany(context, locations);
  const [first, ...others] = places;
  const query = (text, values) => context.db.executeQuery(CompiledQuery.raw(text, values));
  const ids = others.map(({ id }) => id);
  await copySales(query, first.id, ids);
  await query('update rollup set closed = true where length(span) = 10', []);
  await query('vacuum analyze', []);
  await fileClosedDays(context, goOn);
  console.log(`${locations * days * ticketsADay * linesOfTicket} lines of ${locations} locations on ${days} days`);
  const company = { id: companyId, name: 'Bench' };
  const grants = [{ permissions: ['companyAdmin'], on: { type: 'COMPANY', id: companyId } }];
  const origin = { session: null, address: null, agent: null, source: 'console' };
  const person = { id: 'pat', companyId, name: 'Pat', email: 'pat@example.com', grants };
  const asOwner = { ...context, person, origin, idempotencyKey: null, company };
  const period = {
    from: new Date(begin).toISOString().slice(0, 10),
    to: new Date(begin + 61 * 86_400_000).toISOString().slice(0, 10),
  };
  const cases = [
    ['store summary', 'storeSummary', {}],
    ['product mix', 'productMix', {}],
    ['servers', 'serverPerformance', {}],
    ['items of an order type, from files', 'productMix', { orderType: ['type1'] }],
    ['deliveries, from files', 'deliveries', {}],
  ];
  for (const [what, report, filters] of cases) {
    const read = () => readReport(asOwner, { report, ...period, filters });
    await read();
    const all = [];
    for (let round = 0; round < sized(5, 1); round++) all.push(await waitsBeside(context, read));
    const longest = Math.max(...all.map(one => one.longest));
    const took = all.map(one => one.took).toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
    console.log(
      `${what}: ${took.toFixed(0)} ms; waits beside it ${all.map(one => one.longest.toFixed(0)).join(', ')} ms, p99 ${Math.max(...all.map(one => one.p99)).toFixed(0)} ms`,
    );
    verdict(
      `Embedded: other calls beside a report of a million lines (${what})`,
      `${longest.toFixed(0)} ms`,
      `≤ ${mostMs} ms`,
      longest <= mostMs,
    );
  }
} finally {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}
