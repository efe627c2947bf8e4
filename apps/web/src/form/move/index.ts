export { MoveAction, MoveSelected } from './move-action.tsx';
export { MoveDialog, type MoveRequest } from './move-dialog.tsx';
export { movedTo } from './move-targets.ts';
