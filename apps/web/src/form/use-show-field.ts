import { useCallback, useEffect, useState } from 'react';
import { focusWhenThere } from './focus-field.ts';

/** The field that is asked for, and how to ask for another one. */
export interface ShownField {
  readonly target: string | null;
  readonly show: (path: string) => void;
}

/**
 * Leads to the field that the address, a refused save or a list of changes names: lists open what is around it, and the
 * cursor goes there as soon as it is on the page.
 */
export const useShowField = (inAddress: string | null): ShownField => {
  const [asked, setAsked] = useState<string | null>(null);
  const target = asked === nothing ? null : (asked ?? inAddress);
  useEffect(() => (target === null ? undefined : focusWhenThere(target)), [target]);
  const show = useCallback((path: string) => {
    // Asked for again, a field that has gone out of sight meanwhile is led to again.
    setAsked(nothing);
    requestAnimationFrame(() => setAsked(path));
  }, []);
  return { target, show };
};

const nothing = '';
