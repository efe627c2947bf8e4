export { OutOfStockSelected } from './out-of-stock-selected.tsx';
export { RowMarks } from './row-marks.tsx';
export { RowStock } from './row-stock.tsx';
export { LazyOutOfStockDialog, StockAction } from './stock-action.tsx';
