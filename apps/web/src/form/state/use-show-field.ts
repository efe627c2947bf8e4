import { useCallback, useEffect, useState } from 'react';
import { focusWhenThere } from './focus-field.ts';

/** The requested field, and the function that requests another one. */
export interface ShownField {
  readonly target: string | null;
  readonly show: (path: string) => void;
}

/**
 * Scrolls to the field that the address, a rejected save or a list of changes names: lists open its parents, and it is
 * focused as soon as it is on the page.
 */
export const useShowField = (inAddress: string | null): ShownField => {
  const [asked, setAsked] = useState<string | null>(null);
  const target = asked === nothing ? null : (asked ?? inAddress);
  useEffect(() => (target === null ? undefined : focusWhenThere(target)), [target]);
  const show = useCallback((path: string) => {
    // Requested again, a field that is out of sight meanwhile is scrolled to again.
    setAsked(nothing);
    requestAnimationFrame(() => setAsked(path));
  }, []);
  return { target, show };
};

const nothing = '';
