import { useEffect, useId } from 'react';
import { createStore, useStore } from '../ui/index.ts';

/** The unsaved work of a form; the shell asks before it navigates away. */
export interface Unsaved {
  /** The number of unsaved changes. */
  readonly count: number;
  /** What they belong to, in the middle of a sentence after "the": "table and bar settings". */
  readonly what: string;
  /** A save is running: whether anything stays unsaved is known when it ends. */
  readonly saving?: boolean;
  /** Saves it; false when it is still unsaved. Absent where a save navigates by itself. */
  readonly save?: (() => Promise<boolean>) | undefined;
}

const entries = createStore<ReadonlyMap<string, Unsaved>>(new Map());

/** Registers the unsaved work of the component that calls it; null when there is none. */
export const useRegisterUnsaved = (unsaved: Unsaved | null): void => {
  const id = useId();
  const count = unsaved?.count ?? 0;
  const what = unsaved?.what ?? '';
  const save = unsaved?.save;
  const saving = unsaved?.saving ?? false;
  useEffect(() => {
    if (count === 0) return setEntry(id, null);
    setEntry(id, { count, what, saving, save });
  }, [id, count, what, saving, save]);
  useEffect(() => () => setEntry(id, null), [id]);
};

export const unsavedWork = (): readonly Unsaved[] => [...entries.get().values()];

/** Saves all of it, one after the other, until something stays unsaved. */
export const saveUnsavedWork = async (): Promise<boolean> => {
  for (const { save } of unsavedWork()) if (!(await save?.())) return false;
  return true;
};

/** Resolves when no save is running, however it ended; a caller waits for this in order to navigate away. */
export const savesEnded = async (): Promise<void> => {
  const isSaving = () => unsavedWork().some(({ saving }) => saving);
  if (!isSaving()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = entries.subscribe(() => {
    if (!isSaving()) resolve();
  });
  await promise;
  stop();
};

let leaving = false;

/** Called when somebody leaves a page with unsaved work, and when they have left it or stay after all. */
export const setLeaving = (to: boolean): void => {
  leaving = to;
};

/** A page is being left: perhaps it waits for a save to end. */
export const isLeaving = (): boolean => leaving;

export const hasUnsavedWork = (): boolean => entries.get().size > 0;

export const useHasUnsavedWork = (): boolean => useStore(entries).size > 0;

const setEntry = (id: string, unsaved: Unsaved | null): void => {
  if (unsaved === null && !entries.get().has(id)) return;
  const next = new Map(entries.get());
  if (unsaved === null) next.delete(id);
  else next.set(id, unsaved);
  entries.set(next);
};
