export { authorizePaths } from './authorize-changes.ts';
export { withCascades } from './cascade-saves.ts';
export { digestLongValue } from './change-log-entry.ts';
export {
  afterCommit,
  catchApiError,
  commitOnce,
  commitTogether,
  type Save,
  writeSaves,
} from './commit.ts';
export { completeEmployment } from './complete-employment.ts';
export { type ListDifference, listDifference, withDifference } from './list-difference.ts';
export { normalizeEntry } from './normalize-entry.ts';
export { planBase } from './plan-base.ts';
export { type NextList, planOverride } from './plan-override.ts';
export { planRestoredBase, planRestoredList } from './plan-restored.ts';
export { rejectInvalid } from './reject-invalid.ts';
export { requirePosVersion } from './require-pos-version.ts';
export { saveBase } from './save-base.ts';
export { type SentOverride, saveOverride } from './save-override.ts';
