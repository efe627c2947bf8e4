export { impactScope, valuesText } from './impact-text.ts';
export { LocationsPicker } from './locations-picker.tsx';
export { MoveLocationsImpact, regroupingOf } from './move-locations-impact.tsx';
export { MovesImpact, useMovesImpact } from './moves-impact.tsx';
export { MultiLevelActionDialog } from './multi-level-action-dialog.tsx';
export { PreviewedAction } from './previewed-action.tsx';
export { PromoteDialog } from './promote-dialog.tsx';
export { ResetBelowDialog } from './reset-below-dialog.tsx';
export { UndoSaveDialog } from './undo-save-dialog.tsx';
