import { sheetTexts } from '@commissary/catalog';
import { formatValueAt, pathLabelsAt, valueAt } from '@commissary/schema';
import { Button } from '@mantine/core';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { resetText, valueTexts } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { positionsIn, type Selection } from '../../ui/index.ts';
import styles from './sheet.module.css';
import { conflictAt } from './sheet-conflicts.ts';
import { cellsAt, type SheetGrid } from './sheet-grid.ts';
import { aroundAt, type CellAt, cellState, resetCells, type SheetTenantStates } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

export interface CellStatusProps {
  readonly address: CachedDocumentKey;
  readonly grid: SheetGrid;
  readonly tenants: SheetTenantStates;
  readonly sheet: Sheet;
  readonly selection: Selection;
  readonly nameOf: (tenantId: string) => string;
  /** The price of the row at all of its locations. */
  readonly spread: string | undefined;
}

/** The cell under the cursor as text: the source of its value, its issues, and the reset to the inherited value. */
export function CellStatus({ address, grid, tenants, sheet, selection, nameOf, spread }: CellStatusProps) {
  const cell = grid.at(selection.cursor.row, selection.cursor.column);
  const state = cell && cellState(tenants, sheet.pending, cell);
  const context = cell && aroundAt(tenants, sheet.pending, cell.tenantId);
  if (cell === undefined || state === undefined || context === undefined) return null;
  const { parseError: bad, closed, level, locked, overridden, source, parentSource, parentValue } = state;
  const chosen = cellsAt(grid, positionsIn(selection));
  const parent = formatValueAt(valueTexts, context.definition, context.document, cell.path, parentValue);
  const opened = tenants.get(cell.tenantId);
  const saved = opened && valueAt(effectiveOf(opened, savedCopy(opened)), cell.path);
  const theirs = formatValueAt(valueTexts, context.definition, context.document, cell.path, saved);
  const isOwn = (one: CellAt) => cellState(tenants, sheet.pending, one)?.overridden === true;
  const href =
    closed === 'whole' ? hrefOfPath({ ...address, tenantId: cell.tenantId }, cell.path, { field: cell.path }) : null;
  const reset = () => sheet.act(now => resetCells(tenants, now, chosen));
  return (
    <div className={`${styles.line} row align-center gap-12`}>
      <p role="status">
        <b>
          {nameOf(cell.tenantId)},{' '}
          {pathLabelsAt(valueTexts, context.definition, context.document, cell.path).join(' › ')}:
        </b>{' '}
        {closed === 'absent'
          ? sheetTexts.notUsedHere
          : conflictAt(tenants, sheet.pending, cell) !== undefined
            ? sheetTexts.changedMeanwhile(theirs)
            : bad !== undefined
              ? sheetTexts.notValidValue(bad.text, bad.reason)
              : locked?.why === 'right'
                ? sheetTexts.readOnlyRequires(locked.needs)
                : locked !== undefined
                  ? sheetTexts.cannotBeChangedHere
                  : level === 'company'
                    ? sheetTexts.ofCompany
                    : overridden
                      ? sheetTexts.overriddenValue(parentSource === 'group' ? 'group' : 'company', parent)
                      : sheetTexts.inheritedFromLevel(source === 'group' ? 'group' : 'company')}
        {spread !== undefined && ` ${spread}.`}
        {href !== null && (
          <>
            {' '}
            <AppLink href={href}>{sheetTexts.editOnOwnPage}</AppLink>
          </>
        )}
      </p>
      {(level !== 'company' || chosen.length > 1) && (
        <Button variant="default" disabled={!chosen.some(isOwn)} onClick={reset}>
          {chosen.length > 1 ? sheetTexts.resetCells(chosen.length) : resetText(parentSource, parent)}
        </Button>
      )}
    </div>
  );
}
