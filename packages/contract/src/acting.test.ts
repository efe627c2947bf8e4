import { expect, it } from 'vitest';
import { actingRefusalOf } from './acting.ts';

it.each([
  ['GET', undefined, null, null],
  ['POST', undefined, 'ACTING_READ_ONLY', null],
  ['PUT', undefined, 'ACTING_READ_ONLY', null],
  ['POST', 'allowed', null, null],
  ['GET', 'refused', 'NOT_WHILE_ACTING', 'NOT_WHILE_ACTING'],
  ['POST', 'refused', 'NOT_WHILE_ACTING', 'NOT_WHILE_ACTING'],
] as const)('%s, %s: read-only %s, with writing %s', (method, acting, readOnly, writing) => {
  const call = { method, ...(acting && { acting }) };
  expect([actingRefusalOf(call, false), actingRefusalOf(call, true)]).toEqual([readOnly, writing]);
});
