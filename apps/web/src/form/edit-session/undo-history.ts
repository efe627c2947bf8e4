/** The states of undo and redo, newest last. States are immutable and share what did not change. */
export interface UndoHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** While this is set, a step with the same key replaces the last one, so that typed text is one step. */
  readonly open: string | null;
}

const LIMIT = 300;

export const undoable = <T>(present: T): UndoHistory<T> => ({ past: [], present, future: [], open: null });

/** Adds a state. Consecutive steps with the same `key` count as one. */
export const record = <T>(undo: UndoHistory<T>, present: T, key: string | null = null): UndoHistory<T> => {
  if (present === undo.present) return undo;
  const joins = key !== null && key === undo.open;
  const past = joins ? undo.past : [...undo.past, undo.present].slice(-LIMIT);
  return { past, present, future: [], open: key };
};

/** Ends the step that typing keeps open: the field lost focus, or a save was sent. */
export const closeStep = <T>(undo: UndoHistory<T>): UndoHistory<T> =>
  undo.open === null ? undo : { ...undo, open: null };

export const canUndo = (undo: UndoHistory<unknown>): boolean => undo.past.length > 0;
export const canRedo = (undo: UndoHistory<unknown>): boolean => undo.future.length > 0;

export const stepBack = <T>(undo: UndoHistory<T>): UndoHistory<T> => {
  const present = undo.past.at(-1);
  if (present === undefined) return undo;
  return { past: undo.past.slice(0, -1), present, future: [undo.present, ...undo.future], open: null };
};

export const stepForward = <T>(undo: UndoHistory<T>): UndoHistory<T> => {
  const [present, ...future] = undo.future;
  if (present === undefined) return undo;
  return { past: [...undo.past, undo.present], present, future, open: null };
};
