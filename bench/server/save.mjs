// A save of one price in a menu of 100 KB and of 1 MB, over HTTP with revision, change log and audit, compared with a
// raw INSERT and COMMIT of the whole document as jsonb; then 32 concurrent writers.
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { menuOf } from './menu.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const sizes = sized([1_000_000, 100_000], [30_000, 10_000]);
const writers = sized(32, 2);
const waitMs = 20;

await withDatabase(async url => {
  const product = await startChild('serve.mjs', [url, ...sizes]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table raw_document (id bigint generated always as identity primary key, body jsonb)');
  const send = async (id, ver, document) => {
    const body = gzipSync(JSON.stringify({ id, ver, menuBlob: JSON.stringify(document) }), { level: 1 });
    const began = performance.now();
    const answer = await fetch(`${product.address}/api/menus/company/${product.companyId}`, {
      method: 'PUT',
      headers: { cookie: product.cookie, 'x-commissary': '1', 'content-type': 'application/octet-stream' },
      body,
    });
    return { ms: performance.now() - began, status: answer.status, body: await answer.json() };
  };
  const edited = (document, n) => {
    const next = structuredClone(document);
    next.departments[n % next.departments.length].items[0].pricing[0].itemBased.price =
      `${10 + (n % 90)}.${10 + (n % 80)}`;
    return next;
  };
  for (const [index, size] of sizes.entries()) {
    const document = menuOf(size);
    const text = JSON.stringify(document);
    let ver = 1;
    const save = async () => {
      const { ms, status, body } = await send(product.menuIds[index], ver, edited(document, ver));
      if (status !== 200) throw new Error(JSON.stringify(body));
      ver = body.ver;
      return ms;
    };
    const raw = async () => {
      const began = performance.now();
      await client.query('begin');
      await client.query('insert into raw_document (body) values ($1::jsonb)', [text]);
      await client.query('commit');
      return performance.now() - began;
    };
    const { ours, baseline, ratio } = await takeTurns(15, save, raw);
    console.log(`${ours.toFixed(1)} ms, compared with ${baseline.toFixed(1)} ms`);
    const target = size > 500_000 ? 0.5 : 1;
    verdict(
      `Save ${size / 1000} KB, compared with jsonb INSERT and COMMIT`,
      times(ratio),
      `≤ ${target.toFixed(1)}x`,
      ratio <= target,
    );
  }
  // Every writer reads the version, changes one price and saves; after a conflict it reads again.
  const document = menuOf(sizes[1]);
  let wrong = 0;
  let conflicts = 0;
  let waits = 0;
  let saved = 0;
  const versions = new Set();
  const writer = async n => {
    for (let round = 0; round < 5; ) {
      const read = await fetch(`${product.address}/api/menus/company/${product.companyId}/${product.menuIds[1]}`, {
        headers: { cookie: product.cookie },
      });
      // One person may have so many calls under way, and is asked to wait with more.
      if (read.status === 429) {
        await read.arrayBuffer();
        waits += 1;
        await pause(waitMs);
        continue;
      }
      const { ver } = await read.json();
      const { status, body } = await send(product.menuIds[1], ver, edited(document, n * 97 + round * 13 + ver));
      if (status === 200) {
        if (versions.has(body.ver) || body.ver !== ver + 1) wrong += 1;
        versions.add(body.ver);
        saved += 1;
        round += 1;
      } else if (status === 400 && body[0].code === 'CONFLICTING EDIT') conflicts += 1;
      else if (status === 429) {
        waits += 1;
        await pause(waitMs);
      } else wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, n) => writer(n)));
  await client.end();
  await product.stop();
  verdict(
    `${writers} writers on a pool of 10`,
    `${saved} saves, ${conflicts} stale ones rejected, ${waits} asked to wait, ${wrong} failures`,
    '0 failures',
    wrong === 0,
  );
});
