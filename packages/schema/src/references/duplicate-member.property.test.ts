import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optional } from '../field/index.ts';
import { group, idField, list, reference, text } from '../kinds/index.ts';
import { memberToken } from '../path/index.ts';
import { house, houses } from '../testing/scoped-sample.ts';
import { duplicateMember } from './duplicate-member.ts';
import { danglingReferences } from './references.ts';

const dish = group(
  { label: 'Dish' },
  {
    id: idField(),
    info: group(
      { label: 'Info' },
      {
        name: text({ label: 'Name' }),
        code: optional(text({ label: 'Code', unique: 'code' })),
        short: text({ label: 'Short', unique: 'short' }),
      },
    ),
    sizes: list({ label: 'Sizes' }, group({ label: 'Size' }, { id: idField(), name: text({ label: 'Name' }) })),
    usual: reference({ label: 'Usual', to: '/dishes/[.]/sizes', onDelete: 'unset' }),
    neighbor: reference({ label: 'Beside', to: '/dishes', onDelete: 'unset' }),
  },
);
const card = group({ label: 'Card' }, { dishes: list({ label: 'Dishes', namePath: 'info/name' }, dish) });
const soup = (id: string, name: string, neighbor: string) => ({
  id,
  info: { name, code: `c${id}`, short: id },
  sizes: [
    { id: 's', name: 'Small' },
    { id: 'l', name: 'Large' },
  ],
  usual: 'l',
  neighbor,
});

/** Ids that no document here has. */
const numbered = () => {
  let next = 0;
  return () => `fresh-${next++}`;
};

describe('a duplicate of a member', () => {
  const copyOf = (dishes: readonly ReturnType<typeof soup>[], id: string) =>
    duplicateMember(card, { dishes }, `/dishes/[${id}]`, 'copy', numbered(), dishes);

  it('has ids of its own, references that follow, no unique values, and a number behind its name', () => {
    expect(copyOf([soup('a', 'Soup', 'b'), soup('b', 'Stew', '')], 'a')).toEqual({
      id: 'copy',
      info: { name: 'Soup (2)', short: '' },
      sizes: [
        { id: 'fresh-0', name: 'Small' },
        { id: 'fresh-1', name: 'Large' },
      ],
      usual: 'fresh-1',
      neighbor: 'b',
    });
    expect(copyOf([soup('a', 'Soup', 'a')], 'a')).toMatchObject({ neighbor: 'copy' });
  });

  it('counts on from a name that has a number', () => {
    const dishes = [soup('a', 'Soup', ''), soup('b', 'soup (2)', ''), soup('c', '', '')];
    expect(copyOf(dishes, 'a')).toMatchObject({ info: { name: 'Soup (3)' } });
    expect(copyOf(dishes, 'b')).toMatchObject({ info: { name: 'soup (3)' } });
    expect(copyOf(dishes, 'c')).toMatchObject({ info: { name: '' } });
  });

  it('is the original but for the ids of copies, and dangles nowhere else than it', () => {
    fc.assert(
      fc.property(houses, fc.nat(), fc.boolean(), (doc, position, isThing) => {
        const room = doc.rooms[position % doc.rooms.length];
        const thing = room?.things[position % room.things.length];
        fc.pre(room !== undefined && thing !== undefined);
        const listPath = isThing ? `/rooms/${memberToken(room.id)}/things` : '/rooms';
        const original = isThing ? thing : room;
        const path = `${listPath}/${memberToken(original.id)}`;
        const copy = duplicateMember(house, doc, path, 'copy', numbered(), []);
        const copied = new Map([['copy', String(original.id)]]);
        pairs(original, copy, copied);
        const back = JSON.parse(
          JSON.stringify(copy, (_, value) => (typeof value === 'string' ? (copied.get(value) ?? value) : value)),
        );
        expect(back).toEqual(original);
        const withCopy = isThing
          ? { ...doc, rooms: doc.rooms.map(one => (one === room ? { ...one, things: [...one.things, copy] } : one)) }
          : { ...doc, rooms: [...doc.rooms, copy] };
        const inside = (at: string, start: string) =>
          at.startsWith(`${start}/`)
            ? [at.slice(start.length).replaceAll(/[^/[\]]+(?=\])/g, id => copied.get(id) ?? id)]
            : [];
        const danglingIn = (document: unknown, start: string) =>
          danglingReferences(house, document).flatMap(found => inside(found.path, start));
        expect(danglingIn(withCopy, `${listPath}/[copy]`).toSorted()).toEqual(danglingIn(doc, path).toSorted());
      }),
    );
  });
});

/** Collects which fresh id stands for which one. */
const pairs = (before: unknown, after: unknown, into: Map<string, string>): void => {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return;
  for (const [key, value] of Object.entries(before)) {
    const next: unknown = Reflect.get(after, key);
    if (typeof value === 'string' && typeof next === 'string' && value !== next) into.set(next, value);
    else pairs(value, next, into);
  }
};
