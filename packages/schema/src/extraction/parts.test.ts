import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { text } from '../kinds/text.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { card } from '../testing/sample.ts';
import { equal, own } from '../value/json.ts';
import { assemble, isInChunks, parts } from './parts.ts';

it('assemble is the inverse of parts, for parts in any order', () => {
  fc.assert(
    fc.property(arbitraryOf(card), value => {
      const pieces = [...parts(card, value)];
      expect(assemble(card, new Map(pieces))).toEqual(value);
      expect(assemble(card, new Map(pieces.toReversed()))).toEqual(value);
      expect(new Map(parts(card, value))).toEqual(new Map(pieces));
    }),
  );
});

it('is unchanged by JSON, as the store serializes it', () => {
  fc.assert(
    fc.property(arbitraryOf(card), value => {
      const stored = new Map([...parts(card, value)].map(([path, piece]) => [path, JSON.parse(JSON.stringify(piece))]));
      expect(assemble(card, stored)).toEqual(value);
    }),
  );
});

const doc = {
  ...initial(card),
  courses: [
    { id: 'c2', name: 'Sweets', dishes: [] },
    { id: 7, name: 'Mains', dishes: [] },
  ],
  kitchen: { ...initial(card).kitchen, lines: [{ id: 1, name: 'Grill' }] },
};

it('makes one part per section, and for a list marked `part` one per member and one for their order', () => {
  const pieces = parts(card, doc);
  expect([...pieces.keys()].toSorted()).toEqual([
    '/courses',
    '/courses/[7]',
    '/courses/[c2]',
    '/fees',
    '/kitchen',
    '/kitchen/lines',
    '/kitchen/lines/[1]',
    '/offer',
    '/rates',
    '/stations',
    '/tags',
    '/wages',
  ]);
  expect(pieces.get('/courses')).toEqual({ order: ['c2', 7] });
  expect(pieces.get('/kitchen')).toEqual({ seats: 8, mode: 'A', open: false });
});

it('shares every subtree, in both directions', () => {
  const pieces = parts(card, doc);
  expect([pieces.get('/courses/[7]'), pieces.get('/tags')]).toEqual([doc.courses[1], doc.tags]);
  expect(pieces.get('/courses/[7]')).toBe(doc.courses[1]);
  expect(parts(card, doc).get('/courses')).toBe(pieces.get('/courses'));
  const again = assemble(card, pieces);
  expect(own(again, 'tags')).toBe(doc.tags);
  expect(own(pieces.get('/kitchen'), 'lines')).toBeUndefined();
});

it('keeps a list whole whose members have no distinct ids, and any value that is no document', () => {
  const odd = { courses: [{ id: 1 }, { id: '1' }], extra: 5 };
  expect(assemble(card, parts(card, odd))).toEqual(odd);
  expect(assemble(card, parts(card, null))).toBeNull();
});

it('reports a missing part', () => {
  const pieces = parts(card, doc);
  pieces.delete('/courses/[7]');
  expect(() => assemble(card, pieces)).toThrow('/courses/[7]');
});

