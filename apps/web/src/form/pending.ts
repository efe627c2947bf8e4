import { type Change, getAt } from '@commissary/document';
import { changedPaths, documentChanges } from './content.ts';
import { type Content, effectiveOf, type Opened, savedContent } from './opened.ts';

/** One line of the save bar: a place that this session changed. */
export interface Pending {
  readonly path: string;
  readonly act: 'set' | 'added' | 'removed' | 'moved' | 'reset';
  /** The value here before and after; `undefined` where there is none. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What a save would change: the paths on which the list differs from the saved one, resets counted; at company level the
 * entries of the difference of the two documents.
 */
export const pendingOf = (opened: Opened, content: Content): readonly Pending[] => {
  const saved = savedContent(opened);
  if (content === saved) return none;
  const known = computed.get(content);
  if (known?.opened === opened) return known.pending;
  const before = effectiveOf(opened, saved);
  const after = effectiveOf(opened, content);
  const acts =
    content.kind === 'document'
      ? documentChanges(opened.definition, opened.base, content.value).map(
          change => [change.path, actOf(change)] as const,
        )
      : changedPaths(opened.own, content.changes).map(
          path => [path, actAt(opened.own, content.changes, path)] as const,
        );
  const pending = acts.map(([path, act]) => ({ path, act, before: getAt(before, path), after: getAt(after, path) }));
  computed.set(content, { opened, pending });
  return pending;
};

const none: readonly Pending[] = [];
const computed = new WeakMap<Content, { readonly opened: Opened; readonly pending: readonly Pending[] }>();

const actOf = (change: Change): Pending['act'] => {
  if (change.op === 'add') return 'added';
  if (change.op === 'remove') return 'removed';
  return change.op === 'move' ? 'moved' : 'set';
};

/** An entry that went away is a reset; one whose kind stayed, such as a member added earlier, was edited. */
const actAt = (before: readonly Change[], after: readonly Change[], path: string): Pending['act'] => {
  const now = after.filter(change => change.path === path);
  const then = before.filter(change => change.path === path);
  const fresh = now.find(change => !then.some(old => old.op === change.op)) ?? now[0];
  if (fresh === undefined) return then.some(old => old.op === 'add') ? 'removed' : 'reset';
  return fresh.op === 'add' && then.some(old => old.op === 'add') ? 'set' : actOf(fresh);
};
