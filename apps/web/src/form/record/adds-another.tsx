import { createContext, Fragment, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react';

interface Another {
  /** Whether the record is saved to add the next one. */
  readonly wanted: RefObject<boolean>;
  /** The number of those that were added before. */
  readonly before: number;
  /** Opens the form again, with nothing in it. */
  readonly next: () => void;
}

const AnotherContext = createContext<Another | null>(null);

/** Null around the form of a stored record. */
export const useAnother = (): Another | null => useContext(AnotherContext);

/** Around a form that adds a record: it can be saved so that the next one is added with it. */
export function AddsAnother({ children }: { readonly children: ReactNode }) {
  const [before, setBefore] = useState(0);
  const wanted = useRef(false);
  const another = useMemo(
    () => ({
      wanted,
      before,
      next: () => {
        wanted.current = false;
        setBefore(before + 1);
      },
    }),
    [before],
  );
  return (
    <AnotherContext value={another}>
      <Fragment key={before}>{children}</Fragment>
    </AnotherContext>
  );
}
