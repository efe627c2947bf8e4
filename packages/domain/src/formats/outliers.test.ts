import { expect, it } from 'vitest';
import { outliersIn } from './outliers.ts';

it('[RULE.prices.23] marks a price far from those at the other locations, none of few, and none that is only rounded otherwise', () => {
  const marked = (...values: number[]) => [...outliersIn(values)];
  expect(marked(1500, 1500, 1500, 1500, 1800)).toEqual([4]);
  expect(marked(300, 1500, 1500, 1550, 1500)).toEqual([0]);
  expect(marked(1500, 1500, 1500, 1500, 1549)).toEqual([]);
  expect(marked(1000, 1200, 1400, 1600, 1800)).toEqual([]);
  expect(marked(1000, 1000, 3000)).toEqual([]);
  expect(marked(1000, 1000, 1000, 3000)).toEqual([3]);
  expect(marked(0, 0, 0, 0, 500)).toEqual([4]);
  expect(marked()).toEqual([]);
});
