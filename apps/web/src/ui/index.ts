/**
 * Where to look:
 * - A table of values with cursor, selection, paste and fill: `grid/cell-grid.tsx`; the sheet: `views/sheet/`; prices by
 *   size and scheme, every list that is `keyedBy` references: `form/matrix/`,
 *   `docs/adr/0036-a-matrix-is-a-keyed-list.md`; one member across another list (`matrix` of a block), members of
 *   several lists with the options of their sets: `form/matrix/lists-section.tsx`,
 *   `docs/adr/0044-tables-beyond-one-list.md`. Formulas: `packages/domain/src/formats/price-formula.ts`.
 * - Lists, choices and sentences about thousands of locations or people: what is drawn is bounded: `WindowedList` and
 *   `useWindowRows` of `lists/`, `Select` and `useShownOptions` of `ui/inputs/` (a closed list holds nothing),
 *   `tenantNames` of `levels/`; `tests/architecture/choices.test.ts` and `tests/e2e/growth.spec.ts` hold it,
 *   `bench/web/growth.mjs` measures it.
 */
export { afterPaint } from './after-paint.ts';
export { AsideSlot, InAside } from './aside-slot.tsx';
export { Avatar } from './avatar.tsx';
export { Badge, type Tone } from './badge.tsx';
export { classNames } from './class-names.ts';
export { CopyableText } from './copyable-text.tsx';
export { type Crumb, CrumbTrail } from './crumb-trail.tsx';
export { describedAs } from './described-as.tsx';
export { type BufferedKeys, bufferKeys } from './dialogs/buffered-keys.ts';
export { ConfirmDialog } from './dialogs/confirm-dialog.tsx';
export { Dialog } from './dialogs/dialog.tsx';
export { DialogActions } from './dialogs/dialog-actions.tsx';
export { PopoverMenu, panelItem, panelLine } from './dialogs/popover-menu.tsx';
export { SheetDialog } from './dialogs/sheet-dialog.tsx';
export { ToastList } from './dialogs/toast-list.tsx';
export { Dot } from './dot.tsx';
export { EmptyState } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export { keepFocus } from './focus/keep-focus.ts';
export { useRegionFocus } from './focus/use-region-focus.ts';
export { useRestoreFocus } from './focus/use-restore-focus.ts';
export { CellGrid, type GridLine, type GridTotals } from './grid/cell-grid.tsx';
export {
  type CellPosition,
  cellPosition,
  positionsIn,
  type Selection,
} from './grid/selection.ts';
export { DateInput } from './inputs/date-input.tsx';
export { type DayTime, DayTimeInputs } from './inputs/day-time-inputs.tsx';
export { NativeTextField } from './inputs/native-text-field.tsx';
export { PillButton } from './inputs/pill-button.tsx';
export { SearchInput } from './inputs/search-input.tsx';
export { Segmented } from './inputs/segmented.tsx';
export { Select } from './inputs/select.tsx';
export { useShownOptions } from './inputs/use-shown-options.ts';
export { LevelIcon } from './level-icon.tsx';
export { FactList } from './lists/fact-list.tsx';
export { InfiniteList } from './lists/infinite-list.tsx';
export { ListFilters } from './lists/list-filters.tsx';
export { LoadedRows, type LoadedRowsProps } from './lists/loaded-rows.tsx';
export { RowsTable, type RowsTableProps } from './lists/rows-table.tsx';
export { SkeletonRows } from './lists/skeleton-rows.tsx';
export { useIsDrawn } from './lists/use-is-drawn.ts';
export { useVisible } from './lists/use-visible.ts';
export { useWidth } from './lists/use-width.ts';
export { useWindowRows } from './lists/use-window-rows.ts';
export { WindowedList } from './lists/windowed-list.tsx';
export { PageHeader } from './page-header.tsx';
export { saveFile } from './save-file.ts';
export { SectionCard } from './section.tsx';
export { Spinner } from './spinner.tsx';
export { StatusCard, StatusStrip, type StatusTone } from './status-strip.tsx';
export { createStore, type Store, useStore } from './store.ts';
export { useCurrentTime } from './use-current-time.ts';
export { whenIdle } from './when-idle.ts';
export { withElement } from './with-element.tsx';
export { Wordmark } from './wordmark.tsx';
