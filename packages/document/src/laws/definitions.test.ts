import { equal } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { compose } from '../apply/compose.ts';
import { prune } from '../apply/prune.ts';
import { revert } from '../apply/revert.ts';
import { diff } from '../diff/diff.ts';
import { invert } from '../diff/invert.ts';
import { resolve } from '../layers/resolve.ts';
import { merge, rebase } from '../merge/merge.ts';
import { expectSame } from '../testing/expect-same.ts';
import { defined } from './definitions.arbitrary.ts';
import { runs } from './documents.arbitrary.ts';

/** The laws of lists that a definition made: switching a case of a union is an edit of a group like any other. */
describe('lists of random definitions', { timeout: 300_000 }, () => {
  it('L1 apply of a diff gives the other document', () => {
    fc.assert(
      fc.property(defined, ([field, base, next]) => expectSame(apply(base, diff(base, next, { field })), next)),
      runs,
    );
  });

  it('L2 a diff is empty exactly when the documents are equal', () => {
    fc.assert(
      fc.property(defined, ([field, base, next]) => {
        expect(diff(base, next, { field }).length === 0).toBe(equal(base, next));
        expectSame(diff(base, structuredClone(base), { field }), []);
      }),
      runs,
    );
  });

  it('L5 applying twice is applying once', () => {
    fc.assert(
      fc.property(defined, ([field, base, next, other]) => {
        const list = diff(base, next, { field });
        const once = apply(other, list);
        expectSame(apply(once, list), once);
      }),
      runs,
    );
  });

  it('L8 an inverted list restores the document, with the values of every case', () => {
    fc.assert(
      fc.property(defined, ([field, base, next, other]) => {
        const list = diff(base, next, { field });
        expectSame(apply(apply(other, list), invert(list, other, { field })), other);
      }),
      runs,
    );
  });

  it('L9 a composed list does what both do', () => {
    fc.assert(
      fc.property(defined, ([field, base, next, last]) => {
        const [one, two] = [diff(base, next, { field }), diff(next, last, { field })];
        expectSame(apply(base, compose(one, two, { doc: base })), last);
      }),
      runs,
    );
  });

  it('L15 a pruned list has the same result and reports nothing', () => {
    fc.assert(
      fc.property(defined, ([field, base, next, other]) => {
        const pruned = prune(diff(base, next, { field }), other);
        expectSame(apply(other, pruned), apply(other, diff(base, next, { field })));
        expectSame(applyReporting(other, pruned).dropped, []);
      }),
      runs,
    );
  });

  it('L17 layers resolve as lists applied one after the other', () => {
    fc.assert(
      fc.property(defined, ([field, base, next, last]) => {
        const [one, two] = [diff(base, next, { field }), diff(next, last, { field })];
        expectSame(resolve(base, [one, two]).value, last);
      }),
      runs,
    );
  });

  it('L19 a reverted list gives every path of an entry the value below', () => {
    fc.assert(
      fc.property(defined, ([field, base, next]) => {
        const list = diff(base, next, { field });
        let rest = list;
        for (const { path } of list) rest = [...revert(rest, path).changes];
        expectSame(apply(base, rest), base);
      }),
      runs,
    );
  });

  it('L21 the changed document wins over the unchanged one', () => {
    fc.assert(
      fc.property(defined, ([field, base, next]) => {
        for (const merged of [
          merge(base, next, base, { field }),
          merge(base, base, next, { field }),
          merge(base, next, next, { field }),
        ]) {
          expectSame(merged.conflicts, []);
          expectSame(apply(base, merged.changes), next);
        }
      }),
      runs,
    );
  });

  it('L25 a rebased list gives on the new base what a merge gives', () => {
    fc.assert(
      fc.property(defined, ([field, base, ours, theirs]) => {
        const rebased = rebase(diff(base, ours, { field }), base, theirs, { field });
        expectSame(apply(theirs, rebased.changes), apply(base, merge(base, ours, theirs, { field }).changes));
      }),
      runs,
    );
  });
});
