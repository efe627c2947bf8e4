import { readBlock } from './block-text.ts';

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: its start, and the cursor. */
export interface Selection {
  readonly anchor: CellPosition;
  readonly cursor: CellPosition;
}

/** How many rows and columns a grid has. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
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

export const isIn = (selection: Selection, { row, column }: CellPosition): boolean => {
  const { top, bottom, left, right } = bounds(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
};

/** The cells of a selection, line by line. */
export const positionsIn = (selection: Selection): readonly CellPosition[] => {
  const { top, bottom, left, right } = bounds(selection);
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) => ({ row: top + down, column: left + along })),
  ).flat();
};

/** The target of the arrow keys; Shift keeps the start of the selection. */
export const movedPosition = (
  selection: Selection,
  size: GridSize,
  by: { readonly rows?: number; readonly columns?: number },
  extends_ = false,
): Selection => {
  const row = within(selection.cursor.row + (by.rows ?? 0), size.rows);
  const column = within(selection.cursor.column + (by.columns ?? 0), size.columns);
  return extends_ ? { ...selection, cursor: { row, column } } : cellPosition(row, column);
};

const within = (index: number, length: number): number => Math.min(Math.max(index, 0), Math.max(length - 1, 0));

/** A text for one cell. */
export interface CellText extends CellPosition {
  readonly text: string;
}

/** Which text is pasted into which cell: a block from the corner on, one value or one line over the whole selection. */
export const pasted = (size: GridSize, selection: Selection, text: string): readonly CellText[] => {
  const block = readBlock(text);
  const { top, left, bottom, right } = bounds(selection);
  const width = block.reduce((widest, line) => Math.max(widest, line.length), 0);
  const rows = Math.min(Math.max(block.length, repeats(bottom - top + 1, block.length)), size.rows - top);
  const columns = Math.min(Math.max(width, repeats(right - left + 1, width)), size.columns - left);
  const cells: CellText[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const value = block[row % block.length]?.[column % width];
      if (value !== undefined) cells.push({ row: top + row, column: left + column, text: value });
    }
  return cells;
};

/** A selection that is a whole multiple of the block is filled with it. */
const repeats = (selected: number, size: number): number => (selected % size === 0 ? selected : size);
