export { readOutAt, readOutNow } from './read-out-now.ts';
export { readStockPlaces } from './read-stock-places.ts';
