export { FileActions } from './file-actions.tsx';
export { RestoreDialog } from './restore-dialog.tsx';
