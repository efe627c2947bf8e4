import { isBelow, parentPath } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply/apply.ts';
import { recordChanges } from '../apply/change-recorder.ts';
import { toSequence } from '../apply/compose.ts';
import { edit } from '../apply/compose-edits.ts';
import { type Change, isContent } from '../change/change.ts';
import { firstInvalidEntry } from '../change/change-tree.ts';
import { getAt } from '../change/get-at.ts';
import { diff } from '../diff/diff.ts';
import { expectSame } from '../testing/expect-same.ts';
import { areRelated, arraysOf, membersIn } from '../testing/path-relations.ts';
import { edited, fork, invalidEdited, invalidEntry } from './documents.arbitrary.ts';

describe('a list over time', () => {
  it('L20 setting the values of the layer below leaves no entry, and a list of differences has none where nothing differs', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        const there = toSequence(diff(base, next, { field }));
        const back = toSequence(diff(next, base, { field }));
        expectSame(edit(base, [], [...there, ...back]), []);
        for (const change of diff(base, next, { field })) {
          if (isContent(change)) expect(getAt(base, change.path)).not.toEqual(getAt(next, change.path));
        }
      }),
    );
  });

  it('a save results in the document that the session showed, whatever the stored list', () => {
    fc.assert(
      fc.property(invalidEdited, ({ base, list, next, field }) => {
        const before = apply(base, list);
        const edits = toSequence(diff(before, next, { field }));
        const saved = edit(base, list, edits);
        expectSame(apply(base, saved), next);
        expect(firstInvalidEntry(saved)).toBeUndefined();
      }),
    );
  });

  it('a list of edits has the result of its edits one by one', () => {
    fc.assert(
      fc.property(edited, ({ base, next, field }) => {
        const recorder = recordChanges(base);
        for (const change of toSequence(diff(base, next, { field }))) {
          if (change.op === 'set') recorder.set(change.path, change.value);
          else if (change.op === 'unset') recorder.unset(change.path);
          else if (change.op === 'add') recorder.add(change.path, change.value, change.after);
          else if (change.op === 'remove') recorder.remove(change.path);
          else recorder.move(change.path, change.after);
        }
        const { value, changes } = recorder.done();
        expectSame(value, next);
        expectSame(apply(base, changes), next);
      }),
    );
  });

  it('L27 a save that touches nothing at or below a path leaves the stored entries there byte-equal', () => {
    fc.assert(
      fc.property(invalidEdited, ({ base, list, next, field }) => {
        const edits = toSequence(diff(apply(base, list), next, { field }));
        const saved = new Map(edit(base, list, edits).map(change => [`${change.op}${change.path}`, change]));
        const arrays = arraysOf(edits);
        for (const change of list) {
          if (edits.some(other => areRelated(other, change))) continue;
          const after = saved.get(change.op + change.path);
          const isReordered = !isContent(change) && arrays.has(parentPath(change.path) ?? '');
          expect(JSON.stringify(isReordered ? withoutAfter(after) : after)).toBe(
            JSON.stringify(isReordered ? withoutAfter(change) : change),
          );
        }
      }),
    );
  });

  it('L28 a base member that is removed and restored comes back with its overrides, also when a save came between', () => {
    fc.assert(
      fc.property(fork, fc.nat(10_000), ({ base, ours, theirs, field }, number) => {
        const list = diff(base, ours, { field });
        const members = membersIn(base);
        const gone = members[number % members.length];
        if (gone === undefined) return;
        const drifted = apply(base, [{ op: 'remove', path: gone }]);
        const arrays = arraysOf(list);
        const elsewhere = toSequence(diff(base, theirs, { field })).filter(
          change =>
            !isBelow(change.path, gone) &&
            !isBelow(gone, change.path) &&
            !list.some(other => areRelated(other, change)) &&
            (isContent(change) || !arrays.has(parentPath(change.path) ?? '')) &&
            (isContent(change) || parentPath(change.path) !== parentPath(gone)),
        );
        const saved = edit(drifted, list, elsewhere);
        expectSame(apply(base, saved), apply(apply(base, list), elsewhere));
        for (const change of list) if (isBelow(change.path, gone)) expect(saved).toContainEqual(change);
      }),
    );
  });

  it('a reset removes the entries at and below its path, and nothing else', () => {
    fc.assert(
      fc.property(invalidEntry, fc.nat(10_000), ({ base, list }, number) => {
        const path = list[number % list.length]?.path;
        if (path === undefined) return;
        const saved = edit(base, list, [{ op: 'reset', path }]);
        expectSame(
          saved.filter(change => isBelow(change.path, path)),
          [],
        );
        expectSame(saved.map(withoutAfter), list.filter(change => !isBelow(change.path, path)).map(withoutAfter));
      }),
    );
  });
});

const withoutAfter = (change: Change | undefined): unknown =>
  change !== undefined && 'after' in change ? { ...change, after: null } : change;
