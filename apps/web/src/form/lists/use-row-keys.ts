import { type KeyboardEvent, type RefObject, useCallback, useMemo } from 'react';

export interface RowKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Focuses a row as soon as it is rendered. */
  readonly focusRow: (index: number) => void;
}

const patience = 30;

/** Up, Down, Home and End move through the rows of a list, from whichever button of a row has the focus. */
export const useRowKeys = (
  box: RefObject<HTMLElement | null>,
  count: number,
  bring?: (index: number) => void,
): RowKeys => {
  const focusRow = useCallback(
    (index: number) => {
      bring?.(index);
      const look = (left: number) => {
        const row = box.current?.querySelector(`:scope > [data-index="${index}"] [data-row]`);
        const stop = row?.querySelector<HTMLElement>('a, button:not(:disabled)');
        if (stop) stop.focus({ preventScroll: bring !== undefined });
        else if (left > 0) requestAnimationFrame(() => look(left - 1));
      };
      look(patience);
    },
    [box, bring],
  );
  return useMemo(
    () => ({
      focusRow,
      onKeyDown: event => {
        const next = nextIndex(event, count);
        if (next === null) return;
        event.preventDefault();
        focusRow(next);
      },
    }),
    [focusRow, count],
  );
};

const nextIndex = (event: KeyboardEvent, count: number): number | null => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return null;
  const row = event.target.closest<HTMLElement>('[data-row]');
  const at = row?.closest<HTMLElement>('[data-index]')?.dataset.index;
  // A list inside a row handles the keys of its own rows.
  if (at === undefined || !event.currentTarget.contains(row) || isInnerList(event)) return null;
  const next = { ArrowDown: Number(at) + 1, ArrowUp: Number(at) - 1, Home: 0, End: count - 1 }[event.key];
  return next === undefined || next < 0 || next >= count ? null : next;
};

const isInnerList = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('ul') !== event.currentTarget;
