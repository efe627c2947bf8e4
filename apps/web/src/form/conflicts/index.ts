export { mergedSavesText, savesSince } from './concurrent-saves.ts';
export { type ConflictRow, conflictRow } from './conflict-text.ts';
export { ConflictedForm } from './conflicted-form.tsx';
export { LazyConflictDialog, LazyConflictQuestions } from './lazy-conflict-dialog.tsx';
export { LazyRemoteChangesBanner } from './lazy-remote-changes-banner.tsx';
export { useRemoteChanges } from './use-remote-changes.ts';
export { useSavesSince } from './use-saves-since.ts';
