export { anyChangeTree, apply, applyInContext, applyReporting, compareReports } from './apply.ts';
export { ApplyContext } from './apply-context.ts';
export { type ChangeRecorder, recordChanges } from './change-recorder.ts';
export { compose, normalize, toSequence } from './compose.ts';
export { edit } from './compose-edits.ts';
export { prune } from './prune.ts';
export { count, isEmpty, type Reverted, revert } from './revert.ts';
