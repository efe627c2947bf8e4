import { equal, type Field, idOf, isArray, isBelow, isRecord, own } from '@commissary/schema';
import fc from 'fast-check';
import { apply } from '../apply/apply.ts';
import { toSequence } from '../apply/compose.ts';
import { edit } from '../apply/compose-edits.ts';
import { type Change, compareChanges, isContent } from '../change/change.ts';
import { diff } from '../diff/diff.ts';
import { defined } from './definitions.arbitrary.ts';

const keys = ['name', 'price', 'info', 'items', '0', '10', '', 'a/b', '~2x', '[y]', 'toString', 'id'];
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 1, 2, 10, '', 'x/y', '[z]', '~'];

const scalar = fc.constantFrom<unknown>(null, true, false, 0, 1, 2.5, '', 'x', 'Crème', '\ud800', '5');
const primitives = fc.array(fc.constantFrom<unknown>(1, 2, 3, 'x', 'y', '1'), { maxLength: 4 });

const { value, object, keyed, union } = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    { weight: 3, arbitrary: scalar },
    { weight: 3, arbitrary: tie('object') },
    { weight: 4, arbitrary: tie('keyed') },
    { weight: 1, arbitrary: tie('union') },
    { weight: 1, arbitrary: primitives },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
  ),
  object: fc.dictionary(fc.constantFrom(...keys.slice(0, -1)), tie('value'), { maxKeys: 3 }),
  // One of several shapes, with the values of the others beside it.
  union: fc
    .record(
      { type: fc.constantFrom('A', 'B', 'C'), A: tie('object'), B: tie('object'), C: tie('value') },
      { requiredKeys: ['type'] },
    )
    .map(shapes => ({ ...shapes })),
  keyed: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...ids), tie('object')).map(([id, rest]) => ({ ...(rest as object), id })),
    { maxLength: 5, selector: member => String(member.id) },
  ),
}));

/** A document: an object that holds keyed arrays in keyed arrays, maps, plain arrays and unusual keys. */
export const anyDocument = fc
  .tuple(object, keyed, value, union)
  .map(
    ([rest, items, other, offer]) =>
      ({ ...(rest as object), items, other, offer }) as Readonly<Record<string, unknown>>,
  );

/** Any JSON value. */
export const anyValue = value;

/** A keyed array of small members, for laws about order. */
export const anyOrder = fc
  .uniqueArray(fc.constantFrom(...ids), { maxLength: 9, selector: String })
  .map(list => list.map(id => ({ id, n: 0 })));

const numbers = fc.array(fc.nat(997), { minLength: 8, maxLength: 40 });

type Document = Readonly<Record<string, unknown>>;

/** A document, its definition if it has one, and how random edits change it. */
interface Kin {
  readonly root: Document;
  readonly field: Field | undefined;
  edit(document: Document, dice: readonly number[]): Document;
}

/** A document without a definition, or one of a random definition, whose edits take over values of two others of it. */
const kin = fc.oneof(
  {
    weight: 1,
    arbitrary: anyDocument.map((root): Kin => ({ root, field: undefined, edit: (from, dice) => mutate(from, dice) })),
  },
  {
    weight: 1,
    arbitrary: defined.map(
      ([field, root, one, two]): Kin => ({
        root,
        field,
        edit: (from, [choice = 0, ...dice]) => blend(from, choice % 2 === 0 ? one : two, new Dice(dice)) as Document,
      }),
    ),
  },
);

/** A document and a second one made from it by random edits: fields, types, members added, removed, moved. */
export const edited = fc
  .tuple(kin, numbers)
  .map(([{ root, field, edit: change }, dice]) => ({ base: root, next: change(root, dice), field }));

/** A document and two descendants. */
export const fork = fc.tuple(kin, numbers, numbers).map(([{ root, field, edit: change }, one, two]) => ({
  base: root,
  ours: change(root, one),
  theirs: change(root, two),
  field,
}));

/** A document and a chain of descendants. */
export const line = fc.tuple(kin, numbers, numbers).map(([{ root, field, edit: change }, one, two]) => {
  const next = change(root, one);
  return { base: root, next, last: change(next, two), field };
});

/**
 * A base and a list in normal form that need not match: the list was made for two other documents, so it holds entries
 * without target, lost anchors, several members behind one anchor, cycles, and additions of existing members.
 */
const misfit = fc
  .tuple(kin, numbers, numbers, numbers, fc.boolean())
  .map(([{ root, field, edit: change }, one, two, three, isShuffled]) => {
    const base = change(root, three);
    const entries = [...diff(root, change(root, one), { field }), ...diff(root, change(root, two), { field })];
    const list: Change[] = [];
    for (const entry of isShuffled ? entries.reverse() : entries) {
      if (!list.some(other => conflict(entry, other))) list.push(entry);
    }
    return { base, list: list.sort(compareChanges), field, change };
  });

export const invalidEntry = misfit.map(({ base, list, field }) => ({ base, list, field }));

