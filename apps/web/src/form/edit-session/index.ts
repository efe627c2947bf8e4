/**
 * Where to look:
 * - Undo, redo: `edit-session.ts`.
 */
export {
  beginSave,
  change,
  conflicted,
  contentOf,
  discard,
  type EditSession,
  endSave,
  endStep,
  isDirty,
  keepMine,
  openEditSession,
  rebased,
  redo,
  reloaded,
  retried,
  saved,
  undo,
  undoAt,
} from './edit-session.ts';
export { type ConflictChoice, type ConflictChoices, type FieldConflict, mergeOnto } from './merge.ts';
export { isUntouched, untouchedOf, withoutUntouched } from './new-members.ts';
export { countOverrides, ownChanges } from './own-changes.ts';
export {
  canRedo,
  canUndo,
  record,
  stepBack,
  stepForward,
  type UndoHistory,
  undoable,
} from './undo-history.ts';
export { useEditKeys } from './use-edit-keys.ts';
