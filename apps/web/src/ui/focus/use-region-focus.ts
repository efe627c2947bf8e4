import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface RegionFocus<E extends HTMLElement> {
  /** What gets the focus. */
  readonly ref: RefObject<E | null>;
  /** Of the region, or of its one action. */
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * For a region whose actions disable or remove themselves: once it is not busy any more, the focus goes back to the
 * action, or where that is still disabled or gone, to `ref`. Otherwise a screen reader would start at the top of the
 * page.
 */
export const useRegionFocus = <E extends HTMLElement>(isBusy = false): RegionFocus<E> => {
  const ref = useRef<E>(null);
  const last = useRef<HTMLElement | null>(null);
  const isLost = useRef(false);
  // Before it is painted: the next key would go to the page.
  useLayoutEffect(() => {
    const action = last.current;
    if (action === null) return;
    const isGone = !action.isConnected || action.matches(':disabled');
    isLost.current ||= isGone;
    if (!isLost.current || isBusy) return;
    isLost.current = false;
    last.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === action) (isGone ? ref.current : action)?.focus();
  });
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target instanceof HTMLElement ? target : null;
    },
  };
};
