/**
 * Where to look:
 * - Which list a reference means, scoped references, names taken from other rows: `resolveTarget` in `target-path.ts`;
 *   `docs/adr/0029-targets-with-scopes.md`.
 */
export {
  formatPath,
  isBelow,
  isKeyToken,
  isMemberStep,
  isMemberToken,
  joinPath,
  joinTokens,
  keyToken,
  memberId,
  memberPath,
  memberToken,
  PathError,
  type PathStep,
  parentPath,
  parsePath,
  pathsAbove,
  readStep,
  sharedSteps,
  splitPath,
  stepEnd,
  stepName,
  tokenKey,
  withinPaths,
} from './path.ts';
export { type PathTree, pathTreeOf, valueAtNode } from './path-tree.ts';
export { haveSameMembers } from './same-members.ts';
export {
  definitionPath,
  groupAround,
  isScoped,
  type ListAtPath,
  listsAt,
  listsChosenFrom,
  namedTarget,
  namingPaths,
  neighborsIn,
  overlap,
  resolveTarget,
  togglesIn,
  widenTarget,
} from './target-path.ts';
export { valueAt } from './value-at.ts';
