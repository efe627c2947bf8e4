import type { Menu } from '@commissary/catalog';
import { type Change, resolve } from '@commissary/document';
import { freezeDocuments } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../store/database/database.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { itemPath, largeMenu } from '../../testing/large-menu.ts';
import { databases, openTestDatabase } from '../../testing/test-database.ts';
import { stateWithChanges, stateWithoutChanges } from '../content/document-state.ts';
import { createPartStore } from '../content/part-store.ts';
import { effectiveDocument, effectiveDocuments, type LayerHashes, layerHashesKey } from './effective-documents.ts';

const MIB = 1024 * 1024;
const items = 400;

/** So many price changes and new names, across the menu; every list differs. */
const listOf = (seed: number, count: number, among: number): Change[] =>
  Array.from({ length: count }, (_, n): Change => {
    const item = itemPath((seed * 31 + n * 97) % among);
    return n % 2 === 0
      ? { op: 'set', path: `${item}/pricing/[1]/itemBased/price`, value: `${10 + (seed % 80)}.${10 + (n % 80)}` }
      : { op: 'set', path: `${item}/info/displayName`, value: `Only here ${seed}/${n}` };
  });

describe.each(databases)('effective documents on %s', kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** A base, a group's list and lists of locations, stored; read by a process with an empty cache. */
  const world = async (bytes = 64 * MIB) => {
    const writer = createPartStore(64 * MIB);
    const base = writer.prepareDocument('menu', largeMenu(items));
    const group = writer.prepareList('menu', listOf(900, 5, items));
    const lists = Array.from({ length: 12 }, (_, seed) => writer.prepareList('menu', listOf(seed, 20, items)));
    await writer.put(database.db, [base, group, ...lists]);
    const stack = (own: number | null, ofGroup = true): LayerHashes => ({
      kind: 'menu',
      base: base.hash,
      group: ofGroup ? group.hash : null,
      own: own === null ? null : (lists[own]?.hash ?? null),
    });
    return { reader: { db: database.db, content: createPartStore(bytes) }, stack };
  };
  const oracle = (own: number, ofGroup = true) =>
    resolve(largeMenu(items), [ofGroup ? listOf(900, 5, items) : [], listOf(own, 20, items)]).value;
  const departments = (document: unknown) => (document as Menu).departments;

  it('are the base with the lists of group and location on top', async () => {
    const { reader, stack } = await world();
    const effective = await effectiveDocuments(reader, [stack(1), stack(2), stack(3, false)]);
    expect(effective(stack(1)).document).toEqual(oracle(1));
    expect(effective(stack(2)).document).toEqual(oracle(2));
    expect(effective(stack(3, false)).document).toEqual(oracle(3, false));
  });

  it('are computed once for the same versions, and then need no statement', async () => {
    const { reader, stack } = await world();
    const first = await effectiveDocument(reader, stack(1));
    const count = countStatements(database.db);
    const again = await effectiveDocuments({ ...reader, db: count.db }, [stack(1), stack(null), stack(null, false)]);
    expect(again(stack(1))).toBe(first);
    expect(count.statements).toEqual([]);
  });

  it('are read in two statements, however many layers they have', async () => {
    const { reader, stack } = await world();
    const count = countStatements(database.db);
    const effective = await effectiveDocuments({ ...reader, db: count.db }, [stack(1), stack(2), stack(null, false)]);
    expect(effective(stack(2)).document).toEqual(oracle(2));
    expect(count.statements).toHaveLength(2);
  });

  it('share what no list changed', async () => {
    const { reader, stack } = await world();
    const effective = await effectiveDocuments(reader, [stack(1), stack(2), stack(null)]);
    const [one, two, group] = [stack(1), stack(2), stack(null)].map(each => departments(effective(each).document));
    const untouched = (a: Menu['departments'] = [], b: Menu['departments'] = []) =>
      a.flatMap((department, d) => department.items.filter((item, i) => item === b[d]?.items[i] && item !== undefined))
        .length;
    expect(untouched(one, group)).toBe(items - 20);
    expect(untouched(one, two)).toBeGreaterThanOrEqual(items - 45);
  });

  it('stay within their byte limit, whatever is requested, and are correct anyway', async () => {
    const { reader, stack } = await world(8 * MIB);
    for (let own = 0; own < 12; own++) {
      const effective = await effectiveDocument(reader, stack(own));
      expect(effective.document).toEqual(oracle(own));
      expect(reader.content.effective.bytes).toBeLessThanOrEqual(2 * MIB);
    }
    const tiny = await world(1_024);
    expect((await effectiveDocument(tiny.reader, tiny.stack(1))).document).toEqual(oracle(1));
    expect(tiny.reader.content.effective.bytes).toBe(0);
  });

  it('that are equal are hashed once, and stored once', async () => {
    const { reader, stack } = await world();
    const effective = await effectiveDocuments(reader, [stack(1), stack(2)]);
    const named = (own: number) => ({ kind: 'menu' as const, document: effective(stack(own)).document });
    const [one, again, two] = await reader.content.store(reader.db, [named(1), named(1), named(2)]);
    expect(again).toBe(one);
    expect(two).not.toBe(one);
    const count = countStatements(database.db);
    expect(await reader.content.store(count.db, [named(2), named(1)])).toEqual([two, one]);
    // Whether they are still there is asked for, and nothing is written.
    expect(count.statements).toEqual(['RawNode']);
    const found = await createPartStore(64 * MIB).documents(reader.db, [one ?? '']);
    expect(found.get(one ?? '')).toEqual(oracle(1));
  });
});

