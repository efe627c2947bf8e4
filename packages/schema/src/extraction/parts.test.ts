import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { card } from '../testing/sample.ts';
import { own } from '../value/json.ts';
import { assemble, parts } from './parts.ts';

const runs = { numRuns: 1000 };

it('assemble is the inverse of parts, for parts in any order', () => {
  fc.assert(
    fc.property(arbitraryOf(card), value => {
      const pieces = [...parts(card, value)];
      expect(assemble(card, new Map(pieces))).toEqual(value);
      expect(assemble(card, new Map(pieces.toReversed()))).toEqual(value);
      expect(new Map(parts(card, value))).toEqual(new Map(pieces));
    }),
    runs,
  );
});

it('is unchanged by JSON, as the store serializes it', () => {
  fc.assert(
    fc.property(arbitraryOf(card), value => {
      const stored = new Map([...parts(card, value)].map(([path, piece]) => [path, JSON.parse(JSON.stringify(piece))]));
      expect(assemble(card, stored)).toEqual(value);
    }),
    runs,
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
