import { expect, it } from 'vitest';
import { meets } from './condition.ts';

it('reads the group around the field, nested keys included', () => {
  const value = { mode: 'B', track: { enabled: true } };
  expect(meets({ path: 'mode', equals: 'B' }, value)).toBe(true);
  expect(meets({ path: 'mode', equals: ['A', 'B'] }, value)).toBe(true);
  expect(meets({ path: 'track/enabled', equals: false }, value)).toBe(false);
  expect(meets({ path: 'gone', equals: 'B' }, value)).toBe(false);
});
