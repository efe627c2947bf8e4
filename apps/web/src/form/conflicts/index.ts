export { mergedSavesText, savesSince } from './concurrent-saves.ts';
export { ConflictDialog, ConflictQuestions } from './conflict-dialog.tsx';
export { type ConflictRow, conflictRow } from './conflict-text.ts';
export { ConflictedForm } from './conflicted-form.tsx';
export { RemoteChangesBanner } from './remote-changes-banner.tsx';
export { useRemoteChanges } from './use-remote-changes.ts';
export { useSavesSince } from './use-saves-since.ts';
