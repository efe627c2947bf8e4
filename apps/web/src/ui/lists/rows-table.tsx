import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** A column of a table of rows; the first one is the name of the row. */
export interface RowsTableColumn<T> {
  readonly key: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly draw: (row: T) => ReactNode;
}

export interface RowsTableProps<T> {
  readonly columns: readonly RowsTableColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** How many rows there are when all are loaded. */
  readonly total: number;
  /** Called when the last loaded row is near. */
  readonly onEnd: () => void;
  /** Of a row, in pixels: usual, and in a narrow window. */
  readonly heights: readonly [usual: number, narrow: number];
  /** `box`, `table`, `tick` and `nameHead`. */
  readonly styles: Readonly<Record<string, string>>;
  /** What selects rows, where something can be done with several. */
  readonly tick?:
    | { readonly head: ReactNode; readonly draw: (row: T) => ReactNode; readonly isSelected?: (row: T) => boolean }
    | undefined;
  /** The row that a key leads to, beside the arrows. */
  readonly onRowKey?: (event: KeyboardEvent, index: number) => number | undefined;
}

const nearEnd = 20;

/** One row for each record; only the visible ones are rendered, between two empty rows that keep the height. */
export function RowsTable<T>(props: RowsTableProps<T>) {
  const { columns, rows, keyOf, total, onEnd, heights, styles, tick, onRowKey } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight(heights),
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - nearEnd) onEnd();
  }, [last, rows.length, onEnd]);
  const before = shown.at(0)?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = onRowKey?.(event, index) ?? movedBy(event, index);
    if (target === undefined || target < 0 || target >= rows.length) return;
    event.preventDefault();
    virtual.scrollToIndex(target, { align: 'auto' });
    // The row may only be drawn after the scroll.
    requestAnimationFrame(() => linkIn(box.current, target)?.focus());
  };
  return (
    <div ref={box} className={styles.box}>
      <table className={styles.table} aria-rowcount={total + 1}>
        <thead>
          <tr>
            {tick && <td className={styles.tick}>{tick.head}</td>}
            {columns.map(({ key, label }, index) => (
              <th key={key} scope="col" className={index === 0 ? styles.nameHead : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <tr
                  key={keyOf(row)}
                  aria-rowindex={index + 2}
                  data-selected={tick?.isSelected?.(row) || undefined}
                  onKeyDown={event => onKeyDown(event, index)}
                >
                  {tick && <td className={styles.tick}>{tick.draw(row)}</td>}
                  {columns.map(({ key, className, draw }, at) =>
                    at === 0 ? (
                      <th key={key} scope="row" className={className}>
                        {draw(row)}
                      </th>
                    ) : (
                      <td key={key} className={className}>
                        {draw(row)}
                      </td>
                    ),
                  )}
                </tr>
              )
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}

const movedBy = ({ key, shiftKey, target }: KeyboardEvent, index: number): number | undefined => {
  if (shiftKey || !(target instanceof HTMLAnchorElement)) return undefined;
  return { ArrowDown: index + 1, ArrowUp: index - 1 }[key];
};

const linkIn = (box: HTMLElement | null, index: number): HTMLAnchorElement | null =>
  box?.querySelector(`tr[aria-rowindex="${index + 2}"] a`) ?? null;

const rowHeight = ([usual, narrow]: RowsTableProps<unknown>['heights']): number => {
  if (matchMedia('(max-width: 700px)').matches) return narrow;
  return matchMedia('(pointer: coarse)').matches ? 56 : usual;
};
