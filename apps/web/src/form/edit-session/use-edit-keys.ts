import { useEffect } from 'react';

export interface EditActions {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Save, undo and redo from the keyboard, wherever on the page the focus is. */
export const useEditKeys = ({ save, undo, redo }: EditActions): void => {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || inDialog(event.target)) return;
      const key = event.key.toLowerCase();
      const doIt =
        key === 's' ? save : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (doIt === null) return;
      event.preventDefault();
      doIt();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [save, undo, redo]);
};

/** A dialog over the page has its own fields, and its own way to close. */
const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"][aria-modal="true"]') !== null;
