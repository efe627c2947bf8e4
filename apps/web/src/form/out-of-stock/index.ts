export { OutOfStockSelected } from './out-of-stock-selected.tsx';
export { RowMarks } from './row-marks.tsx';
export { StockAction } from './stock-action.tsx';
