export { MoveAction, MoveDialog, MoveSelected } from './move-action.tsx';
export type { MoveRequest } from './move-dialog.tsx';
export { movedTo } from './move-targets.ts';
