import { initialDocument } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMenu } from '../../sample/menu/index.ts';
import type { Database } from '../../store/database/database.ts';
import { databases, openTestDatabase } from '../../testing/test-database.ts';
import { createPartStore, type PartStore, type Prepared } from './part-store.ts';

describe.each(databases)('stored content on %s', kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const settings = (bank: string) => {
    const initial = initialDocument('settings');
    return { ...initial, tableSettings: { ...initial.tableSettings, issueServerBankOfAmount: bank } };
  };
  const count = async () => (await database.db.selectFrom('part').select('hash').execute()).length;

  it('is returned as it was, to a process that has not cached it', async () => {
    const writer = createPartStore(64 * 1024 * 1024);
    const prepared = writer.prepareDocument('settings', settings('1.00'));
    await writer.put(database.db, [prepared]);
    const reader = createPartStore(64 * 1024 * 1024);
    const found = await reader.documents(database.db, [prepared.hash]);
    expect(found.get(prepared.hash)).toEqual(settings('1.00'));
    const list = writer.prepareList('menu', [{ op: 'unset', path: '/a' }]);
    await writer.put(database.db, [list]);
    expect((await reader.lists(database.db, [list.hash])).get(list.hash)).toEqual([{ op: 'unset', path: '/a' }]);
  });

  it('has the same hash in any order of keys, and another for another value', () => {
    const content = createPartStore(64 * 1024 * 1024);
    const backwards = Object.fromEntries(Object.entries(settings('2.00')).reverse());
    const shuffled = content.prepareDocument('settings', backwards);
    expect(shuffled.hash).toBe(content.prepareDocument('settings', settings('2.00')).hash);
    expect(content.prepareDocument('settings', settings('3.00')).hash).not.toBe(shuffled.hash);
  });

  it('is written once, and a change writes only the part that changed', async () => {
    const content = createPartStore(64 * 1024 * 1024);
    await content.put(database.db, [content.prepareDocument('settings', settings('4.00'))]);
    const before = await count();
    await createPartStore(64 * 1024 * 1024).put(database.db, [content.prepareDocument('settings', settings('4.00'))]);
    expect(await count()).toBe(before);
    await content.put(database.db, [content.prepareDocument('settings', settings('5.00'))]);
    // The table settings and the manifest.
    expect(await count()).toBe(before + 2);
  });

  it('[RULE.database.06] is written again by a save when it is known to be stored and no longer is', async () => {
    const content = createPartStore(64 * 1024 * 1024);
    const document = settings('4.50');
    const reread = (hash: string) => createPartStore(64 * 1024 * 1024).documents(database.db, [hash]);
    const prepared = content.prepareDocument('settings', document);
    await content.put(database.db, [prepared]);
    content.stored([prepared]);
    const [published = ''] = await content.store(database.db, [{ kind: 'settings', document }]);
    expect(published).toBe(prepared.hash);
    // As after a restore from before the save.
    await database.db
      .deleteFrom('part')
      .where('hash', 'in', [...prepared.pieces.keys()])
      .execute();
    await content.put(database.db, [prepared]);
    expect((await reread(prepared.hash)).get(prepared.hash)).toEqual(document);
    await database.db
      .deleteFrom('part')
      .where('hash', 'in', [...prepared.pieces.keys()])
      .execute();
    expect(await content.store(database.db, [{ kind: 'settings', document }])).toEqual([published]);
    expect((await reread(published)).get(published)).toEqual(document);
  });

  it('shares the parts that documents have in common', async () => {
    const content = createPartStore(64 * 1024 * 1024);
    const [one, two] = ['6.00', '7.00'].map(bank => content.prepareDocument('settings', settings(bank)));
    if (one === undefined || two === undefined) throw new Error();
    await content.put(database.db, [one, two]);
    const found = await createPartStore(64 * 1024 * 1024).documents(database.db, [one.hash, two.hash]);
    const bar = (hash: string) => (found.get(hash) as { barSettings: unknown }).barSettings;
    expect(bar(one.hash)).toBe(bar(two.hash));
  });

  it('is written again after a transaction that was rolled back', async () => {
    const content = createPartStore(64 * 1024 * 1024);
    const prepared = content.prepareDocument('settings', settings('8.00'));
    const failing = database.db.transaction().execute(async db => {
      await content.put(db, [prepared]);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    await content.put(database.db, [prepared]);
    const found = await createPartStore(64 * 1024 * 1024).documents(database.db, [prepared.hash]);
    expect(found.get(prepared.hash)).toEqual(settings('8.00'));
  });

  describe('of a department of 5,000 items', () => {
    const MIB = 1024 * 1024;
    const menu = sampleMenu();
    const [department] = menu.departments;
    const [item] = department?.items ?? [];
    if (department === undefined || item === undefined) throw new Error('no item');
    const items = Array.from({ length: 5000 }, (_, n) => ({ ...item, id: `i${n}` }));
    const menuWith = (next: typeof items) => ({ ...menu, departments: [{ ...department, items: next }] });
    const whole = menuWith(items);
    const changed = menuWith(items.with(2500, { ...item, id: 'i2500', info: { ...item.info, name: 'Another name' } }));
    const size = JSON.stringify(whole).length;
    const bytesOf = ({ json }: Prepared) => [...json.values()].reduce((sum, part) => sum + part.byteLength, 0);

    it('stores and hashes the chunk of the item that changed, and is read by processes that keep it whole', async () => {
      const content = createPartStore(256 * MIB);
      const first = content.prepareDocument('menu', whole);
      await content.put(database.db, [first]);
      content.stored([first]);
      const second = content.prepareDocument('menu', changed);
      expect(bytesOf(second) * 20).toBeLessThan(size);
      await content.put(database.db, [second]);
      for (const reader of [createPartStore(256 * MIB), createPartStore(256 * MIB, 'members')]) {
        const found = await reader.documents(database.db, [first.hash, second.hash]);
        expect([found.get(first.hash), found.get(second.hash)]).toEqual([whole, changed]);
      }
    });

    it('hashes one chunk after it was read, too', async () => {
      const writer = createPartStore(256 * MIB);
      const stored = writer.prepareDocument('menu', whole);
      await writer.put(database.db, [stored]);
      const content = createPartStore(256 * MIB);
      const read = (await content.documents(database.db, [stored.hash])).get(stored.hash) as typeof whole;
      const [there] = read.departments;
      const next = there?.items.with(7, { ...item, id: 'i7', info: { ...item.info, name: 'Third name' } }) ?? [];
      expect(bytesOf(content.prepareDocument('menu', menuWith(next))) * 20).toBeLessThan(size);
    });

    it('is published without chunks where processes of earlier versions run, and derived so where they do not', async () => {
      const earlier = createPartStore(256 * MIB, 'members');
      const [expected = ''] = await earlier.store(database.db, [{ kind: 'menu', document: whole }]);
      const content = createPartStore(256 * MIB);
      const [stored = ''] = await content.store(database.db, [{ kind: 'menu', document: whole }]);
      expect(stored).not.toBe(expected);
      const derive = async (from: PartStore) => [
        ...(await from.wholeManifests(database.db, [stored, expected])).values(),
      ];
      const both = await Promise.all([derive(content), derive(content), derive(createPartStore(256 * MIB))]);
      expect(both).toEqual(Array(3).fill([expected, expected]));
      const found = await createPartStore(256 * MIB).documents(database.db, [stored, expected]);
      expect([found.get(stored), found.get(expected)]).toEqual([whole, whole]);
    });

    it('is published again by the chunk of the item that changed', async () => {
      const content = createPartStore(256 * MIB);
      const publish = (document: typeof whole) => content.store(database.db, [{ kind: 'menu', document }]);
      await publish(whole);
      const before = await count();
      await publish(menuWith(items.with(99, { ...item, id: 'i99', info: { ...item.info, name: 'Published name' } })));
      // The chunk, and the manifest.
      expect((await count()) - before).toBe(2);
    });
  });

  it('is the same object that was saved, for the next reader', async () => {
    const content = createPartStore(64 * 1024 * 1024);
    const document = settings('9.00');
    const prepared = content.prepareDocument('settings', document);
    await content.put(database.db, [prepared]);
    content.stored([prepared]);
    content.keep(prepared, document);
    expect((await content.documents(database.db, [prepared.hash])).get(prepared.hash)).toBe(document);
  });

  it('throws with the hash of a missing part', async () => {
    const content = createPartStore(64 * 1024 * 1024);
    await expect(content.documents(database.db, ['0'.repeat(64)])).rejects.toThrow(/manifest is missing/);
  });
});
