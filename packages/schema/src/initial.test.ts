import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from './check.ts';
import { accept, complete, initial } from './initial.ts';
import { own } from './json.ts';
import { arbitraryOf } from './testing/arbitrary.ts';
import { card } from './testing/sample.ts';

it('complete hands back the same object when nothing is missing', () => {
  fc.assert(
    fc.property(arbitraryOf(card), value => void expect(complete(card, value)).toBe(value)),
    { numRuns: 1000 },
  );
});

it('complete fills exactly what was taken out, at any depth, and keeps the rest by reference', () => {
  fc.assert(
    fc.property(arbitraryOf(card), fc.constantFrom('seats', 'mode', 'open', 'lines'), (value, key) => {
      const kitchen = { ...(own(value, 'kitchen') as Record<string, unknown>) };
      delete kitchen[key];
      const completed = complete(card, { ...(value as object), kitchen });
      expect(own(own(completed, 'kitchen'), key)).toEqual(own(initial(card).kitchen, key));
      expect(own(completed, 'courses')).toBe(own(value, 'courses'));
      expect(complete(card, completed)).toBe(completed);
    }),
    { numRuns: 1000 },
  );
});

it('complete leaves optional fields absent, and a value that is not of its kind as it is', () => {
  expect(own(complete(card, { kitchen: {} }), 'kitchen')).toEqual(initial(card).kitchen);
  expect(own(complete(card, { kitchen: 'broken' }), 'kitchen')).toBe('broken');
});

it('accept turns numbers into decimals wherever they stand, once', () => {
  const sent = { ...initial(card), rates: { 7: 8.5 }, fees: [{ amount: 3 }], wages: { hourly: 20 } };
  const stored = accept(card, sent);
  expect(stored).toMatchObject({ rates: { 7: '8.50' }, fees: [{ amount: '3.00' }], wages: { hourly: '20.00' } });
  expect([check(card, stored), accept(card, stored)]).toEqual([[], stored]);
});
