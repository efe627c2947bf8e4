import { useEffect } from 'react';

export interface EditActions {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Adds the next one, from where the focus is. */
  readonly another?: (from: EventTarget | null) => void;
}

/** Save, undo, redo and "add another" from the keyboard, wherever on the page the focus is. */
export const useEditKeys = ({ save, undo, redo, another }: EditActions): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || inDialog(event.target)) return;
      const key = event.key.toLowerCase();
      const doIt =
        key === 's' ? save : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      const act = doIt ?? (key === 'enter' && another !== undefined ? () => another(event.target) : null);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save, undo, redo, another]);
};

/** A dialog over the page has its own fields, and its own way to close. */
const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"][aria-modal="true"]') !== null;
