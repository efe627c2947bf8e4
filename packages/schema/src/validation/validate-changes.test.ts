import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { reference } from '../kinds/reference.ts';
import { toggle } from '../kinds/toggle.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { changedPaths } from '../testing/changed-paths.ts';
import { card } from '../testing/sample.ts';
import { validateValue } from './validate.ts';
import { validateChanges } from './validate-changes.ts';

/** Makes random errors: wrong types, absent values, unknown keys, equal PLU numbers, broken rules. */
const broken = arbitraryOf(card).chain(value =>
  fc
    .array(fc.constantFrom(...breakages), { maxLength: 3 })
    .map(steps => steps.reduce((doc, step) => step(doc), value as Doc)),
);
type Doc = Record<string, unknown>;
const kitchen = (doc: Doc, change: object): Doc => ({ ...doc, kitchen: { ...(doc.kitchen as Doc), ...change } });
const breakages: readonly ((doc: Doc) => Doc)[] = [
  doc => kitchen(doc, { seats: 'many' }),
  doc => kitchen(doc, { seats: 0, mode: 'B' }),
  doc => kitchen(doc, { surprise: 1 }),
  doc => kitchen(doc, { lines: [{ id: 1, name: 5 }] }),
  doc => {
    const { open: _, ...rest } = doc.kitchen as Doc;
    return { ...doc, kitchen: rest };
  },
  doc => ({ ...doc, tags: Array.from({ length: 2 }, (_, id) => ({ id, name: 'x', extra: id })) }),
  doc => ({ ...doc, rates: { 7: 'x' } }),
  doc => ({ ...doc, fees: [{ amount: 'x' }] }),
  doc => ({ ...doc, wages: null }),
  doc => ({ ...doc, more: true }),
  doc => ({ ...doc, offer: { ...(doc.offer as Doc), type: 'FREE' } }),
  doc => ({ ...doc, offer: { ...(doc.offer as Doc), AMOUNT: { value: '0.00', code: '7', margin: 1 } } }),
  doc => ({ ...doc, offer: { ...(doc.offer as Doc), type: 'AMOUNT' } }),
  doc => ({ ...doc, offer: { type: (doc.offer as Doc).type, DISHES: { tags: 5 }, odd: 1 } }),
  doc => ({
    ...doc,
    courses: (doc.courses as Doc[]).map(course => ({
      ...course,
      dishes: (course.dishes as Doc[]).map(dish => ({ ...dish, info: { name: '', plu: '7' } })),
    })),
  }),
];

const valid = arbitraryOf(card).filter(value => validateValue(card, value).length === 0);
const sorted = (issues: ReturnType<typeof validateValue>) =>
  issues.map(issue => `${issue.path} ${issue.code} ${issue.rule ?? ''}`).toSorted();

it('finds the same as the whole check, given a valid document before', () => {
  fc.assert(
    fc.property(valid, broken, (before, after) => {
      expect(sorted(validateChanges(card, after, changedPaths(card, before, after)))).toEqual(
        sorted(validateValue(card, after)),
      );
    }),
  );
});

it('checks nothing inside a removed member, and reports a missing group that is required', () => {
  const { kitchen: _, ...without } = initial(card);
  expect(validateChanges(card, initial(card), ['/tags/[gone]/name', '/courses/[1]/dishes/[2]/info/name'])).toEqual([]);
  expect(validateChanges(card, without, ['/kitchen/seats'])).toEqual([{ path: '/kitchen', code: 'missing' }]);
});

it('reads nothing that did not change', () => {
  const after = { ...initial(card), tags: 'broken before' };
  expect(validateChanges(card, after, ['/kitchen/seats'])).toEqual([]);
  expect(validateChanges(card, after, ['/tags']).map(issue => issue.code)).toEqual(['type']);
});

it('validates the whole value where a path leads into an atomic one, and reports the first unknown key', () => {
  const start = initial(card);
  expect(validateChanges(card, { ...start, fees: [{ amount: 'x' }] }, ['/fees/0/amount'])).toEqual([
    { path: '/fees/0/amount', code: 'format' },
  ]);
  expect(
    validateChanges(card, { ...start, kitchen: { ...start.kitchen, odd: { deep: 1 } } }, ['/kitchen/odd/deep']),
  ).toEqual([{ path: '/kitchen/odd', code: 'unknown-field' }]);
  const { fees: _, ...without } = start;
  expect(validateChanges(card, without, ['/fees/0'])).toEqual([{ path: '/fees', code: 'missing' }]);
});

describe('a reference that may mean several lists, or one that a toggle chooses', () => {
  const named = group({ label: 'Kind' }, { id: idField(), main: toggle({ label: 'Main' }) });
  const roomWith = (to: string | readonly string[]) =>
    group(
      { label: 'Room' },
      {
        id: idField(),
        main: toggle({ label: 'Main' }),
        kinds: list({ label: 'Kinds', uniqueIds: 'document' }, named),
        kind: reference({ label: 'Kind', to, onDelete: 'unset' }),
      },
    );
  const house = (to: string | readonly string[]) =>
    group({ label: 'House' }, { rooms: list({ label: 'Rooms' }, roomWith(to)), tags: list({ label: 'Tags' }, named) });
  const member = (id: string) => ({ id, main: false });
  const room = (id: string, kind: string, kinds: readonly string[], main = false) => ({
    id,
    main,
    kind,
    kinds: kinds.map(member),
  });

  it('is outside its scope once the list that is not scoped has lost its member', () => {
    const rooms = [room('a', 'x', []), room('b', '', ['x'])];
    const field = house(['/rooms/[.]/kinds', '/tags']);
    expect(validateValue(field, { rooms, tags: [member('x')] })).toEqual([]);
    const after = { rooms, tags: [] };
    const issue = { path: '/rooms/[a]/kind', code: 'out-of-scope', params: { parent: 'Room' } };
    expect(validateValue(field, after)).toEqual([issue]);
    expect(validateChanges(field, after, ['/tags/[x]'])).toEqual([issue]);
  });

  it('is outside its scope once another member is the chosen one', () => {
    const field = house('/rooms/[?main]/kinds');
    const before = { rooms: [room('a', 'x', []), room('b', '', ['x'], true)], tags: [] };
    expect(validateValue(field, before)).toEqual([]);
    const after = { rooms: [room('a', 'x', [], true), room('b', '', ['x'])], tags: [] };
    const issue = { path: '/rooms/[a]/kind', code: 'out-of-scope', params: { parent: 'Room' } };
    expect(validateValue(field, after)).toEqual([issue]);
    expect(validateChanges(field, after, ['/rooms/[a]/main', '/rooms/[b]/main'])).toEqual([issue]);
  });
});
