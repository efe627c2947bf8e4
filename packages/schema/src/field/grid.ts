import { memberToken, valueAt } from '../path/index.ts';
import { idOf } from '../value/index.ts';
import type { ValidationContext } from './field.ts';

/** How the members of a list stand in the cells of a grid. */
export interface Grid {
  readonly columns: number;
  /** The field of a member that holds its first cell: cells are counted from 0, row by row. */
  readonly index: string;
  /** The field that says how many columns and rows a member takes; one cell each where absent. */
  readonly span?: { readonly by: string; readonly sizes: Readonly<Record<string, CellSpan>> };
}

export interface CellSpan {
  readonly columns: number;
  readonly rows: number;
}

/** The cells of a member, columns and rows from 0. */
export interface CellBox extends CellSpan {
  readonly column: number;
  readonly row: number;
}

const oneCell: CellSpan = { columns: 1, rows: 1 };

/** Returns how many cells a member takes. */
export const spanOf = ({ span }: Grid, member: unknown): CellSpan =>
  span?.sizes[String(valueAt(member, `/${span.by}`))] ?? oneCell;

/** Returns the cells of a member; undefined where it has no valid first one. */
export const boxOf = (grid: Grid, member: unknown): CellBox | undefined => {
  const index = valueAt(member, `/${grid.index}`);
  if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0) return undefined;
  return { column: index % grid.columns, row: Math.floor(index / grid.columns), ...spanOf(grid, member) };
};

export const indexOfCell = ({ columns }: Grid, column: number, row: number): number => row * columns + column;

/** Whether cells are inside the grid, which has no last row. */
export const fitsGrid = ({ columns }: Grid, box: CellBox): boolean =>
  box.column >= 0 && box.row >= 0 && box.column + box.columns <= columns;

/** Whether two members have a cell in common. */
export const boxesMeet = (a: CellBox, b: CellBox): boolean =>
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns &&
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows;

/** Reports members that leave the grid, and those in whose cells an earlier one stands. */
export const reportCells = (grid: Grid, members: readonly unknown[], at: ValidationContext): void => {
  const taken = new Map<string, string>();
  for (const member of members) {
    const box = boxOf(grid, member);
    const id = idOf(member);
    if (box === undefined || id === undefined) continue;
    const cells = cellsIn(box);
    const other = cells.map(cell => taken.get(cell)).find(found => found !== undefined);
    at.path.push(memberToken(id), ...grid.index.split('/'));
    if (!fitsGrid(grid, box)) at.report('outside-grid', { columns: grid.columns });
    else if (other !== undefined) at.report('overlap', { other });
    at.path.splice(-1 - grid.index.split('/').length);
    for (const cell of cells) if (!taken.has(cell)) taken.set(cell, id);
  }
};

const cellsIn = ({ column, row, columns, rows }: CellBox): readonly string[] =>
  Array.from({ length: columns * rows }, (_, n) => `${column + (n % columns)} ${row + Math.floor(n / columns)}`);
