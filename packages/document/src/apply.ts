import { ApplyContext } from './apply-context.ts';
import { applyNode } from './apply-node.ts';
import type { Applied, Change, Dropped } from './change.ts';
import { type Node, newNode } from './change-node.ts';
import { changeTreeOf } from './change-tree.ts';
import { normalize } from './compose.ts';

/**
 * The document with a change list on top (laws L1–L16). The inputs stay as they are, and every subtree that no entry
 * touches is the same object in the result. Never throws on a list that validate accepts, whatever the base.
 */
export const apply = <D>(base: D, changes: readonly Change[]): D => applyReporting(base, changes).value;

/** The same, with a report on every entry that did not apply as written, sorted by path. */
export const applyReporting = <D>(base: D, changes: readonly Change[]): Applied<D> => {
  const run = new ApplyContext(base);
  const value = run.finish(applyInContext(base, changes, run));
  return { value, dropped: run.dropped.sort(compareReports) };
};

export const applyInContext = <D>(base: D, changes: readonly Change[], run: ApplyContext): D => {
  if (changes.length === 0) return base;
  // The type of the document is the caller's promise: a list that breaks it is caught by checking the result, not here.
  return applyNode(base, anyChangeTree(changes), run) as D;
};

/** The tree of any list; one that is not in normal form is folded first. */
export const anyChangeTree = (changes: readonly Change[]): Node =>
  changeTreeOf(changes) ?? changeTreeOf(normalize(changes)) ?? newNode();

export const compareReports = (a: Dropped, b: Dropped): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.op < b.op ? -1 : a.op > b.op ? 1 : 0;
