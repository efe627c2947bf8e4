export { type Chips, GridBoard, useGridRows } from './grid-board.tsx';
export type { GridLook } from './grid-cell.tsx';
export { cellRows, misplaced } from './grid-cells.ts';
export { GridSection } from './grid-section.tsx';
