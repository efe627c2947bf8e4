import { useCallback, useEffect, useState } from 'react';
import { focusWhenThere } from './focus-field.ts';

/** The requested field, and the function that requests another one. */
export interface ShownField {
  readonly target: string | null;
  readonly show: (path: string) => void;
}

/**
 * Scrolls to the field that the address, a rejected save or a list of changes names: lists open its parents, and it is
 * focused as soon as it is on the page. What was requested on one page is over on the next.
 */
export const useShowField = (page: string, inAddress: string | null): ShownField => {
  const [asked, setAsked] = useState<{ readonly page: string; readonly path: string | null } | null>(null);
  const target = asked?.page === page ? asked.path : inAddress;
  useEffect(() => (target === null ? undefined : focusWhenThere(target)), [target]);
  const show = useCallback(
    (path: string) => {
      // Requested again, a field that is out of sight meanwhile is scrolled to again.
      setAsked({ page, path: null });
      requestAnimationFrame(() => setAsked({ page, path }));
    },
    [page],
  );
  return { target, show };
};
