/**
 * Where to look:
 * - Changing the prices of many members at once: `prices` of the list says which; `price-cells.ts` reads them,
 *   `price-changes.ts` computes what becomes of them.
 */
export { ChangePrices } from './change-prices.tsx';
