import {
  boxesMeet,
  boxOf,
  type CellBox,
  type CellSpan,
  fitsGrid,
  type Grid,
  indexOfCell,
  spanOf,
} from '@commissary/schema';
import type { ListRow } from '../rows/index.ts';

/** A member with its cells, or an empty cell. */
export interface GridCell {
  readonly box: CellBox;
  readonly row: ListRow | undefined;
}

/** A member, and the cell that it goes to. */
export interface Placement {
  readonly row: ListRow;
  readonly box: CellBox;
}

const placementsOf = (grid: Grid, rows: readonly ListRow[]): readonly Placement[] =>
  rows.flatMap(row => {
    const box = boxOf(grid, row.value);
    return box === undefined ? [] : [{ row, box }];
  });

/** The cells of a grid by row, without those that a member before them covers, and with an empty row below. */
export const cellRows = (grid: Grid, rows: readonly ListRow[]): readonly (readonly GridCell[])[] => {
  const members = placementsOf(grid, rows);
  const last = Math.max(0, ...members.map(({ box }) => box.row + box.rows));
  const taken = new Set(members.flatMap(({ box }) => cellsOf(box)));
  const starting = Map.groupBy<number, GridCell>(members, ({ box }) => box.row);
  return Array.from({ length: last + 1 }, (_, row) => {
    const empty = Array.from({ length: grid.columns }, (_, column) => ({ column, row, columns: 1, rows: 1 }))
      .filter(box => !taken.has(cellKey(box.column, row)))
      .map((box): GridCell => ({ box, row: undefined }));
    return [...(starting.get(row) ?? []), ...empty].toSorted((a, b) => a.box.column - b.box.column);
  });
};

const cellKey = (column: number, row: number): string => `${column} ${row}`;

const cellBoxesOf = ({ column, row, columns, rows }: CellBox): readonly CellBox[] =>
  Array.from({ length: columns * rows }, (_, n) => ({
    ...{ column: column + (n % columns), row: row + Math.floor(n / columns) },
    ...{ columns: 1, rows: 1 },
  }));

const cellsOf = (box: CellBox): readonly string[] => cellBoxesOf(box).map(({ column, row }) => cellKey(column, row));

/** The members that share a cell with another one, or leave the grid. */
export const misplaced = (grid: Grid, rows: readonly ListRow[]): ReadonlySet<string> => {
  const members = placementsOf(grid, rows);
  const inCell = Map.groupBy(
    members.flatMap(({ row, box }) => cellsOf(box).map(cell => ({ cell, id: row.id }))),
    ({ cell }) => cell,
  );
  const shared = [...inCell.values()].filter(({ length }) => length > 1).flat();
  return new Set([
    ...shared.map(({ id }) => id),
    ...members.filter(({ box }) => !fitsGrid(grid, box)).map(({ row }) => row.id),
  ]);
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

/** Where members go, or the other member that is in the way; neither where one would leave the grid. */
export interface Drop {
  readonly placements: readonly Placement[];
  readonly inTheWay?: ListRow | undefined;
  /** The member that it changes places with. */
  readonly swapped?: ListRow | undefined;
  /** The others that make room. */
  readonly displaced?: readonly ListRow[];
}

/**
 * Where a lifted member goes, and by the same way the others that are lifted with it. Those that stand there make room:
 * they go into the cells that are left, or into the next ones that are free.
 */
export const dropAt = (
  grid: Grid,
  rows: readonly ListRow[],
  lifted: ReadonlySet<string>,
  { from, box }: { readonly from: CellBox; readonly box: CellBox },
): Drop => {
  const all = placementsOf(grid, rows);
  const others = all.filter(one => !lifted.has(one.row.id));
  const left = all.filter(one => lifted.has(one.row.id));
  const moved = left.map(one => ({
    row: one.row,
    box: { ...one.box, column: one.box.column + box.column - from.column, row: one.box.row + box.row - from.row },
  }));
  if (moved.some(one => !fitsGrid(grid, one.box))) return { placements: [] };
  const met = others.filter(other => moved.some(one => boxesMeet(one.box, other.box)));
  const [first] = met;
  if (first === undefined) return { placements: moved };
  if (sameBox(from, box)) return { placements: [], inTheWay: first.row };
  const placed = [...moved, ...others.filter(other => !met.includes(other))];
  const freed = left.flatMap(one => cellBoxesOf(one.box));
  const making = met
    .toSorted((a, b) => firstCell(grid, a.box) - firstCell(grid, b.box))
    .map(one => {
      const next = { row: one.row, box: freeBox(grid, placed, one.box, freed) };
      placed.push(next);
      return next;
    });
  const isSwap = moved.length === 1 && making.length === 1 && making.every(one => sameBox(one.box, from));
  return {
    placements: [...moved, ...making],
    ...(isSwap ? { swapped: first.row } : { displaced: making.map(({ row }) => row) }),
  };
};

/** The first of the freed cells, or of those that follow its own, where a member of this size meets no other. */
const freeBox = (grid: Grid, placed: readonly Placement[], box: CellBox, freed: readonly CellBox[]): CellBox => {
  const isFree = (at: CellBox) => fitsGrid(grid, at) && !placed.some(other => boxesMeet(other.box, at));
  const found = freed.map(cell => ({ ...box, column: cell.column, row: cell.row })).find(isFree);
  if (found !== undefined) return found;
  // Below all others there is room.
  let index = firstCell(grid, box);
  let at = box;
  while (!isFree(at)) {
    index += 1;
    at = { ...box, column: index % grid.columns, row: Math.floor(index / grid.columns) };
  }
  return at;
};

const sameBox = (a: CellBox, b: CellBox): boolean =>
  a.column === b.column && a.row === b.row && a.columns === b.columns && a.rows === b.rows;

/** The first other member that stands in the cells. */
export const memberInTheWay = (grid: Grid, rows: readonly ListRow[], id: string, box: CellBox): ListRow | undefined =>
  placementsOf(grid, rows).find(other => other.row.id !== id && boxesMeet(other.box, box))?.row;

/** The size that a member gets when an arrow key makes it wider, narrower, higher or lower; undefined at the last one. */
export const sizeTowards = (grid: Grid, member: unknown, key: string): string | undefined => {
  const now = spanOf(grid, member);
  const fits = {
    ArrowRight: ({ columns, rows }: CellSpan) => columns > now.columns && rows >= now.rows,
    ArrowLeft: ({ columns, rows }: CellSpan) => columns < now.columns && rows <= now.rows,
    ArrowDown: ({ columns, rows }: CellSpan) => rows > now.rows && columns >= now.columns,
    ArrowUp: ({ columns, rows }: CellSpan) => rows < now.rows && columns <= now.columns,
  }[key];
  if (fits === undefined) return undefined;
  const grows = key === 'ArrowRight' || key === 'ArrowDown';
  const sizes = Object.entries(grid.span?.sizes ?? {})
    .filter(([, span]) => fits(span))
    .toSorted(([, a], [, b]) => (a.columns * a.rows - b.columns * b.rows) * (grows ? 1 : -1));
  return sizes[0]?.[0];
};

export const firstCell = (grid: Grid, { column, row }: CellBox): number => indexOfCell(grid, column, row);
