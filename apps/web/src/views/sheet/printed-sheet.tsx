import { useSyncExternalStore } from 'react';
import { cellTextOf } from './cell.tsx';
import styles from './sheet.module.css';
import type { SheetGrid } from './sheet-grid.ts';
import { aroundAt, cellState, type PendingCells, type SheetTenantStates } from './sheet-state.ts';

let printing = false;

export interface PrintedSheetProps {
  readonly grid: SheetGrid;
  readonly tenants: SheetTenantStates;
  readonly pending: PendingCells;
  /** The column under the cursor. */
  readonly column: number;
}

/** More columns do not fit on paper: then the one under the cursor is printed alone. */
const mostColumns = 6;

/** A sheet on paper: all of its rows, not only those in view, and nothing to press. It exists only while it is printed. */
export function PrintedSheet({ grid, tenants, pending, column }: PrintedSheetProps) {
  const isPrinting = useSyncExternalStore(subscribe, () => printing);
  if (!isPrinting) return null;
  const columns = grid.columns.length <= mostColumns ? [...grid.columns.keys()] : [column];
  const textAt = (row: number, at: number): string => {
    const cell = grid.at(row, at);
    const state = cell && cellState(tenants, pending, cell);
    const context = cell && aroundAt(tenants, pending, cell.tenantId);
    return state === undefined || context === undefined ? '' : cellTextOf(state, context);
  };
  return (
    <table className={styles.printed}>
      <thead>
        <tr>
          <td />
          {columns.map(at => (
            <th key={at} scope="col">
              {grid.columns[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...grid.rows.keys()].map(row => (
          <tr key={row}>
            <th scope="row">{grid.rows[row]}</th>
            {columns.map(at => (
              <td key={at}>{textAt(row, at)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const subscribe = (listener: () => void): (() => void) => {
  const turn = (isOn: boolean) => () => {
    printing = isOn;
    listener();
  };
  const [begin, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};
