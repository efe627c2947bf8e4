import { expect, it } from 'vitest';
import { valueAt } from '../path/value-at.ts';
import { attachedIndexes, attachIndexes, findMember, indexOf } from './members.ts';

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i, name: `row ${i}` }));

it('finds members by the text of their id, the first of several, in short arrays and long ones', () => {
  for (const length of [3, 30]) {
    const array = [...rows(length), { id: '1', name: 'again' }];
    expect(findMember(array, '1')).toBe(array[1]);
    expect(findMember(array, 'none')).toBeUndefined();
    expect([...indexOf(array).duplicates]).toEqual(['1']);
    expect(indexOf(array).holds).toBeUndefined();
  }
  expect([indexOf(rows(9)).holds, indexOf(['a', 'b']).holds, indexOf([]).holds]).toEqual([
    'members',
    'values',
    undefined,
  ]);
});

it('builds one index for a long array, and a new one when the array has grown', () => {
  const array = rows(20);
  expect(indexOf(array)).toBe(indexOf(array));
  array.push({ id: 20, name: 'late' });
  expect(findMember(array, '20')).toBe(array[20]);
});

it('uses the index of an array that was changed member by member from the document that keeps it', () => {
  const before = rows(20);
  const doc = { rows: before.map(row => ({ ...row, name: 'new' })) };
  expect(attachedIndexes(doc)).toBeUndefined();
  attachIndexes(doc, new Map([[doc.rows, indexOf(before)]]));
  expect(indexOf(doc.rows, attachedIndexes(doc))).toBe(indexOf(before));
  expect(valueAt(doc, '/rows/[7]/name')).toBe('new');
  expect(indexOf(doc.rows)).not.toBe(indexOf(before));
});
