export { OutOfStockSelected } from './out-of-stock-selected.tsx';
export { StockAction } from './stock-action.tsx';
