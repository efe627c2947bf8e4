import {
  assemble,
  complete,
  type Field,
  findUsages,
  group,
  idField,
  list,
  money,
  optional,
  parts,
  reference,
  removeDanglingIncremental,
  removeDanglingReferences,
  set as setOf,
  text,
  type Value,
  validateChanges,
  validateValue,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { apply } from './apply/apply.ts';
import type { Change } from './change/change.ts';
import { digest } from './change/digest.ts';
import { diff } from './diff/diff.ts';
import { Visits } from './testing/visits.ts';

const tagFields = group({ label: 'Tag' }, { id: idField(), name: text({ label: 'Name' }) });
interface Tag extends Value<typeof tagFields> {}
const tag: Field<Tag> = tagFields;
const priceFields = group({ label: 'Price' }, { id: idField(), amount: money({ label: 'Price' }) });
interface Price extends Value<typeof priceFields> {}
const price: Field<Price> = priceFields;
const itemFields = group(
  { label: 'Item' },
  {
    id: idField(),
    info: group({ label: 'Info' }, { name: text({ label: 'Name' }), about: text({ label: 'About', max: 1000 }) }, [
      { code: 'unnamed', at: 'name', holds: info => info.name !== '' },
    ]),
    tags: setOf({ label: 'Tags' }, reference({ label: 'Tag', to: '/tags', onDelete: 'drop-entry' })),
    station: optional(reference({ label: 'Station', to: '/stations', onDelete: 'unset' })),
    prices: list({ label: 'Prices' }, price),
  },
);
interface Item extends Value<typeof itemFields> {}
const item: Field<Item> = itemFields;
const departmentFields = group(
  { label: 'Department' },
  { id: idField(), name: text({ label: 'Name' }), items: list({ label: 'Items', max: 10_000 }, item) },
);
interface Department extends Value<typeof departmentFields> {}
const department: Field<Department> = departmentFields;
const menu = group(
  { label: 'Menu' },
  {
    tags: list({ label: 'Tags' }, tag),
    stations: list({ label: 'Stations' }, tag),
    departments: list({ label: 'Departments', storedPerMember: true }, department),
  },
);

const itemCounts = { '50 KB': 100, '500 KB': 1000, '5 MB': 10_000 } as const;
const perDepartment = 50;
const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i}`, name: 'x' }));

const documentOf = (items: number) => ({
  tags: named('t', 20),
  stations: named('s', 5),
  departments: Array.from({ length: items / perDepartment }, (_, d) => ({
    id: `d${d}`,
    name: `Department ${d}`,
    items: Array.from({ length: perDepartment }, (_, i) => ({
      id: `i${i}`,
      info: { name: `Item ${d}/${i}`, about: 'x'.repeat(300) },
      tags: [`t${i % 20}`],
      station: `s${i % 5}`,
      prices: [{ id: 1, amount: '5.00' }],
    })),
  })),
});

const changesOf = (items: number, count: number): Change[] =>
  Array.from({ length: Math.min(count, items) }, (_, n) => {
    const at = (n * 7919) % items;
    const path = `/departments/[d${Math.floor(at / perDepartment)}]/items/[i${at % perDepartment}]`;
    const fields: readonly Change[] = [
      { op: 'set', path: `${path}/info/name`, value: `New ${n}` },
      { op: 'set', path: `${path}/station`, value: n % 40 === 1 ? 'gone' : 's1' },
      { op: 'set', path: `${path}/prices/[1]/amount`, value: '6.00' },
    ];
    return fields[n % fields.length] as Change;
  });

/** Counts the objects and arrays of a document. */
const sizeOf = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : 1 + Object.values(value).reduce((sum, below) => sum + sizeOf(below), 0);

describe('the cost of keeping references valid', () => {
  /** Reads of both states are counted: objects that they share count once. */
  const changing: readonly {
    readonly name: string;
    run(before: unknown, after: unknown, paths: readonly string[]): unknown;
  }[] = [
    { name: 'validating the changes', run: (_, after, paths) => validateChanges(menu, after, paths) },
    {
      name: 'cascading after the changes',
      run: (before, after, paths) => removeDanglingIncremental(menu, before, after, paths),
    },
  ];

  for (const { name, run } of changing) {
    it(`${name}: grows with the changes, not with the document`, () => {
      const costs = new Map<string, number>();
      for (const [size, items] of Object.entries(itemCounts)) {
        for (const count of [1, 50, 5000]) {
          const visits = new Visits();
          const list = changesOf(items, count);
          const paths = list.map(({ path }) => path);
          const before = documentOf(items);
          const after = apply(before, list);
          const watched = [visits.watch(before), visits.watch(after)] as const;
          // The first time, the arrays along the path are read once to index their members.
          run(...watched, paths);
          const { entered } = visits.during(() => run(...watched, paths));
          costs.set(`${size} ${count}`, entered);
          expect(entered).toBeLessThanOrEqual(8 * list.length + 40);
        }
      }
      expect(growth(costs, '50 KB 1', '5 MB 1')).toBeLessThanOrEqual(1.1);
      expect(growth(costs, '500 KB 50', '5 MB 50')).toBeLessThanOrEqual(3);
    });
  }

  it('searches for references to a removed target where it may be used, and nowhere else', () => {
    const visits = new Visits();
    const before = documentOf(1000);
    const after = apply(before, [{ op: 'remove', path: '/stations/[s1]' }]);
    const watched = visits.watch(after);
    const { entered } = visits.during(() => removeDanglingIncremental(menu, before, watched, ['/stations/[s1]']));
    // Items, their departments and the lists along the path; neither texts nor prices.
    expect(entered).toBeLessThanOrEqual(2 * 1000);
    expect(
      visits.during(() =>
        findUsages({ menu: { definition: menu, document: watched } }, { document: 'menu', path: '/stations' }, 's2'),
      ).entered,
    ).toBeLessThanOrEqual(2 * 1000);
  });

  const whole: readonly { readonly name: string; readonly times?: number; run(document: unknown): unknown }[] = [
    { name: 'the whole check', run: document => validateValue(menu, document) },
    { name: 'completion', run: document => complete(menu, document) },
    { name: 'the whole cascade', run: document => removeDanglingReferences(menu, document) },
    { name: 'a digest', run: document => digest(document) },
    { name: 'a comparison with another copy', run: document => diff(document, documentOf(1000)) },
  ];

  for (const { name, run } of whole) {
    it(`${name} reads every object at most once, and only its existing properties`, () => {
      const document = documentOf(1000);
      const visits = new Visits();
      const once = visits.during(() => run(visits.watch(document)));
      expect(once.entered).toBeLessThanOrEqual(sizeOf(document));
      expect(visits.mostReads()).toBeLessThanOrEqual(3);
    });
  }

  it('splitting into parts reads only where the cuts are, and passes every part on unchanged', () => {
    const document = documentOf(10_000);
    const visits = new Visits();
    const { entered } = visits.during(() => parts(menu, visits.watch(document), 'members'));
    expect(entered).toBeLessThanOrEqual(2 + 200);
    const pieces = parts(menu, document, 'members');
    expect(pieces.get('/departments/[d7]')).toBe(document.departments[7]);
    // After an edit only the part that contains it is a new object: the others keep their hash.
    const next = apply(document, changesOf(10_000, 1));
    const changed = [...parts(menu, next, 'members')].filter(([path, piece]) => piece !== pieces.get(path));
    expect(changed.map(([path]) => path)).toEqual(['/departments/[d0]']);
    expect(assemble(menu, pieces)).toEqual(document);
    // In chunks, of the other departments nothing is read again.
    const chunks = parts(menu, document);
    const other = [...parts(menu, next)].filter(([path, piece]) => piece !== chunks.get(path));
    expect(other.map(([path]) => path).filter(path => !path.startsWith('/departments/[d0]'))).toEqual([]);
    expect(assemble(menu, chunks)).toEqual(document);
  });
});

const growth = (costs: ReadonlyMap<string, number>, from: string, to: string): number =>
  Math.max(1, costs.get(to) ?? Number.NaN) / Math.max(1, costs.get(from) ?? Number.NaN);
