import { isBelow } from '@commissary/schema';
import { useCallback, useEffect } from 'react';
import { useEditKeys } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';
import { reset, stepRedo, stepUndo } from './form-actions.ts';

/** Save, undo, redo, reset and "add another" in a form from the keyboard. */
export const useFormKeys = (store: FormStore, save: () => void, another = addAround): void => {
  const undo = useCallback(() => stepUndo(store), [store]);
  const redo = useCallback(() => stepRedo(store), [store]);
  useEditKeys({ save, undo, redo, another });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'Backspace') goBack(store, event);
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [store]);
};

/** Adds a member to the innermost list around the focus whose button is on the page. */
const addAround = (from: EventTarget | null): void => {
  const path = pathAround(from) ?? '';
  const around = [...document.querySelectorAll<HTMLElement>('[data-adds]')].filter(
    ({ dataset: { adds = '' } }) => adds !== '' && isBelow(path, adds),
  );
  around.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.click();
};

const lengthOf = ({ dataset }: HTMLElement): number => dataset.adds?.length ?? 0;

const pathAround = (from: EventTarget | null): string | undefined =>
  from instanceof Element ? (from.closest('[data-path]')?.getAttribute('data-path') ?? undefined) : undefined;

/** Alt Backspace resets a field to the inherited value. */
const goBack = (store: FormStore, event: KeyboardEvent): void => {
  const path = pathAround(event.target);
  if (path === undefined) return;
  const state = store.state(path);
  if (!state.overridden || state.inside !== undefined || state.locked !== undefined) return;
  event.preventDefault();
  reset(store, path);
};
