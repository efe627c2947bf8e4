// The memory of the server as `npm start` runs it, on PostgreSQL: idle, after 100 saves of 1 MB, and after loads of
// menus of 100 KB, 1 MB and 5 MB.
// node bench/server/memory.mjs postgres://user@host:5432/postgres
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startBundle } from './bundle.mjs';
import { withDatabase } from './database.mjs';
import { menuOf } from './menu.mjs';
import { sized } from './size.mjs';
import { verdict } from './verdict.mjs';
import { world } from './world.mjs';

const sizes = sized([100_000, 1_000_000, 5_000_000], [10_000, 20_000, 30_000]);
const [saves, loads] = sized([100, 100], [1, 1]);
/** Some memory is given back a moment after the last call. */
const settleMs = sized(1_000, 0);
const judge = async (work, server, most) => {
  await pause(settleMs);
  const megabytes = server.megabytes();
  verdict(work, `${megabytes.toFixed(0)} MB`, `≤ ${most} MB`, megabytes <= most);
};

await withDatabase(async url => {
  const { companyId, menuIds, cookie } = await world(url, sizes);
  const saving = await startBundle(url);
  await judge('Memory idle', saving, 150);
  const document = menuOf(sizes[1]);
  for (let ver = 1; ver <= saves; ver++) {
    const department = document.departments[ver % document.departments.length];
    department.items[ver % department.items.length].pricing[0].itemBased.price = `${10 + (ver % 90)}.50`;
    const body = gzipSync(JSON.stringify({ id: menuIds[1], ver, menuBlob: JSON.stringify(document) }), { level: 1 });
    const answer = await fetch(`${saving.address}/api/menus/company/${companyId}`, {
      method: 'PUT',
      headers: { cookie, 'x-commissary': '1', 'content-type': 'application/octet-stream' },
      body,
    });
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.arrayBuffer();
  }
  await judge(`Memory after ${saves} saves of 1 MB`, saving, 300);
  await saving.stop();
  const loading = await startBundle(url);
  const headers = { cookie, 'accept-encoding': 'br' };
  const load = async id => {
    for (let round = 0; round < loads; round++)
      await (await fetch(`${loading.address}/api/menus/company/${companyId}/${id}`, { headers })).arrayBuffer();
  };
  for (const id of menuIds) await Promise.all(Array.from({ length: 8 }, () => load(id)));
  await judge('Memory after loading menus of 0.1, 1 and 5 MB', loading, 300);
  await loading.stop();
});
