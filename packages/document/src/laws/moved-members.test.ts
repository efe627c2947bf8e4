import { group, idField, list, number, optional, reference, set, text } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply/apply.ts';
import { type Change, compareChanges } from '../change/change.ts';
import { validate } from '../change/validate.ts';
import { diff } from '../diff/diff.ts';
import { type MemberMove, MoveError, moveMembers } from '../layers/move-members.ts';
import { expectSame } from '../testing/expect-same.ts';

const id = idField({ label: 'Id' });
const to = (label: string, target: string, onDelete: 'unset' | 'drop-entry' = 'unset') =>
  reference({ label, to: target, onDelete });

const definition = group(
  { label: 'Menu' },
  {
    departments: list(
      { label: 'Departments', max: 4 },
      group(
        { label: 'Department' },
        {
          id,
          categories: list({ label: 'Categories' }, group({ label: 'Category' }, { id })),
          items: list(
            { label: 'Items', max: 6 },
            group(
              { label: 'Item' },
              {
                id,
                home: optional(idField({ label: 'Department', ofParent: true })),
                price: number({ label: 'Price' }),
                category: to('Category', '/departments/[.]/categories'),
                related: set({ label: 'Related' }, to('Related', '/departments/[.]/items', 'drop-entry')),
                sizes: list({ label: 'Sizes' }, group({ label: 'Size' }, { id, price: number({ label: 'Price' }) })),
              },
            ),
          ),
        },
      ),
    ),
    suggestions: list(
      { label: 'Suggestions' },
      group(
        { label: 'Suggestion' },
        {
          id,
          department: to('Department', '/departments'),
          category: to('Category', '/departments/[@department]/categories'),
          item: to('Item', '/departments/[@department]/items'),
          size: to('Size', '/departments/[@department]/items/[@item]/sizes', 'drop-entry'),
          note: text({ label: 'Note' }),
        },
      ),
    ),
  },
);

interface Item {
  readonly id: string;
  /** The id of the department; absent in some. */
  readonly home?: string;
  readonly price: number;
  readonly category: string;
  readonly related: readonly string[];
  readonly sizes: readonly { readonly id: string; readonly price: number }[];
}
interface Department {
  readonly id: string;
  readonly categories: readonly { readonly id: string }[];
  readonly items: readonly Item[];
}
interface Suggestion {
  readonly id: string;
  readonly department: string;
  readonly category: string;
  readonly item: string;
  readonly size: string;
  readonly note: string;
}
interface Menu {
  readonly departments: readonly Department[];
  readonly suggestions: readonly Suggestion[];
}

const departmentIds = ['d1', 'd2', 'd3'];
const itemIds = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'];
const categoryIds = ['c1', 'c2', 'c3'];
const sizeIds = ['s1', 's2'];

const some = (ids: readonly string[], minLength = 0) =>
  fc.shuffledSubarray([...ids], { minLength, maxLength: ids.length });
const one = (ids: readonly string[]) => fc.constantFrom('', ...ids);

const item = fc.record({
  price: fc.nat(2),
  category: one(categoryIds),
  related: some(itemIds),
  sizes: some(sizeIds).chain(ids => fc.tuple(...ids.map(key => fc.record({ id: fc.constant(key), price: fc.nat(2) })))),
});

const suggestion = fc.record({
  department: one(departmentIds),
  category: one(categoryIds),
  item: one(itemIds),
  size: one(sizeIds),
  note: fc.constantFrom('', 'x'),
});

/** A menu whose items are mostly in the same department everywhere, so that lists of several menus meet. */
const menu = (minDepartments: number): fc.Arbitrary<Menu> =>
  fc
    .record({
      departments: some(departmentIds, minDepartments),
      items: fc.tuple(some(itemIds, 2), fc.array(item, { minLength: 6, maxLength: 6 })),
      stray: fc.array(fc.nat(11), { minLength: 6, maxLength: 6 }),
      categories: fc.tuple(some(categoryIds), some(categoryIds), some(categoryIds)),
      suggestions: fc.array(suggestion, { maxLength: 3 }),
    })
    .map(({ departments, items: [present, values], stray, categories, suggestions }) => ({
      departments: departments.map((key, position) => ({
        id: key,
        categories: (categories[position] ?? []).map(category => ({ id: category })),
        items: present.flatMap(name => {
          const at = itemIds.indexOf(name);
          const home = ((stray[at] ?? 0) === 0 ? at + 1 : at) % departmentIds.length;
          const value = values[at];
          const parent = at % 2 === 0 ? { home: key } : {};
          return departmentIds[home] === key && value !== undefined ? [{ id: name, ...parent, ...value }] : [];
        }),
      })),
      suggestions: suggestions.map((value, position) => ({ id: `x${position}`, ...value })),
    }));

