import { type Applied, type Change, changeTreeOf, type Dropped, type Node, newNode } from '../change/index.ts';
import { ApplyContext } from './apply-context.ts';
import { applyNode } from './apply-node.ts';
import { normalize } from './compose.ts';

/**
 * Returns the document with a change list on top (laws L1–L16). The inputs stay unchanged, and every subtree that no
 * entry touches is the same object in the result. Never throws on a list that validate accepts, whatever the base.
 */
export const apply = <D>(base: D, changes: readonly Change[]): D => applyReporting(base, changes).value;

/** Same as apply, with a report on every entry that did not apply as written, sorted by path. */
export const applyReporting = <D>(base: D, changes: readonly Change[]): Applied<D> => {
  const run = new ApplyContext(base);
  const value = run.finish(applyInContext(base, changes, run));
  return { value, dropped: run.dropped.sort(compareReports) };
};

export const applyInContext = <D>(base: D, changes: readonly Change[], run: ApplyContext): D => {
  if (changes.length === 0) return base;
  // The result type is not checked here: a list that breaks it is found by validating the result.
  return applyNode(base, anyChangeTree(changes), run) as D;
};

/** Returns the tree of any list; a list that is not in normal form is normalized first. */
export const anyChangeTree = (changes: readonly Change[]): Node =>
  changeTreeOf(changes) ?? changeTreeOf(normalize(changes)) ?? newNode();

export const compareReports = (a: Dropped, b: Dropped): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.op < b.op ? -1 : a.op > b.op ? 1 : 0;
