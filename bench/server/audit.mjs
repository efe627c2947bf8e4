// The audit with a million entries, on PostgreSQL: the time of a page, filtered by person, tenant, kind, words and
// days, and after an old page; with the query plan of the slowest ones.
// node bench/server/audit.mjs postgres://user@host:5432/postgres [entries] [--plans]
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { actorsOf, listAudit } from '../../apps/server/src/store/calls/audit-log.ts';
import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { withDatabase } from './database.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, verdict } from './verdict.mjs';

const entries = sizedBy(3, 1_000_000, 1_000);
const [rounds, mostMs, locations, people] = [sized(7, 1), 50, 300, 200];
const began = Date.UTC(2026, 0, 1);
const days = 300;
const day = n => new Date(began + n * 86_400_000);

/**
 * Set-based: nine of ten entries belong to one company. A few people and tenants have most of them, as in practice;
 * `saved` is in most entries, a `rare` word in one of 50,000, and every hundredth concerns three tenants.
 */
const fill = client =>
  client.query(`
    insert into audit (at, company_id, person_id, person_name, kind, action, place_id, target, subject, details, words)
    select timestamptz 'epoch' + (${began} + n::float8 / ${entries} * ${days} * 86400000) * interval '1 millisecond',
      case when n % 10 = 0 then 'other' else 'bench' end, 'person-' || who, 'Person ' || who,
      kind, action, case when n % 100 <> 1 then 'place-' || place end, 'target-' || (n % 5000), 'dish ' || (n % 5000),
      '{}', concat_ws(' ', 'person', who, 'saved dish', n % 5000, case when n % 50000 = 7 then 'rare' end)
    from (select n, floor(power(random(), 3) * ${people})::int as who, floor(power(random(), 2) * ${locations})::int as place,
        case when n % 20 = 0 then 'publishes' when n % 997 = 0 then 'company' else 'documents' end as kind,
        case when n % 20 = 0 then 'publish.start' else 'document.save' end as action
      from generate_series(1, ${entries}) n) drawn;
    insert into audit_place (place_id, at, audit_id)
    select 'place-' || ((id + k * 7) % ${locations}), at, id from audit, generate_series(0, 2) k where place_id is null`);

/** The median of some rounds, after a warm-up round. */
const timed = async ask => {
  await ask();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const at = performance.now();
    await ask();
    times.push(performance.now() - at);
  }
  return median(times);
};

const some = Array.from({ length: 20 }, (_, n) => `place-${n * 3}`);
const every = Array.from({ length: locations }, (_, n) => `place-${n}`);
const questions = {
  'The newest page': {},
  '… after a page in the middle': { behind: { at: day(150), id: entries / 2 } },
  'By a person with many': { personId: 'person-0' },
  'By a person with few': { personId: `person-${people - 1}` },
  'At one location with few': { tenantIds: [`place-${locations - 1}`] },
  'At 20 locations': { tenantIds: some },
  'At all 300 locations, by id': { tenantIds: every },
  'Of a common kind': { kind: 'documents' },
  'Of a rare kind': { kind: 'company' },
  'About one target': { target: 'target-77' },
  'One day': { from: day(100), to: day(101) },
  'A word of every entry': { words: ['saved'] },
  'A prefix in every entry': { words: ['sa'] },
  'A rare word': { words: ['rare'] },
  'A common word and a rare one': { words: ['saved', 'rare'] },
  'A word of no entry': { words: ['nowhere'] },
  'A word of one in 5,000': { words: ['4711'] },
  'A rare word at 20 locations': { words: ['rare'], tenantIds: some },
  'A rare word by a person': { words: ['rare'], personId: 'person-0' },
  'A common word on one old day': { words: ['saved'], from: day(10), to: day(11) },
  'A rare kind by a person with few': { kind: 'company', personId: `person-${people - 1}` },
  'A rare kind at 20 locations': { kind: 'company', tenantIds: some },
  'A person with few at 20 locations': { personId: `person-${people - 1}`, tenantIds: some },
};

await withDatabase(async url => {
  await (await openDatabase({ url })).close();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  let last = { sql: '', parameters: [] };
  const log = ({ query }) => {
    last = query;
  };
  // The database is dropped while the last connection is open.
  pool.on('error', () => undefined);
  const db = new Kysely({ dialect: new PostgresDialect({ pool }), log });
  const at = performance.now();
  await fill(pool);
  await pool.query('vacuum analyze audit');
  await pool.query('vacuum analyze audit_place');
  console.log(`${entries} entries in ${((performance.now() - at) / 1000).toFixed(0)} s`);
  const asked = { 'The people with an entry': () => actorsOf(db, 'bench') };
  for (const [name, question] of Object.entries(questions))
    asked[name] = () => listAudit(db, { companyId: 'bench', tenantIds: null, words: [], limit: 51, ...question });
  for (const [name, ask] of Object.entries(asked)) {
    const ms = await timed(ask);
    verdict(`${name}: ${(await ask()).length}`, `${ms.toFixed(1)} ms`, `≤ ${mostMs} ms`, ms <= mostMs);
    if (ms <= mostMs && !process.argv.includes('--plans')) continue;
    const { rows } = await pool.query(`explain (analyze, timing off) ${last.sql}`, [...last.parameters]);
    console.log(rows.map(row => `    ${row['QUERY PLAN']}`).join('\n'));
  }
  await db.destroy();
});
