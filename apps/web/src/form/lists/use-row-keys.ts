import { type KeyboardEvent, type RefObject, useCallback, useMemo } from 'react';

/** Focuses the first link or button of a row, or what a selector names in it. */
export type FocusRow = (index: number, stop?: string) => void;

const firstStop = 'a, button:not(:disabled, [data-drag-handle])';

export interface RowKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Focuses a row as soon as it is rendered. */
  readonly focusRow: FocusRow;
}

const patience = 30;

/**
 * Up, Down, Home and End move through the rows of a list, from whichever button of a row has the focus. `onRowKey`
 * handles other keys of a row, and returns the row that gets the focus.
 */
export const useRowKeys = (
  box: RefObject<HTMLElement | null>,
  count: number,
  onRowKey?: (event: KeyboardEvent, index: number) => number | undefined,
  bring?: (index: number) => void,
): RowKeys => {
  const focusRow = useCallback(
    (index: number, selector: string = firstStop) => {
      bring?.(index);
      const look = (left: number) => {
        const row = box.current?.querySelector(`:scope > [data-index="${index}"] [data-row]`);
        const stop = row?.querySelector<HTMLElement>(selector);
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
        const at = indexOfRow(event);
        const next = at === null ? undefined : (onRowKey?.(event, at) ?? nextIndex(event, at, count));
        if (next === undefined) return;
        event.preventDefault();
        focusRow(next);
      },
    }),
    [focusRow, count, onRowKey],
  );
};

/** The index of the row whose line has the focus. */
const indexOfRow = (event: KeyboardEvent): number | null => {
  if (!(event.target instanceof Element)) return null;
  const row = event.target.closest<HTMLElement>('[data-row]');
  const at = row?.closest<HTMLElement>('[data-index]')?.dataset.index;
  // A list inside a row handles the keys of its own rows.
  return at === undefined || !event.currentTarget.contains(row) || isInnerList(event) ? null : Number(at);
};

const nextIndex = (event: KeyboardEvent, at: number, count: number): number | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
};

const isInnerList = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('ul') !== event.currentTarget;
