import { useEffect, useState } from 'react';

/**
 * For an overlay that is unmounted rather than closed: the element with the focus before gets it again, unless the
 * focus has moved elsewhere.
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
