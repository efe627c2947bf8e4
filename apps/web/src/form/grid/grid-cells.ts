import { boxOf, type CellBox, fitsGrid, type Grid, indexOfCell, membersIn } from '@commissary/schema';
import type { ListRow } from '../rows/index.ts';

/** A member with its cells, or an empty cell. */
export interface GridCell {
  readonly box: CellBox;
  readonly row: ListRow | undefined;
}

/** The cells of a grid by row, without those that a member before them covers, and with an empty row below. */
export const cellRows = (grid: Grid, rows: readonly ListRow[]): readonly (readonly GridCell[])[] => {
  const members = rows.flatMap((row): GridCell[] => {
    const box = boxOf(grid, row.value);
    return box === undefined ? [] : [{ box, row }];
  });
  const last = Math.max(0, ...members.map(({ box }) => box.row + box.rows));
  return Array.from({ length: last + 1 }, (_, line) => {
    const starting = members.filter(({ box }) => box.row === line);
    const empty = Array.from({ length: grid.columns }, (_, column) => ({ column, row: line, columns: 1, rows: 1 }))
      .filter(box => !members.some(member => covers(member.box, box)))
      .map((box): GridCell => ({ box, row: undefined }));
    return [...starting, ...empty].toSorted((a, b) => a.box.column - b.box.column);
  });
};

const covers = (box: CellBox, { column, row }: Pick<CellBox, 'column' | 'row'>): boolean =>
  column >= box.column && column < box.column + box.columns && row >= box.row && row < box.row + box.rows;

/** The cell of a grid that an arrow key leads to; the same one at an edge. */
export const cellBeside = (cells: readonly (readonly GridCell[])[], from: CellBox, key: string): CellBox => {
  const to = {
    ArrowLeft: { column: from.column - 1, row: from.row },
    ArrowRight: { column: from.column + from.columns, row: from.row },
    ArrowUp: { column: from.column, row: from.row - 1 },
    ArrowDown: { column: from.column, row: from.row + from.rows },
  }[key];
  return (to && cells.flat().find(({ box }) => covers(box, to))?.box) ?? from;
};

/** Moves the cells of a lifted member by an arrow key, within the columns of the grid. */
export const boxMoved = (grid: Grid, box: CellBox, key: string): CellBox => {
  const to = {
    ArrowLeft: { ...box, column: box.column - 1 },
    ArrowRight: { ...box, column: box.column + 1 },
    ArrowUp: { ...box, row: box.row - 1 },
    ArrowDown: { ...box, row: box.row + 1 },
  }[key];
  return to !== undefined && fitsGrid(grid, to) ? to : box;
};

/** The first other member that stands in the cells. */
export const memberInTheWay = (grid: Grid, rows: readonly ListRow[], id: string, box: CellBox): ListRow | undefined => {
  const others = rows.filter(row => row.id !== id);
  const [value] = membersIn(
    grid,
    others.map(row => row.value),
    box,
  );
  return others.find(row => value !== undefined && row.value === value);
};

export const firstCell = (grid: Grid, { column, row }: CellBox): number => indexOfCell(grid, column, row);
