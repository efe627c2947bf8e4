/**
 * Where to look:
 * - Why something costs what it costs, where that is set and by whom: `price-steps.tsx`, `set-by.tsx`.
 */
export { levelOfPath } from './level-of-path.ts';
export { PriceSteps } from './price-steps.tsx';
export type { ValueSource } from './set-by.tsx';
export { type SavedSettings, useSavedSettings } from './use-saved-settings.ts';
