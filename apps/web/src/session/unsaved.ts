import { useEffect, useId } from 'react';
import { createStore, useStore } from '../ui/store.ts';

/** What a form says about its unsaved work; the shell asks before it leads away. */
export interface Unsaved {
  /** How many changes are not saved. */
  readonly count: number;
  /** What they belong to, behind "the" in the middle of a sentence: "table and bar settings". */
  readonly what: string;
  /** A save of it is under way: whether anything is left is known when it ends. */
  readonly saving?: boolean;
  /** Saves it; false when it is still not saved. Absent where a save leads elsewhere by itself. */
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

/** Returns when no save is under way any more, however it ended; whoever waits is leaving meanwhile. */
export const savesEnded = async (): Promise<void> => {
  const isSaving = () => unsavedWork().some(({ saving }) => saving);
  if (!isSaving()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = entries.subscribe(() => {
    if (!isSaving()) resolve();
  });
  waiting += 1;
  await promise;
  waiting -= 1;
  stop();
};

let waiting = 0;

/** Somebody waits for a save to end, to go elsewhere. */
export const isLeaving = (): boolean => waiting > 0;

export const hasUnsavedWork = (): boolean => entries.get().size > 0;

export const useHasUnsavedWork = (): boolean => useStore(entries).size > 0;

const setEntry = (id: string, unsaved: Unsaved | null): void => {
  if (unsaved === null && !entries.get().has(id)) return;
  const next = new Map(entries.get());
  if (unsaved === null) next.delete(id);
  else next.set(id, unsaved);
  entries.set(next);
};
