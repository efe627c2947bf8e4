import { useEffect } from 'react';
import { reset, stepRedo, stepUndo } from './acts.ts';
import type { FormStore } from './form-store.ts';

/** Save, undo and redo from the keyboard, wherever on the page the cursor is. */
export const useFormKeys = (store: FormStore, save: () => void): void => {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'Backspace') return goBack(store, event);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || inDialog(event.target)) return;
      const key = event.key.toLowerCase();
      const doIt =
        key === 's' ? save : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (doIt === null) return;
      event.preventDefault();
      doIt();
    };
    const undo = () => stepUndo(store);
    const redo = () => stepRedo(store);
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [store, save]);
};

/** A dialog over the page has its own fields, and its own way out. */
const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"][aria-modal="true"]') !== null;

/** Alt Backspace on a field goes back to the value above. */
const goBack = (store: FormStore, event: KeyboardEvent): void => {
  const path = event.target instanceof Element ? event.target.closest('[data-path]')?.getAttribute('data-path') : null;
  if (path === null || path === undefined) return;
  const state = store.state(path);
  if (!state.overridden || state.inside !== undefined || state.locked !== undefined) return;
  event.preventDefault();
  reset(store, path);
};
