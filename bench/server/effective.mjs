// Effective documents compared with their baselines: parsing, merging and serializing them; reading a cached one;
// copying the objects along the paths.
import { zstdDecompressSync } from 'node:zlib';
import { apply, resolve } from '@commissary/document';
import { assemble } from '@commissary/schema';
import pg from 'pg';
import { definitions } from '../../apps/server/src/services/content/definitions.ts';
import { createPartStore } from '../../apps/server/src/services/content/part-store.ts';
import { effectiveDocument, effectiveDocuments } from '../../apps/server/src/services/documents/effective-documents.ts';
import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { withDatabase } from './database.mjs';
import { listOf, menuOf } from './menu.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const MIB = 1024 * 1024;
const [count, largeCount] = [sized(1_000, 20), sized(500, 5)];
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

const repeat = async work => {
  for (let n = 0; n < sized(100, 1); n++) await work();
};

await withDatabase(async url => {
  const { db, close } = await openDatabase({ url });
  const stored = async (menu, lists) => {
    const writer = createPartStore(256 * MIB);
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

  const menu = menuOf(sized(100_000, 20_000));
  const lists = Array.from({ length: count }, (_, seed) => listOf(menu, seed, 20));
  const stackOf = await stored(menu, lists);
  const texts = [menu, lists[0], lists[1]].map(value => JSON.stringify(value));
  const coldly = async () => {
    const content = createPartStore(64 * MIB);
    JSON.stringify((await effectiveDocument({ db, content }, stackOf(1, 0))).document);
  };
  const merged = (base, lists) => JSON.stringify(resolve(base, lists).value);
  const parsed = async () => {
    const [base, ...lists] = texts.map(text => JSON.parse(text));
    merged(base, lists);
  };
  const cold = await takeTurns(
    25,
    () => timed(coldly),
    () => timed(parsed),
    150,
  );
  verdict(
    'Effective document of 100 KB, cold, compared with parse 3 + merge + stringify',
    times(cold.ratio),
    '≤ 1.5x',
    cold.ratio <= 1.5,
  );

  // The baseline with the reads: the same rows in two bare statements.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async hashes => {
    const { rows } = await client.query('select hash, body from part where hash = any($1)', [hashes]);
    return new Map(rows.map(({ hash, body }) => [hash, JSON.parse(zstdDecompressSync(body).toString('utf8'))]));
  };
  const stack = stackOf(1, 0);
  const readBare = async () => {
    const manifests = await read([stack.base, stack.group, stack.own]);
    const pieces = await read([...manifests.values()].flatMap(({ parts }) => Object.values(parts)));
    const partsOf = hash => Object.entries(manifests.get(hash).parts).map(([path, name]) => [path, pieces.get(name)]);
    const lists = [stack.group, stack.own].map(hash => partsOf(hash)[0][1]);
    merged(assemble(definitions.menu.field, new Map(partsOf(stack.base))), lists);
  };
  const fromRows = await takeTurns(
    25,
    () => timed(coldly),
    () => timed(readBare),
    150,
  );
  console.log(
    `${fromRows.ours.toFixed(1)} ms, compared with ${fromRows.baseline.toFixed(1)} ms with bare reads of the rows`,
  );
  const [oursCpu, bareCpu] = [await cpuSeconds(() => repeat(coldly)), await cpuSeconds(() => repeat(readBare))];
  console.log(`${(oursCpu * 10).toFixed(2)} ms of processor time, compared with ${(bareCpu * 10).toFixed(2)} ms`);
  await client.end();

  const content = createPartStore(256 * MIB);
  const ready = new Map([['key', await effectiveDocument({ db, content }, stackOf(1, 0))]]);
  const many = sized(2_000, 100);
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
    'The same, warm, compared with reading a cached one (one in 100 serialized)',
    times(warm.ratio),
    '≤ 1.3x',
    warm.ratio <= 1.3,
  );

  const all = async stacks => {
    const fresh = createPartStore(256 * MIB);
    const effective = await effectiveDocuments({ db, content: fresh }, stacks);
    for (const stack of new Set(stacks)) JSON.stringify(effective(stack).document);
  };
  const own = Array.from({ length: count }, (_, n) => stackOf(n));
  const inherited = stackOf(null);
  const few = Array.from({ length: count }, (_, n) => (n % 20 === 0 ? stackOf(n) : inherited));
  const seconds = await cpuSeconds(() => all(own));
  verdict(
    '1,000 locations x 100 KB, each with a list, serialized',
    `${seconds.toFixed(2)} core-seconds`,
    '≤ 1.5',
    seconds <= 1.5,
  );
  const share = (await cpuSeconds(() => all(few))) / seconds;
  verdict('The same when 95 % have none', times(share), '≤ 0.1x', share <= 0.1);

  const large = menuOf(sized(5_000_000, 100_000));
  const largeLists = Array.from({ length: largeCount }, (_, seed) => listOf(large, seed, 50));
  const largeStack = await stored(large, largeLists);
  if ((await effectiveDocument({ db, content: createPartStore(512 * MIB) }, largeStack(null))).issues.length > 0)
    throw new Error('not valid');
  const copied = () =>
    cpuSeconds(async () => {
      for (const list of largeLists)
        apply(
          large,
          list.map(change => ({ ...change })),
        );
    });
  /** Of a process that has read the base and the lists, and none of the documents. */
  const validated = async () => {
    const memory = createPartStore(512 * MIB);
    await effectiveDocument({ db, content: memory }, largeStack(null)).then(({ issues }) => issues);
    const own = largeLists.map((_, n) => largeStack(n).own);
    await memory.lists(db, own);
    return cpuSeconds(async () => {
      for (let n = 0; n < largeLists.length; n++)
        if ((await effectiveDocument({ db, content: memory }, largeStack(n))).issues.length > 0)
          throw new Error('not valid');
    });
  };
  const { ours, baseline: floor, ratio } = await takeTurns(3, validated, copied, 2);
  console.log(
    `${((ours / largeCount) * 1000).toFixed(2)} ms each, compared with ${((floor / largeCount) * 1000).toFixed(2)} ms`,
  );
  verdict(
    'A location with 50 changes over 5 MB, cleaned and validated, compared with applying the list',
    times(ratio),
    '≤ 3x',
    ratio <= 3,
  );
  await close();
});
