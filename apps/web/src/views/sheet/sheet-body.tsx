import { documents, sheetTexts } from '@commissary/catalog';
import { csvOf } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { LazyConflictQuestions } from '../../form/conflicts/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { cellPosition, type Selection, saveFile } from '../../ui/index.ts';
import { CellStatus } from './cell-status.tsx';
import { ImportButton } from './import-button.tsx';
import { priceSpread } from './prices/price-spread.ts';
import { PriceStrip } from './prices/price-strip.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import styles from './sheet.module.css';
import { SheetBar } from './sheet-bar.tsx';
import { conflictRows } from './sheet-conflicts.ts';
import type { SheetField } from './sheet-fields.ts';
import { gridOf, type SheetGrid, type SheetTenant } from './sheet-grid.ts';
import { cellText, type PendingCells, type SheetTenantStates } from './sheet-state.ts';
import { SheetTable } from './sheet-table.tsx';
import { type SheetSteps, useSheet } from './use-sheet.ts';

export interface SheetBodyProps {
  readonly address: CachedDocumentKey;
  readonly tenants: SheetTenantStates;
  readonly steps: SheetSteps;
  readonly newest: () => SheetTenantStates;
  readonly fields: readonly SheetField[];
  /** The rows or columns. */
  readonly shown: readonly SheetTenant[];
  /** Every one that may be shown. */
  readonly named: readonly SheetTenant[];
  /** The field that has the focus when the sheet opens. */
  readonly start: string | undefined;
}

/** That of the first location: what is typed at once is for one location, and not for all of them. */
const firstCell = ({ tenants, acrossAre }: SheetGrid): Selection => {
  const first = Math.max(
    0,
    tenants.findIndex(({ level }) => level === 'location'),
  );
  return acrossAre === 'fields' ? cellPosition(first, 0) : cellPosition(0, first);
};

/** The table, the status line of the cell under the cursor, and the unsaved changes. */
export function SheetBody({ address, steps, tenants, newest, fields, shown, named, start }: SheetBodyProps) {
  const sheet = useSheet(address, steps, tenants, newest, named);
  const table = useRef<HTMLTableElement>(null);
  const [selected, setSelection] = useState<Selection | null>(null);
  const isPriced = documents[address.kind].pricesAt !== undefined;
  const grid = useMemo(() => gridOf(fields, shown, { isPriced }), [fields, shown, isPriced]);
  const isThere = selected && grid.at(selected.cursor.row, selected.cursor.column) !== undefined;
  const selection = isThere ? selected : firstCell(grid);
  const nameOf = useCallback((id: string) => named.find(one => one.tenantId === id)?.name ?? id, [named]);
  const spreadOf = isPriced ? (at: number) => priceSpread(grid, tenants, sheet.pending, at) : undefined;
  const { row } = selection.cursor;
  const spread = spreadOf?.(row);
  const go = (column: number) => {
    setSelection(cellPosition(row, column));
    table.current?.focus();
  };
  return (
    <>
      <div className="row wrap align-center gap-12 space-below-8">
        <div className={styles.status}>
          <CellStatus
            address={address}
            grid={grid}
            tenants={tenants}
            sheet={sheet}
            selection={selection}
            nameOf={nameOf}
            spread={spread?.text}
          />
        </div>
        <ImportButton grid={grid} tenants={tenants} sheet={sheet} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
          onClick={() => saveFile(sheetTexts.fileName, 'text/csv', sheetFile(grid, tenants, sheet.pending))}
        >
          {sheetTexts.download}
        </Button>
      </div>
      <SheetTable
        ref={table}
        address={address}
        grid={grid}
        tenants={tenants}
        sheet={sheet}
        selection={selection}
        onSelect={setSelection}
        plotOf={spreadOf}
        focused={fields.length === 1 && fields[0]?.path === start}
      />
      {spread && (
        <PriceStrip key={row} label={grid.rows[row] ?? ''} spread={spread} onGo={({ column }) => go(column)} />
      )}
      <PrintedSheet grid={grid} tenants={tenants} pending={sheet.pending} column={selection.cursor.column} />
      {sheet.asking && (
        <LazyConflictQuestions
          rows={conflictRows(tenants, sheet.pending, nameOf)}
          zone={ownZone()}
          title={sheetTexts.sheetValues}
          label={sheetTexts.eachLocation}
          text={null}
          onChoose={sheet.choose}
          onKeep={sheet.keepAsDraft}
        />
      )}
      <SheetBar tenants={tenants} sheet={sheet} nameOf={nameOf} />
    </>
  );
}

/** The sheet as it is shown, what is not saved included. */
const sheetFile = (
  { inFile: { rows, columns }, at }: SheetGrid,
  tenants: SheetTenantStates,
  pending: PendingCells,
): string =>
  csvOf([
    ['', ...columns],
    ...rows.map((label, row) => [label, ...columns.map((_, column) => cellText(tenants, pending, at(row, column)))]),
  ]);
