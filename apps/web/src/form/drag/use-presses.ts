import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Press } from './press.ts';

export interface Presses {
  /** Receives presses once the part for the pointer is loaded. */
  readonly begin: RefObject<((press: Press) => void) | null>;
  /** The press that came before that, while it lasts. */
  readonly early: RefObject<Press | null>;
  /** Whether the part for the pointer is needed. */
  readonly isNear: boolean;
  readonly onNear: (event: PointerEvent) => void;
  /** What the area passes its events to. */
  readonly handlers: {
    readonly onMouseDown: (event: Press) => void;
    readonly onTouchStart: (event: Press) => void;
  };
}

const ends = ['pointerup', 'pointercancel', 'mouseup', 'touchend', 'touchcancel'] as const;

/** The presses of an area that may begin a drag. */
export const usePresses = (begins: (press: Press) => boolean = () => true): Presses => {
  const begin = useRef<((press: Press) => void) | null>(null);
  const early = useRef<Press | null>(null);
  const [isNear, setNear] = useState(false);
  // A press that has ended begins nothing, wherever it ended: a drag that began with it would take the next tap.
  useEffect(() => {
    const forget = () => {
      early.current = null;
    };
    for (const type of ends) window.addEventListener(type, forget, true);
    return () => {
      for (const type of ends) window.removeEventListener(type, forget, true);
    };
  }, []);
  const press = (event: Press) => {
    if (!begins(event)) return;
    early.current = begin.current === null ? event : null;
    begin.current?.(event);
    setNear(true);
  };
  return {
    begin,
    early,
    isNear,
    // Not with a finger: it is loaded with the first press then.
    onNear: ({ pointerType }) => pointerType === 'mouse' && setNear(true),
    handlers: {
      onMouseDown: press,
      onTouchStart: press,
    },
  };
};