/** A base with three groups and three locations: lists made on what is below, and lists made for other documents. */
const world = fc
  .record({
    base: menu(2),
    others: fc.array(menu(1), { minLength: 8, maxLength: 8 }),
    isForeign: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
    from: some(itemIds, 1),
    to: fc.constantFrom(...departmentIds),
    after: fc.option(fc.nat(5), { nil: null }),
  })
  .map(({ base, others, isForeign, from, to: target, after }) => {
    const other = (n: number): Menu => others[n] as Menu;
    const lists: { below: number; changes: readonly Change[] }[] = [];
    const documents: unknown[] = [];
    for (let n = 0; n < 6; n++) {
      const below = n < 3 ? -1 : n - 3 - (n === 5 ? 2 : 0);
      const under = below < 0 ? base : documents[below];
      const made = partOf(diff(isForeign[n] === 0 ? other((n + 3) % 8) : under, other(n), { field: definition }), n);
      lists.push({ below, changes: made });
      documents.push(apply(under, made));
    }
    const items = base.departments.find(({ id: key }) => key === target)?.items ?? [];
    const anchor = after === null ? null : (items[after % Math.max(1, items.length)]?.id ?? null);
    const paths = base.departments.flatMap(department =>
      department.items
        .filter(({ id: key }) => department.id !== target && from.includes(key))
        .map(({ id: key }) => `/departments/[${department.id}]/items/[${key}]`),
    );
    return { base, lists, documents, move: { paths, to: `/departments/[${target}]/items`, after: anchor } };
  })
  .filter(({ base, move }) => move.paths.length > 0 && base.departments.some(one => move.to.includes(`[${one.id}]`)));

/** Every list keeps another part of its entries, so that lists are small and do not all say the same. */
const partOf = (changes: readonly Change[], seed: number): readonly Change[] =>
  changes.filter((_, position) => (position * 7 + seed * 3) % 5 < 3).sort(compareChanges);

/** What a menu has to be after the move: worked out on the whole document, without any list. */
const byHand = (before: Menu, paths: readonly string[], target: string): Menu => {
  const homes = new Map<string, string>();
  for (const path of paths) {
    const [, home = '', key = ''] = /\[(.*)\]\/items\/\[(.*)\]/.exec(path) ?? [];
    const isThere = before.departments.some(one => one.id === home && one.items.some(({ id: name }) => name === key));
    if (isThere) homes.set(key, home);
  }
  const departmentOf = (key: string) => before.departments.find(one => one.id === key);
  const goal = departmentOf(target);
  const isMoved = (home: string, key: string) => homes.get(key) === home;
  const hadItem = (home: string, key: string) => departmentOf(home)?.items.some(one => one.id === key) === true;
  const hadCategory = (home: string, key: string) =>
    departmentOf(home)?.categories.some(one => one.id === key) === true;
  const hasItem = (home: string, key: string) =>
    (hadItem(home, key) && !isMoved(home, key)) || (home === target && goal !== undefined && homes.has(key));
  const cleaned = (was: string, is: string, value: Item): Item => ({
    ...value,
    category: hadCategory(was, value.category) && !hadCategory(is, value.category) ? '' : value.category,
    related: value.related.filter(key => !hadItem(was, key) || hasItem(is, key)),
  });
  const arrivals = before.departments.flatMap(one =>
    one.items
      .filter(({ id: key }) => isMoved(one.id, key))
      .map(value => cleaned(one.id, target, value.home === undefined ? value : { ...value, home: target })),
  );
  const departments = before.departments.map(one => ({
    ...one,
    items: [
      ...one.items.filter(({ id: key }) => !isMoved(one.id, key)).map(value => cleaned(one.id, one.id, value)),
      ...(one.id === target ? arrivals : []),
    ],
  }));
  const suggestions = before.suggestions.flatMap((value): Suggestion[] => {
    const { department, category, item: key, size } = value;
    if (!isMoved(department, key)) return [value];
    const hadSize = departmentOf(department)
      ?.items.find(one => one.id === key)
      ?.sizes.some(one => one.id === size);
    if (goal === undefined) return hadSize ? [] : [{ ...value, item: '' }];
    const losesCategory = hadCategory(department, category) && !hadCategory(target, category);
    return [{ ...value, department: target, category: losesCategory ? '' : category }];
  });
  return { ...before, departments, suggestions };
};

