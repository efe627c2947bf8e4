import type { ReactNode } from 'react';

const slot = '\u0000';

/** A sentence of the catalog with an element in the position of its parameter: each language decides the position. */
export const withElement = (text: (slot: string) => string, element: ReactNode): ReactNode => {
  const [before, after] = text(slot).split(slot);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
};
