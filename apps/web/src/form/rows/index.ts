export { anchorAfterMove, listOrder, type RowPosition } from './list-order.ts';
export { type ListRow, listRow, listRows, sameRow } from './list-rows.ts';
export { type Replacement, replacementEdits, replacementPlanOf } from './replacement-rows.ts';
export { mayRemoveRow, mayRetire } from './row-removal.ts';
export {
  isSelectable,
  nothingSelected,
  selectAllRows,
  selectedRows,
  selectOnly,
  selectTo,
  toggleRow,
} from './row-selection.ts';
