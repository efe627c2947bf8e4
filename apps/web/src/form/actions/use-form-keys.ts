import { useCallback, useEffect } from 'react';
import { useEditKeys } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';
import { reset, stepRedo, stepUndo } from './form-actions.ts';

/** Save, undo, redo and reset in a form from the keyboard. */
export const useFormKeys = (store: FormStore, save: () => void): void => {
  const undo = useCallback(() => stepUndo(store), [store]);
  const redo = useCallback(() => stepRedo(store), [store]);
  useEditKeys({ save, undo, redo });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'Backspace') goBack(store, event);
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [store]);
};

/** Alt Backspace resets a field to the inherited value. */
const goBack = (store: FormStore, event: KeyboardEvent): void => {
  const path = event.target instanceof Element ? event.target.closest('[data-path]')?.getAttribute('data-path') : null;
  if (path === null || path === undefined) return;
  const state = store.state(path);
  if (!state.overridden || state.inside !== undefined || state.locked !== undefined) return;
  event.preventDefault();
  reset(store, path);
};
