import { expect, it } from 'vitest';
import { matches } from './condition.ts';

it('reads the group around the field, nested keys included', () => {
  const value = { mode: 'B', track: { enabled: true } };
  expect(matches({ path: 'mode', equals: 'B' }, value)).toBe(true);
  expect(matches({ path: 'mode', equals: ['A', 'B'] }, value)).toBe(true);
  expect(matches({ path: 'track/enabled', equals: false }, value)).toBe(false);
  expect(matches({ path: 'gone', equals: 'B' }, value)).toBe(false);
});
