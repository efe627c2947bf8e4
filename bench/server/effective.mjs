// Effective documents beside their floors: parsing, merging and writing them; reading one that is ready; copying the spine.
import { apply, resolve } from '@commissary/document';
import { createContent } from '../../apps/server/src/services/content/content.ts';
import { effectiveDocument, effectiveDocuments } from '../../apps/server/src/services/documents/effective.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { withDatabase } from './database.mjs';
import { listOf, menuOf } from './menu.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const MIB = 1024 * 1024;
const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const cpuSeconds = async work => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

await withDatabase(async url => {
  const { db, close } = await openDatabase({ url });
  const stored = async (menu, lists) => {
    const writer = createContent(256 * MIB);
    const base = writer.prepareDocument('menu', menu);
    const prepared = lists.map(list => writer.prepareList('menu', list));
    await writer.put(db, [base, ...prepared]);
    return (own, group = null) => ({
      kind: 'menu',
      base: base.hash,
      group: group === null ? null : prepared[group].hash,
      own: own === null ? null : prepared[own].hash,
    });
  };

  const menu = menuOf(100_000);
  const lists = Array.from({ length: 1_000 }, (_, seed) => listOf(menu, seed, 20));
  const stackOf = await stored(menu, lists);
  const texts = [menu, lists[0], lists[1]].map(value => JSON.stringify(value));
  const cold = await takeTurns(
    25,
    () =>
      timed(async () => {
        const content = createContent(64 * MIB);
        JSON.stringify((await effectiveDocument({ db, content }, stackOf(1, 0))).document);
      }),
    () =>
      timed(async () => {
        const [base, group, own] = texts.map(text => JSON.parse(text));
        JSON.stringify(resolve(base, [group, own]).value);
      }),
  );
  verdict(
    'Effective document of 100 KB, cold, beside parse 3 + merge + stringify',
    times(cold.ratio),
    '≤ 1.5x',
    cold.ratio <= 1.5,
  );

  const content = createContent(256 * MIB);
  const ready = new Map([['key', await effectiveDocument({ db, content }, stackOf(1, 0))]]);
  const many = 2_000;
  const warm = await takeTurns(
    15,
    () =>
      timed(async () => {
        for (let i = 0; i < many; i++) {
          const { document } = await effectiveDocument({ db, content }, stackOf(1, 0));
          if (i % 100 === 0) JSON.stringify(document);
        }
      }),
    () =>
      timed(async () => {
        for (let i = 0; i < many; i++) {
          const { document } = await ready.get('key');
          if (i % 100 === 0) JSON.stringify(document);
        }
      }),
  );
  verdict(
    'The same, warm, beside reading one that is ready (one in 100 written out)',
    times(warm.ratio),
    '≤ 1.3x',
    warm.ratio <= 1.3,
  );

  const all = async stacks => {
    const fresh = createContent(256 * MIB);
    const effective = await effectiveDocuments({ db, content: fresh }, stacks);
    for (const stack of new Set(stacks)) JSON.stringify(effective(stack).document);
  };
  const own = Array.from({ length: 1_000 }, (_, n) => stackOf(n));
  const inherited = stackOf(null);
  const few = Array.from({ length: 1_000 }, (_, n) => (n % 20 === 0 ? stackOf(n) : inherited));
  const seconds = await cpuSeconds(() => all(own));
  verdict(
    '1,000 locations x 100 KB, each with a list, written out',
    `${seconds.toFixed(2)} core-seconds`,
    '≤ 1.5',
    seconds <= 1.5,
  );
  const share = (await cpuSeconds(() => all(few))) / seconds;
  verdict('The same when 95 % have none', times(share), '≤ 0.1x', share <= 0.1);

  const large = menuOf(5_000_000);
  const largeLists = Array.from({ length: 500 }, (_, seed) => listOf(large, seed, 50));
  const largeStack = await stored(large, largeLists);
  const memory = createContent(512 * MIB);
  if ((await effectiveDocument({ db, content: memory }, largeStack(null))).issues.length > 0)
    throw new Error('not valid');
  await memory.lists(
    db,
    largeLists.map((_, n) => largeStack(n).own),
  );
  const floor = await cpuSeconds(async () => {
    for (const list of largeLists)
      apply(
        large,
        list.map(change => ({ ...change })),
      );
  });
  const ours = await cpuSeconds(async () => {
    for (let n = 0; n < largeLists.length; n++)
      if ((await effectiveDocument({ db, content: memory }, largeStack(n))).issues.length > 0)
        throw new Error('not valid');
  });
  console.log(`${((ours / 500) * 1000).toFixed(2)} ms each beside ${((floor / 500) * 1000).toFixed(2)} ms`);
  verdict(
    'A location with 50 changes over 5 MB, cleaned and judged, beside applying the list',
    times(ours / floor),
    '≤ 3x',
    ours <= 3 * floor,
  );
  await close();
});
