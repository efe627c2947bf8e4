// Check-ins of 40 terminals of one location, 200 a second, while each commit takes 20 ms longer, as on a slow disk,
// compared with one such commit. A server that waits for its disk (`fsync`) is needed.
// node bench/server/slow-commits.mjs postgres://user@host:5432/postgres
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startChild } from './child.mjs';
import { closeAtEnd, withDatabase } from './database.mjs';
import { sized } from './size.mjs';
import { median, times, verdict } from './verdict.mjs';
import { terminalSecret } from './world.mjs';

const slowerMs = 20;
const [everyMs, terminals, count] = [5, 40, sized(2_000, 5)];

await withDatabase(async url => {
  const raw = new pg.Client({ connectionString: url });
  await raw.connect();
  closeAtEnd(() => raw.end());
  const name = new URL(url).pathname.slice(1);
  for (const setting of [`commit_delay = ${slowerMs * 1_000}`, 'commit_siblings = 0']) {
    await raw.query(`alter database ${name} set ${setting}`);
    await raw.query(`set ${setting}`);
  }
  const product = await startChild('serve.mjs', [url]);
  const headers = { authorization: `Bearer till.${terminalSecret}`, 'content-type': 'application/json' };
  let refused = 0;
  const checkIn = async terminal => {
    const body = JSON.stringify({ deviceId: `till-${terminal}`, softwareVersion: '1.0', runs: [] });
    const answer = await fetch(`${product.address}/api/terminal/check-in`, { method: 'POST', headers, body });
    await answer.text();
    // All of them come from one address, of which so many are answered at a time.
    if (answer.status === 429) refused += 1;
    else if (answer.status !== 200) throw new Error(`A check-in was answered ${answer.status}.`);
  };
  for (let terminal = 0; terminal < terminals; terminal++) await checkIn(terminal);

  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      // From when it was due: what could not be sent in time waits too.
      const due = began + n * everyMs;
      await pause(Math.max(0, due - performance.now()));
      await checkIn(n % terminals);
      return performance.now() - due;
    }),
  );
  await raw.query('create table committed (at timestamptz)');
  const commits = [];
  for (let n = 0; n < sized(25, 1); n++) {
    const from = performance.now();
    await raw.query('insert into committed values (now())');
    commits.push(performance.now() - from);
  }
  await product.stop();
  const ratio = median(waits) / median(commits);
  const late = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)];
  console.log(
    `${median(waits).toFixed(1)} ms, p99 ${late.toFixed(1)}, compared with ${median(commits).toFixed(1)}; refused: ${refused}`,
  );
  verdict(`200 check-ins a second, compared with one commit ${slowerMs} ms slower`, times(ratio), '≤ 1x', ratio <= 1);
});
