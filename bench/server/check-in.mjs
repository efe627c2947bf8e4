// The check-in of a terminal with nothing new, compared with a bare Fastify route with one indexed UPDATE; and what it
// writes to the log of the database, at the pace of terminals.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { perCpuSecond, requestText } from './requests.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { terminalSecret } from './world.mjs';

const headers = { authorization: `Bearer till.${terminalSecret}` };
const bodyOf = deviceId => JSON.stringify({ deviceId, softwareVersion: '1.0', runs: [] });

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url]);
  const bare = await startChild('bare.mjs', [url]);
  const body = bodyOf('till-1');
  const ours = requestText(product.address, '/api/terminal/check-in', { method: 'POST', headers, body });
  const theirs = requestText(bare.address, '/contact', { method: 'POST', headers, body });
  // Each terminal sends one request at a time: concurrent writes of one row would wait for each other on both sides.
  const one = { connections: 1, ms: sized(600, 20) };
  const {
    ours: mine,
    baseline,
    ratio,
  } = await takeTurns(
    9,
    () => perCpuSecond(product, ours, 200, one),
    () => perCpuSecond(bare, theirs, 200, one),
    15,
  );
  await bare.stop();
  console.log(`${mine.toFixed(0)} a CPU second, compared with ${baseline.toFixed(0)}`);
  await measureLog(url, product.address);
  await product.stop();
  verdict('Check-in with nothing new, compared with bare Fastify and one UPDATE', times(ratio), '≥ 0.7x', ratio >= 0.7);
});

/** Of a hundred terminals that check in in turns, as they do in the field: not faster than contacts are gathered. */
async function measureLog(url, address) {
  const terminals = Array.from({ length: 100 }, (_, index) => bodyOf(`till-${index}`));
  const rounds = sized(4, 1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const checkInAll = async () => {
    for (const body of terminals) {
      const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      const answer = await fetch(new URL('/api/terminal/check-in', address), request);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${answer.status}`);
    }
    // Longer than contacts are gathered for.
    await pause(sized(2_500, 1));
  };
  // As the statistics of the database count them, which are a second late.
  const state = async () => {
    await pause(sized(1_500, 1));
    const { rows } = await client.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes,
      (select xact_commit from pg_stat_database where datname = current_database()) as transactions`);
    return { bytes: Number(rows[0].bytes), transactions: Number(rows[0].transactions) };
  };
  await checkInAll();
  await client.query('checkpoint');
  await checkInAll();
  const before = await state();
  const began = performance.now();
  for (let round = 0; round < rounds; round++) await checkInAll();
  const seconds = (performance.now() - began) / 1000;
  const after = await state();
  const count = rounds * terminals.length;
  const each = (name, digits) => ((after[name] - before[name]) / count).toFixed(digits);
  console.log(
    `${count} check-ins of ${terminals.length} terminals in ${seconds.toFixed(0)} s: ${each('bytes', 1)} bytes of WAL and ` +
      `${each('transactions', 2)} transactions each (the connections that listen ask some of them, each second)`,
  );
  await client.end();
}
