import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { card, dish } from '../testing/sample.ts';
import { redactChanges, restoreUnreadableChanges } from './redact-changes.ts';

const soup = { ...initial(dish), id: 9, cost: '1.20' };
const changes = [
  { op: 'add', path: '/courses/[c]/dishes/[9]', value: soup },
  { op: 'remove', path: '/courses/[c]/dishes/[8]', was: { '#': '5f1c09e2' } },
  { op: 'set', path: '/courses/[c]/dishes/[7]/cost', value: '2.00', was: '1.00' },
  { op: 'set', path: '/kitchen/seats', value: 4, was: 8 },
  { op: 'set', path: '/kitchen/pin', value: { $secret: 's1' } },
  { op: 'set', path: '/kitchen/nope', value: 1 },
];
const nobody = () => false;

it('removes unreadable entries, and unreadable values inside the others', () => {
  const { cost: _, ...seen } = soup;
  expect(redactChanges(card, changes, nobody, () => ({ last4: '1234' }))).toEqual([
    { op: 'add', path: '/courses/[c]/dishes/[9]', value: seen },
    { op: 'remove', path: '/courses/[c]/dishes/[8]' },
    { op: 'set', path: '/kitchen/seats', value: 4, was: 8 },
    { op: 'set', path: '/kitchen/pin', value: { set: true, last4: '1234' } },
    { op: 'set', path: '/kitchen/nope', value: 1 },
  ]);
});

it('returns all entries unchanged to a reader with every permission, except for secrets', () => {
  const seen = redactChanges(card, changes, () => true);
  expect(seen.filter((change, index) => change === changes[index]).length).toBe(2);
  expect(seen[0]).toEqual(changes[0]);
});

it('restores on a save what the sender could not see', () => {
  const sent = redactChanges(card, changes.slice(0, 4), nobody);
  const stored = restoreUnreadableChanges(card, changes.slice(0, 4), sent, nobody);
  expect(stored.find(change => change.op === 'add')?.value).toEqual(soup);
  expect(stored.find(change => change.path.endsWith('cost'))).toEqual(changes[2]);
  expect(stored.length).toBe(4);
});

it('ignores an entry at a field that the sender may not read', () => {
  const sent = [{ op: 'set', path: '/wages/hourly', value: '99.00' }];
  expect(restoreUnreadableChanges(card, [], sent, nobody)).toEqual([]);
});
