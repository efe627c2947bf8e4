// Start on an existing PostgreSQL, as `npm start` does it, compared with bare Fastify and pg; then on the existing
// folder of the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseTemplate } from '../../scripts/setup/database-template.mjs';
import { startBundle } from './bundle.mjs';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { sized } from './size.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';

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

  const folder = mkdtempSync(join(tmpdir(), 'commissary-bench-'));
  const template = await databaseTemplate();
  const embedded = started(() => startBundle('', { COMMISSARY_DATA: folder, COMMISSARY_TEMPLATE: template }));
  // The first start makes the folder.
  const tookMs = [await embedded()];
  for (let round = 0; round < sized(5, 0); round++) tookMs.push(await embedded());
  rmSync(folder, { recursive: true });
  const seconds = median(tookMs.slice(sized(1, 0))) / 1000;
  verdict('Start on an existing folder, embedded database', `${seconds.toFixed(2)} s`, '≤ 3 s', seconds <= 3);
});
