// Loading a menu of 100 KB and of 1 MB, compared with a bare Fastify route that sends the same compressed bytes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { perCpuSecond, requestText } from './requests.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const sizes = sized([100_000, 1_000_000], [10_000, 20_000]);

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url, ...sizes]);
  const headers = { cookie: product.cookie, 'accept-encoding': 'br' };
  const paths = product.menuIds.map(id => `/api/menus/company/${product.companyId}/${id}`);
  const folder = mkdtempSync(join(tmpdir(), 'commissary-bench-'));
  const files = [];
  for (const [index, path] of paths.entries()) {
    files.push(join(folder, String(index)));
    writeFileSync(files[index], await bytesOf(product.address + path, headers));
  }
  const bare = await startChild('bare.mjs', [url, ...files]);
  for (const [index, path] of paths.entries()) {
    const ours = requestText(product.address, path, { headers });
    const theirs = requestText(bare.address, `/bytes/${index}`, { headers });
    const {
      ours: mine,
      baseline,
      ratio,
    } = await takeTurns(
      9,
      () => perCpuSecond(product, ours, 200),
      () => perCpuSecond(bare, theirs, 200),
    );
    console.log(`${mine.toFixed(0)} a CPU second, compared with ${baseline.toFixed(0)}`);
    verdict(
      `Load ${sizes[index] / 1000} KB, compared with bare Fastify with the same bytes`,
      times(ratio),
      '≥ 0.7x',
      ratio >= 0.7,
    );
  }
  await Promise.all([product.stop(), bare.stop()]);
  rmSync(folder, { recursive: true });
});

function bytesOf(href, headers) {
  return new Promise((resolve, reject) => {
    get(href, { headers }, answer => {
      const chunks = [];
      answer.on('data', chunk => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
