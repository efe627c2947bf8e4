import { equal, idOf, isArray, isRecord, joinPath, keyToken, memberToken } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { compose, normalize, toSequence } from '../apply/compose.ts';
import { compareChanges } from '../change/change.ts';
import { validate } from '../change/validate.ts';
import { diff } from '../diff/diff.ts';
import { expectSame } from '../testing/expect-same.ts';
import { unordered } from '../testing/path-relations.ts';
import { anyDocument, anyOrder, anyValue, edited, invalidEntry, line } from './documents.arbitrary.ts';

describe('diff and apply', () => {
  it('L1 apply of a diff gives the other document, order included', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        expectSame(apply(base, diff(base, next, { field })), next);
      }),
    );
    fc.assert(
      fc.property(anyValue, anyValue, (base, next) => {
        expectSame(apply(base, diff(base, next)), next);
      }),
    );
    fc.assert(
      fc.property(anyOrder, anyOrder, (base, next) => {
        expectSame(apply(base, diff(base, next)), next);
      }),
    );
  });

  it('L2 a diff is empty exactly when the documents are equal', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        expectSame(diff(base, structuredClone(base), { field }), []);
        expect(diff(base, next, { field }).length === 0).toBe(equal(base, next));
        // Among many edits a missed one would not show, so each is tested alone, in both directions.
        for (const change of diff(base, next, { field })) {
          const one = apply(base, [change]);
          expect(diff(base, one, { field }).length === 0).toBe(equal(base, one));
          expect(diff(one, base, { field }).length === 0).toBe(equal(one, base));
        }
      }),
    );
  });

  it('L3 inputs stay unchanged, and what no entry touches is shared', () => {
    fc.assert(
      fc.property(invalidEntry, ({ base, list }) => {
        const before = JSON.stringify([base, list]);
        const result = apply(freeze(base), freeze(list));
        expect(JSON.stringify([base, list])).toBe(before);
        const given = new Set(list.flatMap(({ op, path }) => (op === 'set' || op === 'add' ? [path] : [])));
        expectShared(base, result, given);
        expect(apply(base, [])).toBe(base);
      }),
    );
  });

  it('L4 a list that was serialized as JSON and parsed again has the same result', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        const list = diff(base, next, { field });
        const stored: unknown = JSON.parse(JSON.stringify(list));
        expectSame(validate(stored), list);
        expectSame(apply(base, validate(stored)), next);
      }),
    );
  });

  it('L5 applying a list twice is applying it once', () => {
    fc.assert(
      fc.property(invalidEntry, ({ base, list }) => {
        const once = apply(base, list);
        expectSame(apply(once, list), once);
      }),
    );
  });

  it('L6 the order of the entries does not matter', () => {
    fc.assert(
      fc.property(
        invalidEntry.chain(({ base, list }) =>
          fc.record({ base: fc.constant(base), list: fc.constant(list), mixed: shuffled(list) }),
        ),
        ({ base, list, mixed }) => {
          expectSame(apply(base, mixed), apply(base, list));
          expectSame(applyReporting(base, mixed), applyReporting(base, list));
          expectSame(normalize(mixed), normalize(list));
        },
      ),
    );
  });

  it('L7 a diff is in normal form, the same each time, and moves no more members than it must', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        const list = diff(base, next, { field });
        expectSame(diff(structuredClone(base), structuredClone(next), { field }), list);
        expectSame(list, [...list].sort(compareChanges));
        expectSame(normalize(list), list);
      }),
    );
    fc.assert(
      fc.property(anyOrder, anyOrder, (base, next) => {
        const ids = base.map(member => String(member.id));
        const kept = next.map(member => ids.indexOf(String(member.id))).filter(position => position >= 0);
        const moves = diff(base, next).filter(change => change.op === 'move').length;
        expect(moves).toBe(kept.length - longestIncreasing(kept));
      }),
    );
  });

  it('L9 a composed list has the result of the two lists one after the other', () => {
    fc.assert(
      fc.property(line, ({ base, next, last, field }) => {
        const first = diff(base, next, { field });
        const second = diff(next, last, { field });
        const composed = compose(first, second, { doc: base });
        expectSame(apply(base, composed), last);
        expectSame(validate(composed), composed);
        expectSame(unordered(apply(base, compose(first, second))), unordered(last));
        const written = [...toSequence(first), ...toSequence(second)];
        expectSame(unordered(apply(base, written)), unordered(last));
        expectSame(validate(normalize(written)), normalize(written));
      }),
    );
  });

  it('L16 apply never throws, whatever the base', () => {
    fc.assert(
      fc.property(invalidEntry, anyValue, anyDocument, ({ list }, value, document) => {
        apply(value, list);
        apply(document, list);
        expect(validate(list)).toHaveLength(list.length);
      }),
    );
  });
});

const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length });

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const below of Object.values(value)) freeze(below);
    Object.freeze(value);
  }
  return value;
};

/** Wherever both have an equal subtree on the same path, it must be the same object, unless an entry gave it. */
const expectShared = (before: unknown, after: unknown, given: ReadonlySet<string>, path = ''): void => {
  if (given.has(path)) return;
  if (equal(before, after)) expect(after).toBe(before);
  else if (isRecord(before) && isRecord(after)) {
    for (const key of Object.keys(before))
      if (after[key] !== undefined) expectShared(before[key], after[key], given, joinPath(path, keyToken(key)));
  } else if (isArray(before) && isArray(after)) {
    for (const member of before) {
      const id = idOf(member);
      const other = id !== undefined && isRecord(member) ? after.find(candidate => idOf(candidate) === id) : undefined;
      if (other !== undefined) expectShared(member, other, given, joinPath(path, memberToken(id ?? '')));
    }
  }
};

/** The length by brute force: tries every start. */
const longestIncreasing = (numbers: readonly number[]): number => {
  const best = numbers.map(() => 1);
  for (let i = 0; i < numbers.length; i++) {
    for (let j = 0; j < i; j++) {
      if ((numbers[j] ?? 0) < (numbers[i] ?? 0)) best[i] = Math.max(best[i] ?? 1, (best[j] ?? 0) + 1);
    }
  }
  return Math.max(0, ...best);
};
