/**
 * Where to look:
 * - Editing or comparing one document at many locations: `read-layers-at.ts`, `multi-location-edit.ts`; on screen
 *   `apps/web/src/views/sheet/`, `compare/`.
 */
export { readCompanyDocument } from './company-document.ts';
export { effectBetween } from './effects.ts';
export {
  createGroup,
  editGroup,
  inside,
  mayLeaveGroup,
  movable,
  moveLocation,
  removeGroup,
  requireGroup,
} from './groups.ts';
export { moveBetweenParents, previewMove } from './move-members.ts';
export {
  editManyLocations,
  planEdits,
  planEditsOf,
  planUndo,
  previewMultiLocationEdit,
  type SetRequest,
  type TenantEdits,
  type UndoRequest,
  undoSaves,
} from './multi-location-edit.ts';
export {
  type BaseVersionAt,
  type MultiLocationPlan,
  planMultiLocationEdit,
  type TargetHeads,
  type TargetState,
  targetHeadsAt,
  targetsAfter,
} from './plan-multi-location-edit.ts';
export { previewPromotion, promoteOverride } from './promote.ts';
export { readLayersAt } from './read-layers-at.ts';
export { previewRegrouping } from './regroup-preview.ts';
export { previewUndoOfAction } from './undo-action.ts';
export { undoMove } from './undo-move.ts';
