import type { MouseEvent, TouchEvent } from 'react';

/** The start of a drag, or of a click. */
export type Press = MouseEvent | TouchEvent;

/** A drag starts on the line of a row of this area, and on no control of it but the one that opens it. */
export const startsDrag = ({ target, currentTarget }: Press): boolean => {
  if (!(target instanceof Element)) return false;
  const isLine = target.closest('[data-row]')?.closest('[data-drag-area]') === currentTarget;
  return (
    isLine && target.closest('input, label, select, textarea, [role="gridcell"], button:not([data-drag-row])') === null
  );
};