it('have one hash for each set of versions', () => {
  const stack: LayerHashes = { kind: 'menu', base: 'b', group: null, own: 'o' };
  const names = [stack, { ...stack, own: null }, { ...stack, group: 'o', own: null }, { ...stack, base: null }];
  expect(new Set(names.map(layerHashesKey)).size).toBe(4);
});

/** The same document, which records every object and array that is read. */
const watched = <T>(document: T) => {
  const entered = new Set<object>();
  const known = new WeakMap<object, object>();
  const watch = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const seen =
      known.get(value) ??
      new Proxy(value, {
        get: (target, key) => {
          entered.add(target);
          return watch(Reflect.get(target, key));
        },
      });
    known.set(value, seen);
    return seen;
  };
  return { document: watch(document) as T, entered };
};

it('cost every location its changes and their depth, not the size of the menu, nor the number of locations before', () => {
  // Freezing reads every object that is new, and nothing can watch what is frozen.
  freezeDocuments(false);
  onTestFinished(() => freezeDocuments(true));
  const perLocation = [1_000, 10_000].map(among => {
    const { document, entered } = watched(structuredClone(largeMenu(among)));
    // The base is read as a whole once: for its validation, and for the positions of its members.
    const base = stateWithoutChanges('menu', document).applied;
    for (let seed = 0; seed < 3; seed++)
      expect(stateWithChanges('menu', base, listOf(seed, 50, among)).issues).toEqual([]);
    entered.clear();
    // A hundred instead of ten thousand: none may visit more objects than the first ones did.
    // `bench/server/locations.mjs` runs them all.
    let most = 0;
    for (let seed = 0; seed < 100; seed++) {
      const { issues } = stateWithChanges('menu', base, listOf(seed, 50, among));
      expect(issues).toEqual([]);
      most = Math.max(most, entered.size);
      entered.clear();
    }
    return most;
  });
  // A price is eight levels deep: menu, departments, department, items, item, prices, entry, price of the item. The
  // targets of its references are looked up as well, and the departments' ids are read once for the new array.
  const departments = [20, 200];
  for (const [size, visits] of perLocation.entries())
    expect(visits).toBeLessThanOrEqual(50 * 9 + (departments[size] ?? 0));
});
