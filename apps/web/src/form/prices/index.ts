/**
 * Where to look:
 * - Changing the prices of many members at once: `prices` of the list says which; `price-cells.ts` reads them,
 *   `price-changes.ts` computes what becomes of them.
 * - Why an item costs what it costs: `why-price.tsx` leads to the simulator.
 */
export { ChangePrices } from './change-prices.tsx';
export { LateWhyPrice } from './late-why-price.ts';
