export { FileActions } from './file-actions.tsx';
export { loadFiles } from './load-files.ts';
export { RestoreDialog } from './restore-dialog.tsx';
