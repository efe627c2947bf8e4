import { formatCount } from '@commissary/domain';

/** Texts of lists whose members stand in the cells of a grid. */
export const gridTexts = {
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  span: (columns: number, rows: number) => `${formatCount(columns, 'column')} by ${formatCount(rows, 'row')}`,
  member: (name: string, place: string, span: string) => `${name}, ${place}, ${span}`,
  empty: (place: string) => `Empty, ${place}`,
  hint: 'Arrow keys go from cell to cell. Space lifts and drops. Enter opens a cell, or adds to an empty one.',
  lifted: (name: string) => `${name} lifted. Arrow keys move it, Space drops it, Escape takes it back.`,
  at: (name: string, place: string) => `${name}, ${place}.`,
  taken: (name: string, place: string, other: string) => `${name}, ${place}, taken by ${other}.`,
  dropped: (name: string, place: string) => `${name} dropped at ${place}.`,
  canceled: (name: string, place: string) => `${name} stays at ${place}.`,
  noRoom: (name: string, other: string) => `There is no room for ${name} here: ${other} is in the way.`,
  close: (name: string) => `Close ${name}`,
};
