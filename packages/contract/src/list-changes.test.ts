import { canonicalJson } from '@commissary/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChanges, withListChanges } from './list-changes.ts';

const member = fc.record(
  {
    key: fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
    at: fc.option(fc.integer({ min: 0, max: 2 })),
    statuses: fc.dictionary(fc.constantFrom('elm', 'oak', '__proto__'), fc.constantFrom('WAITING', 'SUCCESS')),
    tags: fc.array(fc.integer({ max: 1, min: 0 }), { maxLength: 2 }),
    extra: fc.constant(true),
  },
  { requiredKeys: ['key', 'at', 'statuses', 'tags'] },
);
const list = fc.uniqueArray(member, { selector: ({ key }) => key.id });
const memberId = ['key', 'id'];
const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('what moved in a list', () => {
  it('makes the list after of the list before, and is nothing where they are equal', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const [sent, now] = [asSent(before), asSent(after)];
        const changes = listChanges(sent, now, memberId);
        expect(changes === null).toBe(canonicalJson(sent) === canonicalJson(now));
        expect(changes === null ? sent : withListChanges(sent, asSent(changes))).toEqual(now);
      }),
    );
  });

  it('has of a member that stays the values that differ, and of one that moved all of it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(id => ({ key: { id }, at: 0, statuses: { elm: 'WAITING', oak: 'WAITING' } }));
    const before = [a, b, c];
    const done = { ...b, statuses: { elm: 'SUCCESS', oak: 'WAITING' }, at: null };
    expect(listChanges(before, [a, done], memberId)).toEqual({
      removed: [2],
      added: [],
      changed: [
        [[1, 'at'], null],
        [[1, 'statuses', 'elm'], 'SUCCESS'],
      ],
    });
    expect(listChanges(before, [c, a, b], memberId)).toEqual({
      removed: [0, 1],
      added: [
        [1, a],
        [2, b],
      ],
      changed: [],
    });
  });
});
