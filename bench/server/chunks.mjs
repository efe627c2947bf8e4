// One item of a department of 5,000 changed, with the department whole and in chunks: prepared and stored as a save and
// as a publish, then what is hashed, stored and sent to a terminal for it.
import { jsonBytes } from '../../apps/server/src/services/content/part-codec.ts';
import { createPartStore } from '../../apps/server/src/services/content/part-store.ts';
import { getParts } from '../../apps/server/src/store/documents/parts.ts';
import { withDatabase } from './database.mjs';
import { menuOf } from './menu.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const MIB = 1024 * 1024;

await withDatabase(async url => {
  const { context } = await world(url);
  const { db } = context;
  const { departments, ...menu } = menuOf(sized(5_000, 100) * 480);
  const items = departments.flatMap(department => department.items);

  /** Documents in which one more item has another name each time. */
  const editor = title => {
    let now = items;
    let edits = 0;
    return () => {
      const at = (edits++ * 97) % now.length;
      now = now.with(at, { ...now[at], info: { ...now[at].info, name: `${title} ${edits}` } });
      return { ...menu, departments: [{ ...departments[0], items: now }] };
    };
  };
  const timed = async work => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const storing = size => {
    const content = createPartStore(512 * MIB, size);
    const next = editor(size);
    let hashed = 0;
    let last = '';
    const save = async document => {
      const prepared = content.prepareDocument('menu', document);
      await content.put(db, [prepared]);
      content.stored([prepared]);
      hashed = [...prepared.json.values()].reduce((sum, part) => sum + part.byteLength, 0);
    };
    const publish = async document => {
      [last] = await content.store(db, [{ kind: 'menu', document }]);
    };
    const partsOf = async hash => {
      const manifest = (await content.manifests(db, [hash])).get(hash);
      return new Set([hash, ...Object.values(manifest.parts)]);
    };
    return {
      content,
      save: () => timed(() => save(next())),
      publish: () => timed(() => publish(next())),
      /** What one more publish hashes, stores and sends to a terminal that has the one before. */
      bytes: async () => {
        await save(next());
        await publish(next());
        const before = await partsOf(last);
        await publish(next());
        const fresh = [...(await partsOf(last))].filter(hash => !before.has(hash));
        const rows = await getParts(db, fresh);
        const values = await content.values(db, fresh);
        return {
          hashed,
          stored: rows.reduce((sum, { body }) => sum + body.byteLength, 0),
          sent: [...values.values()].reduce((sum, value) => sum + jsonBytes(value).byteLength, 0),
          requests: fresh.length,
        };
      },
      last: () => last,
    };
  };
  const [chunks, members] = [storing('chunks'), storing('members')];
  for (const what of ['save', 'publish']) {
    const { ours, baseline, ratio } = await takeTurns(15, chunks[what], members[what]);
    console.log(`${what}: ${ours.toFixed(1)} ms in chunks, ${baseline.toFixed(1)} ms whole`);
    verdict(
      `One item of 5,000 stored by a ${what}, compared with its department whole`,
      times(ratio),
      '≤ 0.50x',
      ratio <= 0.5,
    );
  }
  const [small, large] = [await chunks.bytes(), await members.bytes()];
  const limits = { hashed: 0.05, stored: 0.1, sent: 0.05 };
  for (const [what, limit] of Object.entries(limits)) {
    console.log(`${what}: ${small[what]} bytes in chunks, ${large[what]} bytes whole`);
    verdict(
      `Bytes ${what} for it, compared with its department whole`,
      times(small[what] / large[what]),
      `≤ ${times(limit)}`,
      small[what] <= large[what] * limit,
    );
  }
  console.log(`requests of a terminal: ${small.requests} in chunks, ${large.requests} whole`);
  const derived = await timed(() => chunks.content.wholeManifests(db, [chunks.last()]));
  const known = await timed(() => chunks.content.wholeManifests(db, [chunks.last()]));
  console.log(`the manifest without chunks: ${derived.toFixed(1)} ms at first, ${known.toFixed(3)} ms after`);
});
