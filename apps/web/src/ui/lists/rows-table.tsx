import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

export interface RowsTableProps<T, K extends string = string> {
  /** The first one is the name of the row. */
  readonly columns: readonly { readonly key: K; readonly label: string }[];
  /** What the column of that key has of a row. */
  readonly draw: (column: K, row: T) => ReactNode;
  /** Utility classes of the cells of a column. */
  readonly classes?: Readonly<Partial<Record<K, string>>>;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** How many rows there are when all are loaded; absent: these are all. */
  readonly total?: number | undefined;
  /** Called when the last loaded row is near, where not all are loaded at once. */
  readonly onEnd?: (() => void) | undefined;
  /** Of a row, in pixels: usual, and in a narrow window. */
  readonly heights: readonly [usual: number, narrow: number];
  /** `box`, `table`, `tick`, `nameHead`, and of the cells of a column under its key. */
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
export function RowsTable<T, K extends string>(props: RowsTableProps<T, K>) {
  const { columns, draw, classes, rows, keyOf, total = rows.length, onEnd, heights, styles, tick, onRowKey } = props;
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
    if (last >= rows.length - nearEnd) onEnd?.();
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
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  data-selected={tick?.isSelected?.(row) || undefined}
                  onKeyDown={event => onKeyDown(event, index)}
                >
                  {tick && <td className={styles.tick}>{tick.draw(row)}</td>}
                  {columns.map(({ key }, at) => {
                    const className = classNames(styles[key], classes?.[key]);
                    return at === 0 ? (
                      <th key={key} scope="row" className={className}>
                        {draw(key, row)}
                      </th>
                    ) : (
                      <td key={key} className={className}>
                        {draw(key, row)}
                      </td>
                    );
                  })}
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
