// A conditional GET that returns 304, signed in, compared with a bare Fastify 304.
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { perCpuSecond, requestText } from './requests.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url, sized(100_000, 10_000)]);
  const bare = await startChild('bare.mjs', [url]);
  const path = `/api/menus/company/${product.companyId}/${product.menuIds[0]}?expectedVersion=1`;
  const ours = requestText(product.address, path, { headers: { cookie: product.cookie } });
  const theirs = requestText(bare.address, '/nothing-new', { headers: { cookie: product.cookie } });
  const {
    ours: mine,
    baseline,
    ratio,
  } = await takeTurns(
    9,
    () => perCpuSecond(product, ours, 304),
    () => perCpuSecond(bare, theirs, 304),
  );
  await Promise.all([product.stop(), bare.stop()]);
  console.log(`${mine.toFixed(0)} a CPU second, compared with ${baseline.toFixed(0)}`);
  verdict('Conditional GET that returns 304, compared with a bare 304', times(ratio), '≥ 0.7x', ratio >= 0.7);
});
