import { useEffect, useState } from 'react';

/**
 * For what lies over the page and is taken out rather than closed: what had the focus before gets it again, unless it
 * has gone elsewhere.
 */
export const useRestoreFocus = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
};