/** A base, a list that need not match it, and an edit of the two together. */
export const invalidEdited = fc.tuple(misfit, numbers).map(([{ base, list, field, change }, dice]) => ({
  base,
  list,
  next: change(apply(base, list), dice),
  field,
}));

/** A base and two lists over it, the second made on top of the first or on another document. */
export const invalidEntries = fc
  .tuple(misfit, numbers, numbers, fc.boolean())
  .map(([{ base, list, field, change }, one, two, fits]) => {
    const below = apply(base, list);
    const root = fits ? below : change(below, one);
    return { base, group: list, location: diff(root, change(root, two), { field }), field };
  });

/** A document, a list stored for it, and two edits of the list, as two sessions made them. */
export const listFork = fc
  .tuple(kin, numbers, numbers, numbers)
  .map(([{ root: document, field, edit: change }, stored, one, two]) => {
    const base = diff(document, change(document, stored), { field });
    const side = (dice: readonly number[]): Change[] => {
      const now = apply(document, base);
      return edit(document, base, toSequence(diff(now, change(now, dice), { field })));
    };
    return { document, base, ours: side(one), theirs: side(two), field };
  });

/** Whether two entries cannot both exist in one list. */
const conflict = (a: Change, b: Change): boolean => {
  if (a.path === b.path) return isContent(a) === isContent(b) || (a.op !== 'move' && b.op !== 'move');
  return (b.op !== 'move' && isBelow(a.path, b.path)) || (a.op !== 'move' && isBelow(b.path, a.path));
};

/**
 * Numbers that decide, used one by one and then from the start again, so that a failing program of edits shrinks well.
 */
class Dice {
  private readonly numbers: readonly number[];
  private at = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  roll(sides: number): number {
    const number = (this.numbers[this.at % this.numbers.length] ?? 0) + Math.floor(this.at / this.numbers.length);
    this.at++;
    return number % sides;
  }
}

const mutate = <D>(document: D, dice: readonly number[]): D => change(document, new Dice(dice)) as D;

const change = (value: unknown, dice: Dice): unknown => {
  if (isArray(value)) {
    const isList = value.every(member => isRecord(member) && idOf(member) !== undefined);
    return isList ? changeMembers(value, dice) : dice.roll(4) === 0 ? [...value, dice.roll(5)] : value;
  }
  if (!isRecord(value)) return value;
  const next: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const roll = key === 'id' ? 20 : dice.roll(14);
    if (roll === 0) continue;
    next[key] = roll === 1 ? replacement(dice) : change(value[key], dice);
  }
  if (dice.roll(6) === 0) next[keys[dice.roll(keys.length - 1)] ?? 'name'] = replacement(dice);
  return equal(next, value) ? value : next;
};

const changeMembers = (members: readonly unknown[], dice: Dice): unknown[] => {
  const next = members.filter(() => dice.roll(7) !== 0).map(member => change(member, dice));
  for (let moves = dice.roll(4); moves > 0 && next.length > 0; moves--) {
    const [member] = next.splice(dice.roll(next.length), 1);
    next.splice(dice.roll(next.length + 1), 0, member);
  }
  for (let adds = dice.roll(3); adds > 0; adds--) {
    const id = ids[dice.roll(ids.length)];
    if (next.some(member => idOf(member) === String(id))) continue;
    next.splice(dice.roll(next.length + 1), 0, { id, name: `new ${dice.roll(3)}` });
  }
  return next;
};

/** A document with some values of another one of the same definition: fields, members, positions. */
const blend = (value: unknown, other: unknown, dice: Dice): unknown => {
  if (dice.roll(5) === 0) return other;
  if (isArray(value) && isArray(other)) return value.every(isRecord) ? blendMembers(value, other, dice) : other;
  if (!isRecord(value) || !isRecord(other)) return dice.roll(2) === 0 ? other : value;
  const next: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(value), ...Object.keys(other)])) {
    const [mine, theirs] = [own(value, key), own(other, key)];
    const taken =
      key === 'id' ? mine : mine === undefined || theirs === undefined ? [mine, theirs][dice.roll(2)] : null;
    const result = taken === null ? blend(mine, theirs, dice) : taken;
    if (result !== undefined) next[key] = result;
  }
  return equal(next, value) ? value : next;
};

const blendMembers = (members: readonly unknown[], others: readonly unknown[], dice: Dice): unknown[] => {
  const next = members
    .filter(() => dice.roll(7) !== 0)
    .map(member => {
      const same = others.find(candidate => idOf(candidate) === idOf(member));
      return same === undefined ? member : blend(member, same, dice);
    });
  for (const other of others)
    if (dice.roll(3) === 0 && !next.some(member => idOf(member) === idOf(other)))
      next.splice(dice.roll(next.length + 1), 0, other);
  for (let moves = dice.roll(3); moves > 0 && next.length > 0; moves--)
    next.splice(dice.roll(next.length), 0, ...next.splice(dice.roll(next.length), 1));
  return next;
};

const replacement = (dice: Dice): unknown =>
  [null, false, 'y', 7, {}, { name: 'z' }, [], [{ id: 'a', n: 1 }, { id: 2 }], [1, 2]][dice.roll(9)];
