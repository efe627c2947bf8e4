import { isBelow } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply/apply.ts';
import { type Change, isWhole, sameChange } from '../change/change.ts';
import { firstInvalidEntry } from '../change/change-tree.ts';
import { entryKey } from '../change/previous-values.ts';
import { diff } from '../diff/diff.ts';
import { type Conflict, mergeChanges, resolveConflicts } from '../merge/merge-changes.ts';
import { expectSame } from '../testing/expect-same.ts';
import { unordered } from '../testing/path-relations.ts';
import { fork, listFork } from './documents.arbitrary.ts';

describe('three-way merge of lists', () => {
  it('L21 the changed side wins over an unchanged one, and the same edit on both sides is one edit', () => {
    fc.assert(
      fc.property(listFork, ({ base, ours }) => {
        expectSame(mergeChanges(base, ours, base), { changes: ours, conflicts: [] });
        expectSame(mergeChanges(base, base, ours), { changes: ours, conflicts: [] });
        expectSame(mergeChanges(base, ours, ours), { changes: ours, conflicts: [] });
      }),
    );
  });

  it('L22 without conflicts the sides may be exchanged, and the result is one list on top of the other', () => {
    fc.assert(
      fc.property(listFork, ({ base, ours, theirs }) => {
        const merged = mergeChanges(base, ours, theirs);
        const exchanged = mergeChanges(base, theirs, ours);
        expectSame(exchanged.changes, merged.changes);
        expect(exchanged.conflicts).toEqual(
          merged.conflicts.map(({ path, before, ours: a, theirs: b }) => ({ path, before, ours: b, theirs: a })),
        );
      }),
    );
    let [cases, free] = [0, 0];
    fc.assert(
      fc.property(fork, ({ base, ours, theirs, field }) => {
        cases++;
        const mine = diff(base, ours, { field }).filter((_, i) => i % 3 === 0);
        const yours = diff(base, theirs, { field }).filter((_, i) => i % 3 === 1);
        const merged = mergeChanges([], mine, yours);
        if (merged.conflicts.length > 0) return;
        free++;
        expectSame(unordered(apply(base, merged.changes)), unordered(apply(apply(base, yours), mine)));
      }),
    );
    expect(free).toBeGreaterThan(cases / 4);
  });

  it('L23 every conflict is a pair on one path, or one at and one below a value set whole; equal edits are none', () => {
    let [cases, seen] = [0, 0];
    fc.assert(
      fc.property(listFork, ({ base, ours, theirs }) => {
        cases++;
        const { conflicts } = mergeChanges(base, ours, theirs);
        for (const conflict of conflicts) {
          seen++;
          const our = editsIn(conflict, conflict.ours);
          const their = editsIn(conflict, conflict.theirs);
          expect(our.some(mine => their.some(yours => isPair(mine, yours)))).toBe(true);
          for (const side of [conflict.before, conflict.ours, conflict.theirs]) {
            expect(side.every(change => isBelow(change.path, conflict.path))).toBe(true);
          }
        }
      }),
    );
    expect(seen).toBeGreaterThan(cases / 2);
  });

  it('L24 choosing one side everywhere keeps every change of that side, in a valid list', () => {
    fc.assert(
      fc.property(listFork, ({ base, ours, theirs }) => {
        const merged = mergeChanges(base, ours, theirs);
        for (const side of ['ours', 'theirs'] as const) {
          const list = side === 'ours' ? ours : theirs;
          const settled = resolveConflicts(merged, () => side);
          expect(firstInvalidEntry(settled)).toBeUndefined();
          const bySlot = new Map(settled.map(change => [entryKey(change), change]));
          for (const change of list) {
            if (base.some(other => sameChange(other, change))) continue;
            expect(sameChange(bySlot.get(entryKey(change)), change)).toBe(true);
          }
          const kept = new Set(list.map(entryKey));
          for (const change of base) {
            if (kept.has(entryKey(change))) continue;
            const other = side === 'ours' ? theirs : ours;
            const now = bySlot.get(entryKey(change));
            if (now !== undefined) expect(other.some(theirChange => sameChange(theirChange, now))).toBe(false);
          }
        }
      }),
    );
  });

  it('L26 after at most two rebases a save succeeds or returns the conflicts, and no edit is lost', () => {
    let [cases, saved, refused] = [0, 0, 0];
    fc.assert(
      fc.property(listFork, fc.array(listForkSide, { maxLength: 2 }), ({ base, ours }, others) => {
        cases++;
        const server = new Server(base);
        let { version } = server.read();
        let mine = ours;
        const between = [...others];
        const session = editedSlots(base, ours);
        for (let rebases = 0; ; rebases++) {
          const rival = between.shift();
          if (rival !== undefined) server.save(server.read().version, rival);
          if (server.save(version, mine)) {
            saved++;
            const head = server.read().list;
            expect(firstInvalidEntry(head)).toBeUndefined();
            for (const [key, change] of session) expect(sameChange(find(head, key), change)).toBe(true);
            return;
          }
          expect(rebases).toBeLessThan(2);
          const head = server.read();
          // Each rebase starts from the session's own edits and the newest head; entries made by an earlier rebase are
          // not kept.
          const merged = mergeChanges(base, ours, head.list);
          if (merged.conflicts.length > 0) {
            refused++;
            const held = [...merged.changes, ...merged.conflicts.flatMap(conflict => conflict.ours)];
            for (const [key, change] of session) {
              if (change !== undefined) expect(sameChange(find(held, key), change)).toBe(true);
            }
            expectSame(server.read(), head);
            return;
          }
          version = head.version;
          mine = [...merged.changes];
        }
      }),
    );
    expect(saved).toBeGreaterThan(cases / 5);
    expect(refused).toBeGreaterThan(cases / 5);
  });
});

const listForkSide = listFork.map(({ theirs }) => theirs);

/** Rejects a save that was made on another version than the head. */
class Server {
  private version = 1;
  private list: readonly Change[];

  constructor(list: readonly Change[]) {
    this.list = list;
  }

  read(): { readonly version: number; readonly list: readonly Change[] } {
    return { version: this.version, list: this.list };
  }

  save(version: number, list: readonly Change[]): boolean {
    if (version !== this.version) return false;
    this.version++;
    this.list = list;
    return true;
  }
}

const find = (list: readonly Change[], key: string): Change | undefined =>
  list.find(change => entryKey(change) === key);

const editedSlots = (base: readonly Change[], side: readonly Change[]): Map<string, Change | undefined> => {
  const keys = new Set([...base, ...side].map(entryKey));
  const edits = new Map<string, Change | undefined>();
  for (const key of keys) if (!sameChange(find(base, key), find(side, key))) edits.set(key, find(side, key));
  return edits;
};

interface SideEdit {
  readonly path: string;
  readonly change: Change | undefined;
}

const editsIn = (conflict: Conflict, side: readonly Change[]): SideEdit[] =>
  [...editedSlots(conflict.before, side)].map(([key, change]) => ({ path: key.slice(key.indexOf(' ') + 1), change }));

const isPair = (a: SideEdit, b: SideEdit): boolean => {
  if (a.path === b.path) return !sameChange(a.change, b.change);
  if (a.change !== undefined && isWhole(a.change) && isBelow(b.path, a.path)) return true;
  return b.change !== undefined && isWhole(b.change) && isBelow(a.path, b.path);
};
