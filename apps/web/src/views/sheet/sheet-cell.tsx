import { fieldAt } from '@commissary/schema';
import type { CSSProperties } from 'react';
import { offeredNames } from '../../form/widgets/value-texts.ts';
import { CellWords } from './cell.tsx';
import { CellEditor } from './cell-editor.tsx';
import styles from './sheet.module.css';
import { clashAt } from './sheet-clashes.ts';
import { type Grid, isIn, type Selection, type Spot } from './sheet-grid.ts';
import { type Around, aroundAt, cellState, cellText, type Pending, type Places } from './sheet-state.ts';

export interface SheetCellProps {
  readonly spot: Spot;
  readonly style: CSSProperties;
  readonly grid: Grid;
  readonly places: Places;
  readonly pending: Pending;
  readonly selection: Selection;
  /** The text that the control of the cell begins with; null begins with what the cell has. */
  readonly editing: { readonly text: string | null } | null;
  readonly onDone: (text: string | null, down: number) => void;
}

/** One cell, with its control while it is edited. The table has the focus for all of them. */
export function SheetCell({ spot, style, grid, places, pending, selection, editing, onDone }: SheetCellProps) {
  const { row, column } = spot;
  const cell = grid.at(row, column);
  const state = cell && cellState(places, pending, cell);
  const around = cell && aroundAt(places, pending, cell.tenantId);
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
          text={editing.text ?? cellText(places, pending, cell)}
          options={optionsAt(cell.path, around)}
          onDone={onDone}
        />
      ) : (
        cell &&
        state &&
        around && <CellWords state={state} around={around} isClash={clashAt(places, pending, cell) !== undefined} />
      )}
    </td>
  );
}

/** What a cell of a grid says of itself; a cell of a plain table has neither. */
const asGridCell = (selected: boolean, locked: boolean) =>
  ({ role: 'gridcell', 'aria-selected': selected, 'aria-readonly': locked }) as const;

const optionsAt = (path: string, around: Around): readonly string[] | undefined => {
  const field = fieldAt(around.definition, path);
  return field && offeredNames(field, { ...around, path });
};
