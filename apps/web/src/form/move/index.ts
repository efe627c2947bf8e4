export { MoveAction, MoveSelected } from './move-action.tsx';
export { MoveDialog, type MoveRequest } from './move-dialog.tsx';
export { hasOtherParents, movedTo } from './move-targets.ts';
