import { expect, it } from 'vitest';
import { tenantNames } from './tenant-names.ts';

it('names few locations, of many the first twenty with the number of the others, and one that is gone by its id', () => {
  const all = Array.from({ length: 1_200 }, (_, n) => ({ id: `l${n}`, name: `Place ${n}` }));
  const { nameOf, namesOf } = tenantNames(all);
  expect(nameOf('l7')).toBe('Place 7');
  expect(namesOf(['l1', 'gone'])).toBe('Place 1, gone');
  const ids = all.map(({ id }) => id);
  expect(namesOf(ids.slice(0, 20))).toMatch(/Place 19$/);
  expect(namesOf(ids)).toMatch(/, Place 19 and 1,180 more$/);
});
