import { expect, it } from 'vitest';
import { raisedWage } from './raise.ts';

it.each([
  ['12.00', { amount: '0.75' }, '12.75'],
  ['12.00', { percent: '3.5' }, '12.42'],
  // 0.5 cents round up.
  ['10.10', { percent: '0.05' }, '10.11'],
  ['10.00', { percent: '0.04' }, '10.00'],
  ['52000.00', { percent: '2' }, '53040.00'],
  ['0.01', { percent: '100' }, '0.02'],
])('raises %s by %o to %s', (amount, by, raised) => {
  expect(raisedWage(amount, by)).toBe(raised);
});
