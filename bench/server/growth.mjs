// What each call that the console makes costs in a company of 25, 1,000 and 10,000 locations: time, processor, bytes,
// statements, the time until the database answered, and how long the server could answer nothing else. The last column
// is the largest company compared with the smallest.
// node bench/server/growth.mjs postgres://user@host:5432/postgres [part of a call's name]
import pg from 'pg';
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { startSession } from '../../apps/server/src/services/accounts/sessions.ts';
import { makeManyLocations } from '../../apps/server/src/testing/many-locations.ts';
import { screenCalls } from '../../apps/server/src/testing/screen-calls.ts';
import { startChild } from './child.mjs';
import { closeAtEnd, withDatabase } from './database.mjs';
import { sized } from './size.mjs';
import { median } from './verdict.mjs';

const counts = sized([25, 1_000, 10_000], [2]);
const requested = process.argv.slice(3).find(one => !one.startsWith('--')) ?? '';

await withDatabase(async url => {
  const { config } = readServerConfig({ DATABASE_URL: url, PORT: '0' });
  const context = await createContext(config);
  closeAtEnd(() => context.close());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closeAtEnd(() => client.end());
  const found = new Map();
  for (const count of counts) {
    const company = await makeManyLocations(context, count);
    const cookie = `commissary=${await startSession(context, company.ownerId)}`;
    await client.query('vacuum analyze');
    const server = await startChild('growth-server.mjs', [url]);
    for (const call of screenCalls(company))
      if (call.name.includes(requested)) {
        const costs = [...(found.get(call.name) ?? []), await costOf(server, cookie, call)];
        found.set(call.name, costs);
      }
    if ('start'.includes(requested))
      found.set('syncLocations.start all', [
        ...(found.get('syncLocations.start all') ?? []),
        await costOfStart(server, cookie, company),
      ]);
    await server.stop();
  }
  console.log(`| Call | ${counts.map(count => `${count} locations`).join(' | ')} | Growth |`);
  console.log(`|---|${counts.map(() => '---|').join('')}---|`);
  for (const [name, costs] of found)
    console.log(`| ${name} | ${costs.map(textOf).join(' | ')} | ${growthOf(costs[0], costs.at(-1))} |`);
});

/** The others are measured all the same. */
function refuse(name, status, text) {
  process.exitCode = 1;
  console.error(`Failed: ${name}: ${status} ${text.slice(0, 300)}`);
}

/** An act, so it is asked once. */
async function costOfStart(server, cookie, { locationIds }) {
  const before = await server.usage();
  const began = performance.now();
  const answer = await fetch(`${server.address}/api/sync-locations/start`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-commissary': '1' },
    body: JSON.stringify({ action: 'PUBLISH', locationIds }),
  });
  const text = await answer.text();
  const ms = performance.now() - began;
  if (answer.status !== 200) refuse('start', answer.status, text);
  const after = await server.usage();
  const spent = Object.fromEntries(Object.keys(after).map(what => [what, after[what] - before[what]]));
  return { ms, bytes: text.length, ...spent, turnMs: null };
}

async function costOf(server, cookie, { name, method, path, body }) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json', 'x-commissary': '1' }) };
  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(server.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (answer.status !== 200) refuse(name, answer.status, text);
    return { ms: performance.now() - began, bytes: text.length };
  };
  // The first answers fill caches, and the compiler needs time to optimize. What takes long is asked twice in all.
  const first = await ask();
  const isLong = first.ms > 500;
  for (let round = 1; round < sized(isLong ? 0 : 3, 0); round++) await ask();
  const before = await server.usage();
  const rounds = sized(isLong ? 1 : 5, 1);
  const answers = [];
  for (let round = 0; round < rounds; round++) answers.push(await ask());
  const after = await server.usage();
  await server.usage('watch turns');
  await ask();
  const { turnMs } = await server.usage();
  const each = what => (after[what] - before[what]) / rounds;
  return {
    ms: median(answers.map(({ ms }) => ms)),
    bytes: answers[0].bytes,
    cpuMs: each('cpuMs'),
    statements: each('statements'),
    databaseMs: each('databaseMs'),
    turnMs,
  };
}

function textOf({ ms, cpuMs, bytes, statements, databaseMs, turnMs }) {
  const times = [ms, cpuMs, databaseMs].map(one => one.toFixed(1));
  const turn = turnMs === null ? '' : `, turn ${turnMs.toFixed(1)}`;
  return `${times[0]} ms, cpu ${times[1]}, ${(bytes / 1000).toFixed(1)} kB, ${statements} st., db ${times[2]}${turn}`;
}

function growthOf(small, large) {
  // Less than a millisecond more is no growth that somebody notices.
  const of = (what, least) => (large[what] / Math.max(small[what], least)).toFixed(1);
  return `${of('ms', 1)}x time, ${of('bytes', 1)}x bytes, ${of('statements', 1)}x st.`;
}
