// 10,000 locations with 50 changes each over one menu of 5 MB: their effective documents compared with the baseline
// that copies only the objects along the same paths; then what a publish stores of them.
// node --expose-gc bench/server/locations.mjs postgres://user@host:5432/postgres [locations]

import { stateWithChanges, stateWithoutChanges } from '../../apps/server/src/services/content/document-state.ts';
import { unsharedBytes } from '../../apps/server/src/services/content/memory-size.ts';
import { createPartStore } from '../../apps/server/src/services/content/part-store.ts';
import { effectiveDocuments } from '../../apps/server/src/services/documents/effective-documents.ts';
import { chunk } from '../../apps/server/src/services/turns/chunk.ts';
import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { indexesOf, spineByPaths } from './copied-paths.mjs';
import { withDatabase } from './database.mjs';
import { listOf, menuOf } from './menu.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, times, verdict } from './verdict.mjs';

const MIB = 1024 * 1024;
const locations = sizedBy(3, 10_000, 20);
const menu = menuOf(sized(5_000_000, 100_000));
const everyone = Array.from({ length: locations }, (_, seed) => seed);

const cpuSeconds = async work => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** The memory that each result keeps, in addition to what was used before. */
const bytesEach = (count, work) => {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: count }, (_, seed) => work(seed));
  globalThis.gc();
  return { bytes: (process.memoryUsage().heapUsed - before) / count, kept };
};

// In memory: chunks of 200 as in a publish, each alternating with its baseline.
const judged = effective => {
  if (effective.issues.length > 0) throw new Error('not valid');
  return effective;
};
const base = judged(stateWithoutChanges('menu', menu)).applied;
const indexes = indexesOf(menu);
let ours = 0;
let floor = 0;
const ratios = [];
for (const some of chunk(everyone)) {
  const lists = some.map(seed => listOf(menu, seed, 50));
  const mine = await cpuSeconds(() => lists.map(list => judged(stateWithChanges('menu', base, list))));
  const least = await cpuSeconds(() => lists.map(list => spineByPaths(menu, list, indexes)));
  ours += mine;
  floor += least;
  ratios.push(mine / least);
}
console.log(
  `${ours.toFixed(2)} core-seconds, applied, cleaned and validated, compared with ${floor.toFixed(2)} of the baseline`,
);
verdict(
  `${locations} locations x 50 changes over 5 MB, compared with copying the objects along the paths`,
  times(median(ratios)),
  '≤ 3x',
  median(ratios) <= 3,
);
if (globalThis.gc !== undefined) {
  const count = Math.min(1_000, locations);
  const lists = everyone.slice(0, count).map(seed => listOf(menu, seed, 50));
  const { bytes, kept } = bytesEach(count, seed => judged(stateWithChanges('menu', base, lists[seed])));
  const counted = kept.reduce((sum, { applied }) => sum + unsharedBytes(base, applied), 0) / count;
  const least = bytesEach(count, seed => spineByPaths(menu, lists[seed], indexes)).bytes;
  const kib = number => `${(number / 1024).toFixed(1)} KiB`;
  console.log(`${kib(bytes)} each, counted as ${kib(counted)}, compared with ${kib(least)} of the baseline`);
  verdict('Memory of each, compared with the copied objects', times(bytes / least), '≤ 1.5x', bytes <= 1.5 * least);
}

// On the server: read, computed and stored in chunks, by a process with an empty cache.
await withDatabase(async url => {
  const { db, close } = await openDatabase({ url });
  const writer = createPartStore(256 * MIB);
  const prepared = writer.prepareDocument('menu', menu);
  const stacks = [];
  for (const some of chunk(everyone)) {
    const lists = some.map(seed => writer.prepareList('menu', listOf(menu, seed, 50)));
    await writer.put(db, stacks.length === 0 ? [prepared, ...lists] : lists);
    stacks.push(...lists.map(({ hash }) => ({ kind: 'menu', base: prepared.hash, group: null, own: hash })));
  }
  const content = createPartStore(256 * MIB);
  let most = 0;
  const made = await cpuSeconds(async () => {
    for (const some of chunk(stacks)) {
      const effective = await effectiveDocuments({ db, content }, some);
      for (const stack of some) judged(effective(stack));
      most = Math.max(most, process.memoryUsage().rss);
    }
  });
  console.log(
    `${made.toFixed(2)} core-seconds with reading the lists from the database; ${(most / MIB).toFixed(0)} MB at most`,
  );
  const few = chunk(stacks)[0];
  const effective = await effectiveDocuments({ db, content }, few);
  const named = few.map(stack => ({ kind: 'menu', document: effective(stack).document }));
  const first = await cpuSeconds(() => content.store(db, named));
  const again = await cpuSeconds(() => content.store(db, named));
  const { rows } = await countParts(db);
  console.log(
    `${few.length} stored: ${first.toFixed(2)} core-seconds, ${rows} rows of parts in all; again ${again.toFixed(3)}`,
  );
  await close();
});

async function countParts(db) {
  const { count } = await db
    .selectFrom('part')
    .select(eb => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: count };
}
