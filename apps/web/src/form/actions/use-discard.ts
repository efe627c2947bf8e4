import { formTexts } from '@commissary/catalog';
import { useEffect, useRef } from 'react';
import { notify } from '../../notifications/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';
import { discardAll } from './form-actions.ts';

/** Discards all unsaved changes, and offers to restore them until the next edit or until the form is closed. */
export const useDiscard = (store: FormStore, countOf: (session: EditSession) => number): (() => void) => {
  const offer = useRef<(() => void) | null>(null);
  useEffect(() => () => offer.current?.(), []);
  return () => {
    const before = store.session();
    discardAll(store);
    const dropped = store.session();
    const dismiss = notify('info', formTexts.changesDiscarded(countOf(before)), {
      act: { text: formTexts.undo, run: () => store.write(before) },
    });
    const forget = store.subscribe('', () => {
      if (store.session() !== dropped) offer.current?.();
    });
    offer.current = () => {
      offer.current = null;
      forget();
      dismiss();
    };
  };
};
