import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

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

/** Pixels above and below the viewport in which rows are drawn too. */
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
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (box.current !== null) setTop(box.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    overscan: Math.min(8, Math.ceil(drawnBeyond / height)),
    scrollMargin: top,
    getItemKey: keyOf,
  });
  const rows = virtual
    .getVirtualItems()
    .map(({ key, index, start }): WindowRow => ({ key, index, ref: virtual.measureElement, top: start - top }));
  return { box, rows, total: virtual.getTotalSize() };
};
