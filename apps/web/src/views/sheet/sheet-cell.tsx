import { fieldAt } from '@commissary/schema';
import type { CSSProperties } from 'react';
import { offeredNames } from '../../form/inputs/index.ts';
import { CellText } from './cell.tsx';
import { CellEditor } from './cell-editor.tsx';
import styles from './sheet.module.css';
import { conflictAt } from './sheet-conflicts.ts';
import { type CellPosition, isIn, type Selection, type SheetGrid } from './sheet-grid.ts';
import {
  aroundAt,
  type CellContext,
  cellState,
  cellText,
  type PendingCells,
  type SheetTenantStates,
} from './sheet-state.ts';

export interface SheetCellProps {
  readonly spot: CellPosition;
  readonly style: CSSProperties;
  readonly grid: SheetGrid;
  readonly tenants: SheetTenantStates;
  readonly pending: PendingCells;
  readonly selection: Selection;
  /** The initial text of the cell's control; null starts with the cell's own text. */
  readonly editing: { readonly text: string | null } | null;
  readonly onDone: (text: string | null, down: number) => void;
}

/** One cell, with its control while it is edited. The table has the focus for all of them. */
export function SheetCell({ spot, style, grid, tenants, pending, selection, editing, onDone }: SheetCellProps) {
  const { row, column } = spot;
  const cell = grid.at(row, column);
  const state = cell && cellState(tenants, pending, cell);
  const around = cell && aroundAt(tenants, pending, cell.tenantId);
  const here = selection.cursor.row === row && selection.cursor.column === column;
  return (
    <td
      id={`cell-${row}-${column}`}
      className={styles.cell}
      data-row={row}
      data-column={column}
      data-here={here || undefined}
      aria-colindex={column + 2}
      {...asGridCell(isIn(selection, row, column), state?.locked !== undefined || state?.closed !== undefined)}
      style={style}
    >
      {editing !== null && cell && around ? (
        <CellEditor
          label={`${grid.rows[row]}, ${grid.columns[column]}`}
          text={editing.text ?? cellText(tenants, pending, cell)}
          options={optionsAt(cell.path, around)}
          onDone={onDone}
        />
      ) : (
        cell &&
        state &&
        around && <CellText state={state} around={around} isClash={conflictAt(tenants, pending, cell) !== undefined} />
      )}
    </td>
  );
}

/** The ARIA properties of a grid cell; a cell of a plain table has neither. */
const asGridCell = (selected: boolean, locked: boolean) =>
  ({ role: 'gridcell', 'aria-selected': selected, 'aria-readonly': locked }) as const;

const optionsAt = (path: string, around: CellContext): readonly string[] | undefined => {
  const field = fieldAt(around.definition, path);
  return field && offeredNames(field, { ...around, path });
};