/** The order of the moved members among the others is compared by `expectOrder`. */
const withoutOrder = (document: unknown, keys: readonly string[]): unknown => {
  const { departments, suggestions } = document as Menu;
  const rank = (key: string) => keys.indexOf(key);
  return {
    suggestions,
    departments: departments.map(one => ({
      ...one,
      items: [
        ...one.items.filter(({ id: key }) => rank(key) < 0),
        ...one.items.filter(({ id: key }) => rank(key) >= 0).toSorted((a, b) => rank(a.id) - rank(b.id)),
      ],
    })),
  };
};

const itemsIn = (document: unknown, department: string): readonly string[] =>
  (document as Menu).departments.find(({ id: key }) => key === department)?.items.map(({ id: key }) => key) ?? [];

/** Without entries of their own about positions, members stand behind the anchor, in the order in which they are named. */
const expectOrder = (before: unknown, after: unknown, target: string, move: MemberMove): void => {
  const siblings = itemsIn(before, target);
  const keys = keysOf(move.paths).filter(key => itemsIn(after, target).includes(key));
  const at = move.after === null ? 0 : siblings.indexOf(move.after) + 1;
  expect(itemsIn(after, target)).toEqual([...siblings.slice(0, at), ...keys, ...siblings.slice(at)]);
};

/** Whether lists say nothing about which members the departments in question have, and in which order. */
const isQuietAbout = (lists: readonly (readonly Change[])[], { paths, to: target }: MemberMove): boolean =>
  lists.every(changes =>
    changes.every(({ path }) => {
      const isSibling = path.startsWith(`${target}/`) && !path.slice(target.length + 1).includes('/');
      return !isSibling && !isAbove(path, target) && !paths.some(one => isAbove(path, one));
    }),
  );

const isAbove = (path: string, below: string): boolean => path === below || below.startsWith(`${path}/`);

const keysOf = (paths: readonly string[]): readonly string[] =>
  paths.map(path => path.slice(path.lastIndexOf('[') + 1, -1));

describe('moving members to another parent', () => {
  it('L31 the document of every list is the one before with the members moved and its references following', () => {
    let [moves, refused, ordered] = [0, 0, 0];
    fc.assert(
      fc.property(world, ({ base, lists, documents, move }) => {
        const reported = JSON.stringify([base, lists]);
        try {
          const after = moveMembers(definition, base, lists, move);
          moves++;
          const keys = keysOf(move.paths);
          const target = move.to.slice('/departments/['.length, -']/items'.length);
          expectSame(withoutOrder(after.base, keys), withoutOrder(byHand(base, move.paths, target), keys));
          expectOrder(base, after.base, target, move);
          const now: unknown[] = [];
          lists.forEach(({ below }, n) => {
            const changes = validate(structuredClone(after.lists[n]));
            now.push(apply(below < 0 ? after.base : now[below], changes));
            expectSame(
              withoutOrder(now[n], keys),
              withoutOrder(byHand(documents[n] as Menu, move.paths, target), keys),
            );
            const through = [lists[n]?.changes ?? [], ...(below < 0 ? [] : [lists[below]?.changes ?? []])];
            if (!isQuietAbout(through, move)) return;
            expectOrder(documents[n], now[n], target, move);
            ordered++;
          });
        } catch (error) {
          if (!(error instanceof MoveError)) throw error;
          expect(['duplicate-id', 'too-many']).toContain(error.code);
          refused++;
        }
        expect(JSON.stringify([base, lists])).toBe(reported);
      }),
    );
    expect(moves).toBeGreaterThan(refused);
    expect(ordered).toBeGreaterThan(moves / 10);
  });
});

