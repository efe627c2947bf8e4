import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it('[RULE.home.15] greets by the display name, as the hour requires', () => {
  const at = (hour: number) => greeting('Ana Moreno', hour);
  expect([4, 11].map(at)).toEqual(Array(2).fill('Good morning, Ana'));
  expect([12, 16].map(at)).toEqual(Array(2).fill('Good afternoon, Ana'));
  expect([17, 23, 0, 3].map(at)).toEqual(Array(4).fill('Good evening, Ana'));
});
