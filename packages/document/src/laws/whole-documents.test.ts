import fc from 'fast-check';
import { describe, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { prune } from '../apply/prune.ts';
import { diff } from '../diff/diff.ts';
import { invert } from '../diff/invert.ts';
import { merge, rebase } from '../merge/merge.ts';
import { expectSame } from '../testing/expect-same.ts';
import { edited, fork, invalidEntry } from './documents.arbitrary.ts';

describe('functions on whole documents', () => {
  it('L8 an inverted list restores the document', () => {
    fc.assert(
      fc.property(invalidEntry, ({ base, list, field }) => {
        expectSame(apply(apply(base, list), invert(list, base, { field })), base);
      }),
    );
  });

  it('L15 a pruned list has the same result, reports nothing, and cannot be pruned further', () => {
    fc.assert(
      fc.property(invalidEntry, ({ base, list }) => {
        const pruned = prune(list, base);
        const { value, dropped } = applyReporting(base, pruned);
        expectSame(value, apply(base, list));
        expectSame(dropped, []);
        expectSame(prune(pruned, base), pruned);
      }),
    );
  });

  it('L21 the changed document wins over the unchanged one', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        const sides = [
          [next, base],
          [base, next],
          [next, next],
        ] as const;
        for (const [ours, theirs] of sides) {
          const merged = merge(base, ours, theirs, { field });
          expectSame(merged.conflicts, []);
          expectSame(apply(base, merged.changes), next);
        }
      }),
    );
  });

  it('L25 a rebased list gives on the new base what a merge gives', () => {
    fc.assert(
      fc.property(fork, ({ base, ours, theirs, field }) => {
        const sparse = diff(base, ours, { field }).filter((_, i) => i % 2 === 0);
        const list = diff(base, apply(base, sparse), { field });
        const rebased = rebase(list, base, theirs, { field });
        const merged = merge(base, apply(base, list), theirs, { field });
        expectSame(
          rebased.conflicts.map(conflict => conflict.path),
          merged.conflicts.map(({ path }) => path),
        );
        expectSame(apply(theirs, rebased.changes), apply(base, merged.changes));
      }),
    );
  });
});
