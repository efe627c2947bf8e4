import { formatCount, formatList, formatNumber } from '@commissary/domain';

/** Texts of lists whose members stand in the cells of a grid. */
export const gridTexts = {
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  span: (columns: number, rows: number) => `${formatCount(columns, 'column')} by ${formatCount(rows, 'row')}`,
  member: (name: string, place: string, span: string) => `${name}, ${place}, ${span}`,
  empty: (place: string) => `Empty, ${place}`,
  hint: 'Arrow keys go from cell to cell. Space lifts and drops. Enter opens a cell, or adds to an empty one.',
  hintWithSizes:
    'Arrow keys go from cell to cell. Space lifts and drops, Shift and an arrow key change the size, Shift and Space select several, Delete removes. Enter opens a cell, or adds to an empty one.',
  lifted: (name: string) => `${name} lifted. Arrow keys move it, Space drops it, Escape takes it back.`,
  at: (name: string, place: string) => `${name}, ${place}.`,
  taken: (name: string, place: string, other: string) => `${name}, ${place}, taken by ${other}.`,
  dropped: (name: string, place: string) => `${name} dropped at ${place}.`,
  canceled: (name: string, place: string) => `${name} stays at ${place}.`,
  noRoom: (name: string, other: string) => `There is no room for ${name} here: ${other} is in the way.`,
  outside: (name: string) => `There is no room for ${name} here: the grid ends.`,
  noRoomToGrow: (name: string, other: string) => `${name} cannot be larger: ${other} is in the way.`,
  resized: (name: string, span: string) => `${name} takes ${span}.`,
  swaps: (name: string, place: string, other: string) => `${name}, ${place}, changes places with ${other}.`,
  swapped: (name: string, other: string) => `${name} and ${other} have changed places.`,
  makesRoom: (name: string, place: string, others: readonly string[]) =>
    `${name}, ${place}. ${formatList(others)} would make room.`,
  madeRoom: (name: string, place: string, others: readonly string[]) =>
    `${name} dropped at ${place}. To make room, ${formatList(others)} moved.`,
  removed: (names: readonly string[]) => `${formatList(names)} removed.`,
  several: (count: number) => `${formatNumber(count)} selected`,
  selected: (name: string, count: number) => `${name} selected, ${formatNumber(count)} in all.`,
  notSelected: (name: string) => `${name} is not selected any more.`,
  close: (name: string) => `Close ${name}`,
};
