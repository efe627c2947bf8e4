export { refreshDocuments, showActionError, undoAction } from './after-action.ts';
export { ChangeLine } from './change-line.tsx';
export { hiddenChanges, type PreviewChange, type PreviewGroup, previewGroups, totalChanges } from './preview-groups.ts';
export { type PromoteTarget, promoteTargets } from './promote-targets.ts';
export { selectionLabel, toggleSelected } from './selection.ts';
export { tenantNames } from './tenant-names.ts';
export { undoSet } from './undo-set.ts';
export { useDocumentFormatter } from './use-document-formatter.ts';
export { useRefreshGroups } from './use-move-locations.ts';
