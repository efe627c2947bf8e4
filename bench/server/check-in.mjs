// The check-in of a terminal with nothing new, compared with a bare Fastify route with one indexed UPDATE.
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { perCpuSecond, requestText } from './requests.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { terminalSecret } from './world.mjs';

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url]);
  const bare = await startChild('bare.mjs', [url]);
  const body = JSON.stringify({ deviceId: 'till-1', softwareVersion: '1.0', runs: [] });
  const headers = { authorization: `Bearer till.${terminalSecret}` };
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
  await Promise.all([product.stop(), bare.stop()]);
  console.log(`${mine.toFixed(0)} a CPU second, compared with ${baseline.toFixed(0)}`);
  verdict('Check-in with nothing new, compared with bare Fastify and one UPDATE', times(ratio), '≥ 0.7x', ratio >= 0.7);
});
