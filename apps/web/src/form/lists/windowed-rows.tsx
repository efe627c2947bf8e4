import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { classNames, useIsDrawn } from '../../ui/index.ts';
import styles from './list-table.module.css';
import { useRowKeys } from './use-row-keys.ts';
import type { VirtualRowsProps } from './virtual-rows-props.ts';

/** So many rows above and below the viewport are drawn too, once those inside are painted. */
const overscan = 8;
/** What covers the page above and below: the sticky bars, and the save bar. */
const covered = { above: 112, below: 80 };

/** The rows of a long list that are near the viewport. */
export function WindowedRows({ rows, label, draw, reveal, focusRow, onRowKey }: VirtualRowsProps) {
  const box = useRef<HTMLUListElement>(null);
  const held = useRef<string | null>(null);
  const [measured, setTop] = useState<number | null>(null);
  const top = measured ?? 0;
  const isDrawnBefore = useIsDrawn();
  const [height, setHeight] = useState(likelyHeight);
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    if (!hasRows) return;
    const measureTop = () => {
      if (box.current !== null) setTop(box.current.getBoundingClientRect().top + window.scrollY);
    };
    measureTop();
    // What stands above the list comes and goes: a notice, a row of filters.
    const page = new ResizeObserver(measureTop);
    page.observe(document.body);
    return () => page.disconnect();
  }, [hasRows]);
  // A new function would make the virtualizer measure all rows again with every typed character.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: isDrawnBefore ? overscan : 0,
    scrollMargin: top,
    scrollPaddingStart: covered.above,
    scrollPaddingEnd: covered.below,
    getItemKey: keyOf,
    rangeExtractor: range =>
      withHeld(range, held.current === null ? -1 : rows.findIndex(({ id }) => id === held.current)),
  });
  // None before the page is laid out around them: it says which are near.
  const drawn = measured === null ? [] : virtual.getVirtualItems();
  const isDrawn = drawn.length > 0;
  useLayoutEffect(() => {
    if (!isDrawn) return;
    const row = box.current?.querySelector('[data-index] [data-row]');
    const real = row?.getBoundingClientRect().height ?? 0;
    if (real > 0 && Math.abs(real - height) > 1) setHeight(real);
  }, [isDrawn, height]);
  useLayoutEffect(() => {
    if (height > 0) virtual.measure();
  }, [height, virtual]);
  const revealed = rows.findIndex(({ id }) => id === reveal);
  const at = useRef(revealed);
  at.current = revealed;
  const isThere = revealed >= 0;
  useEffect(() => {
    if (isThere && reveal !== null) virtual.scrollToIndex(at.current, { align: 'start' });
  }, [reveal, isThere, virtual]);
  const keys = useRowKeys(box, rows.length, onRowKey, index => virtual.scrollToIndex(index, { align: 'auto' }));
  useImperativeHandle(focusRow, () => keys.focusRow, [keys]);
  if (!hasRows) return null;
  return (
    <ul
      ref={box}
      aria-label={label}
      className={classNames(styles.rows, styles.virtual)}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={keys.onKeyDown}
      onFocus={event => {
        held.current = rows[indexAround(event.target) ?? -1]?.id ?? null;
      }}
      onBlur={() => {
        held.current = null;
      }}
    >
      {drawn.map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={key}
              ref={virtual.measureElement}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              data-index={index}
              className={styles.placed}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {draw(row, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The estimate is a closed row on one line; the first rendered row is measured. */
const likelyHeight = (): number => (matchMedia('(pointer: coarse)').matches ? 57 : 41);

/** The row with the focus stays rendered, however far the page is scrolled. */
const withHeld = (range: Range, held: number): number[] => {
  const near = defaultRangeExtractor(range);
  if (held < 0 || near.includes(held)) return near;
  return [...near, held].sort((a, b) => a - b);
};

const indexAround = (element: Element): number | null => {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? null : Number(index);
};
