import { expect, it } from 'vitest';
import { getAt } from './get-at.ts';

it('reads members by id whatever their position, and own properties only', () => {
  const doc = {
    a: [
      { id: 2, n: 'two' },
      { id: '1', n: 'one' },
      { id: 1, n: 'late' },
    ],
    s: [3, 'x'],
    m: { '0': 'zero' },
  };
  expect(getAt(doc, '')).toBe(doc);
  expect(getAt(doc, '/a/[1]/n')).toBe('one');
  expect(getAt(doc, '/a/[2]/n')).toBe('two');
  expect(getAt(doc, '/s/[3]')).toBe(3);
  expect(getAt(doc, '/m/0')).toBe('zero');
  expect(getAt(doc, '/a/0')).toBeUndefined();
  expect(getAt(doc, '/toString')).toBeUndefined();
  expect(getAt(doc, '/__proto__')).toBeUndefined();
  expect(getAt(doc, '/a/[9]/n')).toBeUndefined();
});
