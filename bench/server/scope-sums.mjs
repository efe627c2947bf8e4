// A report of items of all locations, from sums of the company compared with those of each location; on PostgreSQL, or with -
// on the embedded database.
// node bench/server/scope-sums.mjs postgres://user@host:5432/postgres [locations]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { makeScopes, readReport } from '../../apps/server/src/services/reports/index.ts';
import { scopeSums } from '../../apps/server/src/store/rollups/index.ts';
import { copySums } from './copied-sales.mjs';
import { withDatabase } from './database.mjs';
import { sized, sizedBy } from './size.mjs';
import { begin, createSoldCompany, goOn } from './sold-company.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';

const locations = sizedBy(3, 40, 2);
const dayAt = n => new Date(begin + n * 86_400_000).toISOString().slice(0, 10);
/** Of a comparison with what it replaces, no less. */
const atLeast = 2;

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const measure = async settings => {
  const context = await createContext(readServerConfig({ ...settings, PORT: '0' }).config);
  try {
    const query = async (text, values = []) => (await context.db.executeQuery(CompiledQuery.raw(text, values))).rows;
    const { companyId, places } = await createSoldCompany(context, locations);
    const [first, ...others] = places;
    const ids = others.map(({ id }) => id);
    await copySums(query, first.id, ids);
    const making = await timed(() => makeScopes(context, goOn));
    const [size] = await query(`select count(*)::int as rows, pg_total_relation_size('scope_rollup')::int as bytes,
      (select count(*)::int from rollup) as "of" from scope_rollup`);
    console.log(
      `${size.rows} sums of the company made of ${size.of} in ${(making / 1000).toFixed(2)} s: ${(size.bytes / 1000).toFixed(0)} kB`,
    );
    const grants = [{ permissions: ['companyAdmin'], on: { type: 'COMPANY', id: companyId } }];
    const origin = { session: null, address: null, agent: null, source: 'console' };
    const person = { id: 'pat', companyId, name: 'Pat', email: 'pat@example.com', grants };
    const asOwner = { ...context, person, origin, idempotencyKey: null, company: { id: companyId, name: 'Bench' } };
    const months = [dayAt(0), dayAt(31)].map(day => day.slice(0, 7));
    const cases = [
      ['whole months', { from: dayAt(0), to: dayAt(61) }],
      ['days', { from: dayAt(1), to: dayAt(27) }],
    ];
    for (const [what, period] of cases) {
      const read = () => timed(() => readReport(asOwner, { report: 'productMix', ...period, filters: {} }));
      // Of other locations than these: each location is read.
      const without = async () => {
        await query('update scope_rollup set members = -members');
        const took = await read();
        await query('update scope_rollup set members = -members');
        return took;
      };
      const { ours, baseline, ratio } = await takeTurns(sized(9, 1), read, without, 2);
      console.log(`${what}: ${ours.toFixed(1)} ms, from each location ${baseline.toFixed(1)} ms`);
      verdict(
        `Items of ${what} of all ${locations} locations, from sums of the company`,
        `${times(1 / ratio)} as fast`,
        `≥ ${atLeast}x`,
        1 / ratio >= atLeast,
      );
    }
    const compared = [];
    const all = places.map(({ id }) => id);
    for (let round = 0; round < sized(9, 1); round++)
      compared.push(await timed(() => scopeSums(context.db, companyId, all, months)));
    console.log(`Comparing what two months are made of: ${median(compared).toFixed(1)} ms`);
  } finally {
    await context.close();
  }
};

if (process.argv[2] === '-') {
  const folder = mkdtempSync(join(tmpdir(), 'scope-sums-'));
  await measure({ COMMISSARY_DATA: folder });
  rmSync(folder, { recursive: true, force: true });
} else await withDatabase(url => measure({ DATABASE_URL: url }));