describe('lists inside the members of a list', () => {
  const item = group({ label: 'Item' }, { id: idField(), name: text({ label: 'Name' }) });
  const items = list({ label: 'Items', storedPerMember: true, max: 9000 }, item);
  const department = group(
    { label: 'Department' },
    {
      id: idField(),
      name: text({ label: 'Name' }),
      stock: group({ label: 'Stock' }, { items }),
      tags: list({ label: 'Tags' }, item),
    },
  );
  const menu = group(
    { label: 'Menu' },
    { departments: list({ label: 'Departments', storedPerMember: true }, department) },
  );
  const itemsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `item ${id}` }));
  const menuOf = (...counts: readonly number[]) => ({
    departments: counts.map((count, id) => ({
      id,
      name: `d${id}`,
      stock: { items: itemsOf(count) },
      tags: itemsOf(2),
    })),
  });
  const long = menuOf(5000, 3);

  it.each([0, 1, 32, 33, 64, 65, 700])('are put together as they were, %s members', count => {
    const whole = menuOf(count, 2);
    const pieces = parts(menu, whole);
    const stored = new Map([...pieces].map(([path, piece]) => [path, JSON.parse(JSON.stringify(piece))]));
    expect(assemble(menu, stored)).toEqual(whole);
    expect(assemble(menu, new Map([...stored].toReversed()))).toEqual(whole);
    expect(pieces.has('/departments/[0]/stock/items')).toBe(count > 32);
    expect(isInChunks([...pieces.keys()])).toBe(count > 32);
    const members = parts(menu, whole, 'members');
    expect([...members.keys()]).toEqual(['/departments', '/departments/[0]', '/departments/[1]']);
    expect(assemble(menu, members)).toEqual(whole);
  });

  it('change one small part with one member, and the order alone when it moves', () => {
    const before = parts(menu, long);
    const [first, second] = long.departments;
    if (first === undefined || second === undefined) throw new Error('no departments');
    const differing = (members: readonly { id: number; name: string }[]) => {
      const departments = [{ ...first, stock: { items: members } }, second];
      const after = parts(menu, { departments });
      return [...after].flatMap(([path, piece]) => (equal(piece, before.get(path)) ? [] : [[path, piece] as const]));
    };
    const { items: all } = first.stock;
    const renamed = differing(all.with(2500, { id: 2500, name: 'new' }));
    expect(renamed.map(([path]) => path)).toEqual([
      expect.stringMatching(/^\/departments\/\[0\]\/stock\/items\/\*\d+$/),
    ]);
    expect(JSON.stringify(renamed).length).toBeLessThan(JSON.stringify(first).length / 50);
    expect(differing(all.toReversed()).map(([path]) => path)).toEqual(['/departments/[0]/stock/items']);
    expect(differing(all.toSpliced(7, 1)).length).toBe(2);
    expect(differing([...all, { id: 9000, name: 'x' }]).length).toBe(2);
  });

  it('keep the objects of unchanged chunks, also after they were read', () => {
    const pieces = parts(menu, menuOf(5000, 3));
    const again = parts(menu, assemble(menu, pieces));
    for (const [path, piece] of pieces) if (/\*\d/.test(path)) expect(again.get(path)).toBe(piece);
  });

  it('report a missing chunk', () => {
    const pieces = parts(menu, long);
    pieces.delete([...pieces.keys()].find(path => /\*\d/.test(path)) ?? '');
    expect(() => assemble(menu, pieces)).toThrow('A stored part is missing');
  });

  it('have no part at the path of a split member, so that what knows whole members only takes none for whole', () => {
    const pieces = parts(menu, long);
    expect([pieces.has('/departments/[0]'), pieces.has('/departments/[1]')]).toEqual([false, true]);
    expect(pieces.get('/departments/[0]/*')).toEqual({ id: 0, name: 'd0', tags: itemsOf(2) });
  });

  it('keep the parts of a member that is the same object', () => {
    const pieces = parts(menu, long);
    const [first] = long.departments;
    const other = parts(menu, { departments: [first] });
    for (const [path, piece] of other) if (path.startsWith('/departments/[0]')) expect(pieces.get(path)).toBe(piece);
  });

  it('are the same document in chunks and whole, through any history of edits', () => {
    const edit = fc.record({
      department: fc.nat(2),
      at: fc.nat(),
      act: fc.constantFrom('add', 'remove', 'rename', 'move', 'copy', 'empty'),
      id: fc.oneof(fc.nat(200), fc.string({ maxLength: 3 })),
    });
    fc.assert(
      fc.property(fc.tuple(fc.nat(90), fc.nat(40), fc.nat(3)), fc.array(edit, { maxLength: 12 }), (counts, edits) => {
        let now: Menu = menuOf(...counts);
        for (const one of edits) {
          now = edited(now, one);
          const [chunks, whole] = [parts(menu, now), parts(menu, now, 'members')];
          const stored = new Map([...chunks].map(([path, piece]) => [path, JSON.parse(JSON.stringify(piece))]));
          expect(assemble(menu, chunks)).toEqual(now);
          expect(assemble(menu, stored)).toEqual(now);
          expect(assemble(menu, whole)).toEqual(now);
          // The same parts as of a copy that was never edited, so that their hashes do not depend on the history.
          expect(new Map(parts(menu, structuredClone(now)))).toEqual(chunks);
        }
      }),
    );
  });
});

interface Item {
  readonly id: number | string;
  readonly name: string;
}
interface Menu {
  readonly departments: readonly {
    readonly id: number;
    readonly name: string;
    readonly stock: { readonly items: readonly Item[] };
    readonly tags: readonly Item[];
  }[];
}
interface Edit {
  readonly department: number;
  readonly at: number;
  readonly act: 'add' | 'remove' | 'rename' | 'move' | 'copy' | 'empty';
  readonly id: number | string;
}

/** The document after an edit, with every subtree that it did not touch. */
const edited = ({ departments }: Menu, { department, act, at, id }: Edit): Menu => {
  const target = departments[department];
  if (target === undefined) return { departments };
  const { items } = target.stock;
  const position = items.length === 0 ? 0 : at % items.length;
  const item = items[position];
  const taken = items.some(other => String(other.id) === String(id));
  const next = (): readonly Item[] => {
    if (act === 'empty') return [];
    if (act === 'add') return taken ? items : items.toSpliced(position, 0, { id, name: 'added' });
    if (item === undefined) return items;
    if (act === 'remove') return items.toSpliced(position, 1);
    if (act === 'rename') return items.with(position, { ...item, name: `${item.name}!` });
    if (act === 'move') return [item, ...items.toSpliced(position, 1)];
    return [...items];
  };
  return { departments: departments.with(department, { ...target, stock: { items: next() } }) };
};
