export { canonicalJson, createCanonicalJson } from './canonical.ts';
export {
  type AddChange,
  type Applied,
  type Change,
  type ContentChange,
  compareChanges,
  type Digest,
  type Dropped,
  type DropReason,
  type Edit,
  isContent,
  isDormant,
  isWhole,
  type MoveChange,
  type Op,
  type PositionChange,
  type RemoveChange,
  type SetChange,
  type Source,
  sameChange,
  type UnsetChange,
  type Was,
} from './change.ts';
export {
  type Children,
  child,
  collect,
  collectBelow,
  getOrCreate,
  isLeafEntry,
  type Node,
  newNode,
  nodeAt,
} from './change-node.ts';
export { asNormalForm, buildChangeTree, changeTreeOf, isNormalForm, listOfTree } from './change-tree.ts';
export { digest, previousValueOf } from './digest.ts';
export { ChangeListError, type RefusalCode } from './error.ts';
export { getAt, getAtSteps } from './get-at.ts';
export { entryKey, type RecordPreviousOptions, recordPrevious, stripPrevious } from './previous-values.ts';
export { hasNoUnsafeKey, isUnsafeKey } from './prototype-keys.ts';
export { differingEntries, relatedChanges } from './related-changes.ts';
export { limits, validate, validateEdits } from './validate.ts';
