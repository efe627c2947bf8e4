/**
 * Where to look:
 * - Why something costs what it costs, is open or is not shown, where that is set and by whom: `price-steps.tsx`,
 *   `opening-line.tsx`, `sourced-line.tsx`; what else an order would cost: `order-variants.ts`.
 */
export { levelOfPath } from './level-of-path.ts';
export { OpeningLine } from './opening-line.tsx';
export { type OrderVariant, orderVariants, priceIn, type VariantChange } from './order-variants.ts';
export { PriceSteps } from './price-steps.tsx';
export type { ValueSource } from './set-by.tsx';
export { SourcedLine } from './sourced-line.tsx';
export { type SavedSettings, useSavedSettings } from './use-saved-settings.ts';
