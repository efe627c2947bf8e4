export { FileActions } from './file-actions.tsx';
export type { FileDifference } from './import-file.ts';
export { LazyFileChanges } from './lazy-file-changes.ts';
export { loadFiles } from './load-files.ts';
export { RestoreDialog } from './restore-dialog.tsx';