describe('one move', () => {
  const department = (key: string, items: readonly object[], categories: readonly string[] = []) => ({
    id: key,
    categories: categories.map(category => ({ id: category })),
    items: items.map(values => ({ price: 1, category: '', related: [], sizes: [], ...values })),
  });
  const base = {
    departments: [
      department('d1', [{ id: 'a', category: 'c1' }, { id: 'b' }, { id: 'c' }], ['c1']),
      department('d2', [{ id: 'x' }, { id: 'y' }]),
    ],
    suggestions: [{ id: 's', department: 'd1', category: 'c1', item: 'a', size: '', note: '' }],
  };
  const move = { paths: ['/departments/[d1]/items/[a]', '/departments/[d1]/items/[c]'], to: '/departments/[d2]/items' };

  it('L31 members stand behind the anchor in the order in which they are named, and say which references changed', () => {
    const after = moveMembers(definition, base, [], { ...move, after: 'x' });
    const { departments, suggestions } = after.base as Menu;
    expect(departments.map(({ items }) => items.map(({ id: key }) => key))).toEqual([['b'], ['x', 'a', 'c', 'y']]);
    expect(suggestions).toMatchObject([{ department: 'd2', category: '', item: 'a' }]);
    expect(after.followed).toEqual(['/suggestions/[s]/department']);
    expect(after.gone.map(({ path }) => path).sort()).toEqual([
      '/departments/[d2]/items/[a]/category',
      '/suggestions/[s]/category',
    ]);
  });

  it('L31 dormant entries and anchors go along, positions among the old siblings do not', () => {
    const size = { id: 's1', price: 3 };
    const changes: Change[] = [
      { op: 'move', path: '/departments/[d1]/items/[a]', after: 'b' },
      { op: 'set', path: '/departments/[d1]/items/[a]/sizes/[none]/price', value: 2, was: 1 },
      { op: 'add', path: '/departments/[d1]/items/[a]/sizes/[s1]', after: null, value: size },
      { op: 'move', path: '/departments/[d1]/items/[b]', after: 'c' },
    ];
    const after = moveMembers(definition, base, [{ below: -1, changes }], { ...move, after: null });
    expect(after.lists[0]).toContainEqual({ ...changes[1], path: '/departments/[d2]/items/[a]/sizes/[none]/price' });
    expect(after.lists[0]).toContainEqual({ ...changes[2], path: '/departments/[d2]/items/[a]/sizes/[s1]' });
    expect(after.lists[0]).toContainEqual({ ...changes[3], after: null });
    expect(after.discarded).toEqual([[changes[0]]]);
  });

  it('L31 a list that says nothing about it is the same object', () => {
    const changes: Change[] = [{ op: 'set', path: '/suggestions/[s]/note', value: 'x' }];
    expect(moveMembers(definition, base, [{ below: -1, changes }], { ...move, after: null }).lists[0]).toBe(changes);
  });

  it('L31 what cannot be moved is refused with code and path', () => {
    const [path] = move.paths as [string, string];
    const refusal = (change: object): unknown => {
      try {
        return moveMembers(definition, base, [], { ...move, after: null, ...change });
      } catch (error) {
        return error instanceof MoveError ? [error.code, error.path] : error;
      }
    };
    expect(refusal({ paths: [path, path] })).toEqual(['named-twice', path]);
    expect(refusal({ paths: [`${path}x`] })).toEqual(['unknown-member', `${path}x`]);
    expect(refusal({ to: `${path}/sizes` })).toEqual(['inside-itself', path]);
    expect(refusal({ to: '/departments/[d1]/items' })).toEqual(['duplicate-id', path]);
    expect(refusal({ to: '/departments/[d2]/categories' })).toEqual(['other-list', path]);
    expect(refusal({ to: '/departments/[d9]/items' })).toEqual(['unknown-list', '/departments/[d9]/items']);
    expect(refusal({ after: 'none' })).toEqual(['unknown-anchor', move.to]);
    const full = {
      ...base,
      departments: [
        base.departments[0],
        department(
          'd2',
          [1, 2, 3, 4, 5].map(n => ({ id: `n${n}` })),
        ),
      ],
    };
    expect(() => moveMembers(definition, full, [], { ...move, after: null })).toThrow('too-many');
  });
});
