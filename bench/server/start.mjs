// Start on an existing PostgreSQL, as `npm start` does it, compared with bare Fastify and pg.
import { startBundle } from './bundle.mjs';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

await withDatabase(async url => {
  const first = await startChild('serve.mjs', [url]);
  await first.stop();
  const started = start => async () => {
    const child = await start();
    await child.stop();
    return child.tookMs;
  };
  const { ours, baseline, ratio } = await takeTurns(
    7,
    started(() => startBundle(url)),
    started(() => startChild('bare.mjs', [url])),
  );
  console.log(`${ours.toFixed(0)} ms, compared with ${baseline.toFixed(0)} ms`);
  verdict('Start on an existing database, compared with bare Fastify and pg', times(ratio), '≤ 2x', ratio <= 2);
});
