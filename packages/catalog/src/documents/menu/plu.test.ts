import { expect, it } from 'vitest';
import { nextPlu } from './plu.ts';

it('[CONST.plu.start] the first number is 1001', () => {
  expect(nextPlu([])).toBe('1001');
});

it('[RULE.menu.10] a new number is the smallest free one from the start on', () => {
  expect(nextPlu(['1001', '1002', '1004', '7', ''])).toBe('1003');
});
