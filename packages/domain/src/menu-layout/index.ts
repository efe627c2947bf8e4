/**
 * Where to look:
 * - What of a layout does nothing, and what no button reaches: `layout-problems.ts`; tabs and buttons made from
 *   departments: `generate-layout.ts`.
 */
export { freeCells } from './free-cells.ts';
export { type GeneratedLayout, type GeneratedTab, generateLayout, type LayoutChoice } from './generate-layout.ts';
export type { LayoutSize } from './laid-out-menu.ts';
export { layoutColumns, layoutSpans } from './layout-grid.ts';
export { type ButtonProblem, deadButtons, itemsWithoutButton, type UnplacedItem } from './layout-problems.ts';
