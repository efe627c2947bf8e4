export { SeveralDialog } from './several-dialog.tsx';
