import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsDrawn } from './use-is-drawn.ts';

export interface WindowRowsOptions {
  readonly count: number;
  /** The usual height of a row, in pixels. */
  readonly height: number;
  readonly gap?: number;
  readonly keyOf: (index: number) => string | number;
}

/** One row near the viewport; `ref` measures its real height. */
export interface WindowRow {
  readonly key: string | number | bigint;
  readonly index: number;
  readonly ref: (element: Element | null) => void;
  /** Pixels from the top of the container. */
  readonly top: number;
}

/** Pixels above and below the viewport in which rows are drawn too, once those inside are painted. */
const drawnBeyond = 480;

/**
 * The rows of a list of any length that are near the viewport, as the page scrolls; the container keeps the height of
 * all rows.
 */
export const useWindowRows = <E extends HTMLElement = HTMLDivElement>({
  count,
  height,
  gap = 0,
  keyOf,
}: WindowRowsOptions) => {
  const box: RefObject<E | null> = useRef(null);
  const [measured, setTop] = useState<number | null>(null);
  const top = measured ?? 0;
  const isDrawnBefore = useIsDrawn();
  useLayoutEffect(() => {
    if (box.current !== null) setTop(box.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    overscan: isDrawnBefore ? Math.min(8, Math.ceil(drawnBeyond / height)) : 0,
    scrollMargin: top,
    getItemKey: keyOf,
  });
  // None before the page is laid out around them: it says which are near.
  const rows = (measured === null ? [] : virtual.getVirtualItems()).map(
    ({ key, index, start }): WindowRow => ({ key, index, ref: virtual.measureElement, top: start - top }),
  );
  return { box, rows, total: virtual.getTotalSize() };
};
