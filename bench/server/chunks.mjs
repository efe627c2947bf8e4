// One item of a department of 5,000 changed: prepared and stored with the department whole, and in chunks; then the
// JSON that was encoded and hashed for it.
import { createPartStore } from '../../apps/server/src/services/content/part-store.ts';
import { withDatabase } from './database.mjs';
import { menuOf } from './menu.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const MIB = 1024 * 1024;

await withDatabase(async url => {
  const { context } = await world(url);
  const { departments, ...menu } = menuOf(5000 * 480);
  const items = departments.flatMap(department => department.items);
  const saver = size => {
    const content = createPartStore(512 * MIB, size);
    let now = items;
    let saves = 0;
    let bytes = 0;
    const save = async () => {
      const at = (saves++ * 97) % now.length;
      now = now.with(at, { ...now[at], info: { ...now[at].info, name: `${size} ${saves}` } });
      const document = { ...menu, departments: [{ ...departments[0], items: now }] };
      const began = performance.now();
      const prepared = content.prepareDocument('menu', document);
      await content.put(context.db, [prepared]);
      content.stored([prepared]);
      bytes = [...prepared.json.values()].reduce((sum, part) => sum + part.byteLength, 0);
      return performance.now() - began;
    };
    return { save, bytes: () => bytes };
  };
  const [chunks, members] = [saver('chunks'), saver('members')];
  const { ours, beside, ratio } = await takeTurns(15, chunks.save, members.save);
  console.log(`${ours.toFixed(1)} ms in chunks, ${beside.toFixed(1)} ms whole`);
  verdict(
    'One item of 5,000 stored in chunks, compared with its department whole',
    times(ratio),
    '≤ 0.50x',
    ratio <= 0.5,
  );
  const [small, large] = [chunks.bytes(), members.bytes()];
  console.log(`${small} bytes in chunks, ${large} bytes whole`);
  verdict(
    'JSON hashed for it, compared with its department whole',
    times(small / large),
    '≤ 0.05x',
    small <= large * 0.05,
  );
  await context.close();
});
