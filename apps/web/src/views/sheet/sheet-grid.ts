import { readBlock } from './cell-text.ts';
import type { SheetField } from './sheet-fields.ts';
import type { CellAt } from './sheet-state.ts';

export interface SheetTenant {
  readonly tenantId: string;
  readonly name: string;
}

/** The shorter of the two lists becomes the columns, so that a sheet grows downwards. */
export interface SheetGrid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly acrossAre: 'fields' | 'places';
  at(row: number, column: number): CellAt | undefined;
}

export const gridOf = (fields: readonly SheetField[], tenants: readonly SheetTenant[]): SheetGrid => {
  const fieldsAcross = fields.length <= tenants.length;
  const names = tenants.map(({ name }) => name);
  // The common beginning of all labels is shown above the table.
  const together = new Set(fields.map(({ words: [first] }) => first)).size === 1;
  const words = fields.map(field => field.words.slice(together && field.words.length > 1 ? 1 : 0).join(' › '));
  return {
    rows: fieldsAcross ? names : words,
    columns: fieldsAcross ? words : names,
    acrossAre: fieldsAcross ? 'fields' : 'places',
    at: (row, column) => {
      const tenant = tenants[fieldsAcross ? row : column];
      const field = fields[fieldsAcross ? column : row];
      return tenant && field && { tenantId: tenant.tenantId, path: field.path };
    },
  };
};

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: its start, and the cursor. */
export interface Selection {
  readonly anchor: CellPosition;
  readonly cursor: CellPosition;
}

export const cellPosition = (row: number, column: number): Selection => ({
  anchor: { row, column },
  cursor: { row, column },
});

export const bounds = ({ anchor, cursor }: Selection) => ({
  top: Math.min(anchor.row, cursor.row),
  bottom: Math.max(anchor.row, cursor.row),
  left: Math.min(anchor.column, cursor.column),
  right: Math.max(anchor.column, cursor.column),
});

export const isIn = (selection: Selection, row: number, column: number): boolean => {
  const { top, bottom, left, right } = bounds(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
};

/** The cells of a selection, line by line. */
export const cellsIn = (grid: SheetGrid, selection: Selection): readonly CellAt[] => {
  const { top, bottom, left, right } = bounds(selection);
  const cells: CellAt[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const cell = grid.at(row, column);
      if (cell !== undefined) cells.push(cell);
    }
  return cells;
};

/** The target of the arrow keys; Shift keeps the start of the selection. */
export const movedPosition = (
  selection: Selection,
  grid: SheetGrid,
  by: { readonly rows?: number; readonly columns?: number },
  extends_ = false,
): Selection => {
  const row = within(selection.cursor.row + (by.rows ?? 0), grid.rows.length);
  const column = within(selection.cursor.column + (by.columns ?? 0), grid.columns.length);
  return extends_ ? { ...selection, cursor: { row, column } } : cellPosition(row, column);
};

const within = (index: number, length: number): number => Math.min(Math.max(index, 0), Math.max(length - 1, 0));

/** Which text is pasted into which cell: a block from the corner on, one value or one line over the whole selection. */
export const pasted = (
  grid: SheetGrid,
  selection: Selection,
  text: string,
): readonly (CellAt & { readonly text: string })[] => {
  const block = readBlock(text);
  const { top, left, bottom, right } = bounds(selection);
  const width = Math.max(...block.map(line => line.length));
  const rows = Math.max(block.length, repeats(bottom - top + 1, block.length));
  const columns = Math.max(width, repeats(right - left + 1, width));
  const cells: (CellAt & { readonly text: string })[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = grid.at(top + row, left + column);
      const value = block[row % block.length]?.[column % width];
      if (cell !== undefined && value !== undefined) cells.push({ ...cell, text: value });
    }
  return cells;
};

/** A selection that is a whole multiple of the block is filled with it. */
const repeats = (selected: number, size: number): number => (selected % size === 0 ? selected : size);
