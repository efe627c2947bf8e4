export { endAt, type OutPlace, type OutUntil, outEdits, type StockTarget } from './out-of-stock-edits.ts';
export { outAtOf, outNowOf } from './stock-queries.ts';
export { onlyThisBody, useOutOfStock } from './use-out-of-stock.ts';
export { useStockPlaces } from './use-stock-places.ts';
