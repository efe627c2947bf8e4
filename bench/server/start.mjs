// Start on an existing PostgreSQL, compared with bare Fastify and pg; memory idle, and after loads and saves of 100 KB
// and 1 MB.
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { perCpuSecond, requestText } from './requests.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const megabytes = bytes => bytes / 1024 / 1024;

await withDatabase(async url => {
  const first = await startChild('serve.mjs', [url]);
  await first.stop();
  const started = (script, args) => async () => {
    const child = await startChild(script, args);
    await child.stop();
    return child.tookMs;
  };
  const { ours, beside, ratio } = await takeTurns(3, started('open.mjs', [url]), started('bare.mjs', [url]));
  console.log(`${ours.toFixed(0)} ms, compared with ${beside.toFixed(0)} ms`);
  verdict('Start on an existing database, compared with bare Fastify and pg', times(ratio), '≤ 2x', ratio <= 2);
  const idle = await startChild('open.mjs', [url]);
  const atRest = megabytes((await idle.usage()).rss);
  await idle.stop();
  verdict('Memory idle', `${atRest.toFixed(0)} MB`, '≤ 150 MB', atRest <= 150);
});

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url, 100_000, 1_000_000, 5_000_000]);
  for (const id of product.menuIds) {
    const path = `/api/menus/company/${product.companyId}/${id}`;
    const headers = { cookie: product.cookie, 'accept-encoding': 'br' };
    await perCpuSecond(product, requestText(product.address, path, { headers }), 200, { ms: 2_000 });
  }
  const loaded = megabytes((await product.usage()).rss);
  await product.stop();
  verdict('Memory after loading menus of 0.1, 1 and 5 MB', `${loaded.toFixed(0)} MB`, '≤ 300 MB', loaded <= 300);
});
