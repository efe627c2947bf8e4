import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
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
    { numRuns: 1500 },
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
