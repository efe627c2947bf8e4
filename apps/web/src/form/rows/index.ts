export {
  allPriceColumns,
  hasPrice,
  isNumeric,
  type ListColumn,
  listColumns,
  picturePath,
  rangeOf,
  type ShownValues,
  shownValues,
  storedOrInherited,
} from './list-columns.ts';
export { anchorAfterMove, listOrder, type RowPosition } from './list-order.ts';
export { type ListRow, listRow, listRows, rowName, sameRow } from './list-rows.ts';
export { type Replacement, referredRows, replacementEdits, replacementPlanOf } from './replacement-rows.ts';
export { isChangedHere, memberIn } from './row-change-summary.ts';
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
export { endingKeyOf, type Stock, stockOf } from './stock-of.ts';
