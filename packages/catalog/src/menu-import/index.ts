/**
 * Where to look:
 * - Import of a menu from a table of a file: what its columns may say and what a plan answers `menu-import.ts`, the plan
 *   `plan-menu-import.ts`; cells `read-cells.ts`, what item a row means `find-item.ts`, what it says of the item
 *   `item-changes.ts` and of modifiers `modifier-changes.ts`, `offer-changes.ts`; sentences for the reasons
 *   `packages/catalog/src/texts/menu/menu-import.ts`.
 */
export type { MenuSystem } from './menu-columns.ts';
export {
  type ImportSteps,
  type ImportTable,
  type ItemCandidate,
  type MenuColumn,
  type MenuImportPlan,
  type MenuImportReason,
  type MenuImportSetup,
  newItemAnswer,
  type PlainColumn,
  type PlannedRow,
  plainColumns,
  type RefusedCell,
  type RowKind,
  skippedAnswer,
} from './menu-import.ts';
export { menuTable } from './menu-table.ts';
export { planMenuImport } from './plan-menu-import.ts';
export { type ProposedSetup, proposeSetup } from './propose-setup.ts';
