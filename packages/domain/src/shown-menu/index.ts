/**
 * Where to look:
 * - What a point of sale, a kiosk and the online page show of a menu at an instant, and why the rest is not shown:
 *   `shown-menu.ts`; of a layout `layout-tabs.ts`, of one item `item-display.ts`; what differs between two
 *   `menu-differences.ts`; a second list that it has to equal: `tests/shown-menu/`; `docs/adr/0075-one-explainer.md`.
 */
export { type DisplayedMenu, type DisplaySettings, type Surface, surfaces, type Viewing } from './displayed-menu.ts';
export { type EntryState, entryKey, menuDifferences, type ShownDifference } from './menu-differences.ts';
export type { HiddenPart, HiddenReason, ShownEntry, ShownMenu, ShownTab } from './shown.ts';
export { shownMenu } from './shown-menu.ts';
