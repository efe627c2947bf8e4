import { locationsTexts } from '@commissary/catalog';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { LocationRow } from './location-list.ts';
import styles from './location-table.module.css';
import { LocationTableRow, type Ticks } from './location-table-row.tsx';

export interface LocationTableProps {
  readonly rows: readonly LocationRow[];
  /** How many rows there are when all are loaded. */
  readonly total: number;
  /** Called when the last loaded row is near. */
  readonly onEnd: () => void;
  /** Whether to show the group of each location; false in the list of one group. */
  readonly withGroup?: boolean;
  /** The selected locations, where an action on them exists. */
  readonly ticks?: Ticks;
}

const nearEnd = 20;

/** One row for each location; only the visible ones are rendered, between two empty rows that keep the height. */
export function LocationTable({ rows, total, onEnd, withGroup = true, ticks }: LocationTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: rowHeight,
    overscan: 12,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - nearEnd) onEnd();
  }, [last, rows.length, onEnd]);
  const before = shown.at(0)?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={box} className={styles.box}>
      <table className={styles.table} aria-rowcount={total + 1}>
        <thead>
          <tr>
            {ticks && (
              <td className={styles.tick}>
                <span className="visually-hidden">{locationsTexts.selectedColumn}</span>
              </td>
            )}
            <th scope="col" className={styles.nameHead}>
              {locationsTexts.name}
            </th>
            {withGroup && <th scope="col">{locationsTexts.group}</th>}
            <th scope="col">{locationsTexts.publishStatus}</th>
            <th scope="col">{locationsTexts.lastContact}</th>
            <th scope="col">{locationsTexts.posVersion}</th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <LocationTableRow key={row.location.id} row={row} index={index} withGroup={withGroup} ticks={ticks} />
              )
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}

const rowHeight = (): number => {
  if (matchMedia('(max-width: 700px)').matches) return 76;
  return matchMedia('(pointer: coarse)').matches ? 56 : 40;
};
