import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a navigation the page's title gets the focus, so that the keyboard and the screen reader start there; or the
 * field that the address names, which may have it already.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>): void => {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const namesField = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.search.field !== undefined });
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || before === pathname || main.current === null) return;
    return keepTitleFocused(main.current, namesField);
  }, [pathname, namesField, main]);
};

/**
 * The title may appear late, and be replaced when its screen has loaded; the first key or touch of the user ends the
 * waiting.
 */
const keepTitleFocused = (main: HTMLElement, namesField: boolean): (() => void) => {
  const focusTitle = () => main.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusTitle();
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  observer.observe(main, { childList: true, subtree: true });
  const hasFocus = namesField && main.contains(document.activeElement);
  if (!hasFocus) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusTitle();
  }
  return stop;
};
