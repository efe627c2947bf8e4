import { sheetTexts } from '@commissary/catalog';
import { fieldAt } from '@commissary/schema';
import { useEffect, useRef, useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { offeredNames } from '../../form/inputs/index.ts';
import { CellGrid, type CellPosition, type GridLine, type Selection } from '../../ui/index.ts';
import { CellText } from './cell.tsx';
import { CellPicker, type CellPickerProps, isPicked } from './cell-picker.tsx';
import { conflictAt } from './sheet-conflicts.ts';
import { cellsAt, type SheetGrid } from './sheet-grid.ts';
import {
  aroundAt,
  cellState,
  cellText,
  isEditable,
  type PendingCells,
  putTexts,
  putValue,
  resetCells,
  type SheetTenantStates,
  sessionAt,
} from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

export interface SheetTableProps {
  readonly address: CachedDocumentKey;
  readonly grid: SheetGrid;
  readonly tenants: SheetTenantStates;
  readonly sheet: Sheet;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Takes the focus when it is drawn first. */
  readonly focused: boolean;
}

/** The cells of the sheet; some open the control of their field instead of a text. */
export function SheetTable({ address, grid, tenants, sheet, selection, onSelect, focused }: SheetTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [startsHere] = useState(focused);
  useEffect(() => {
    if (startsHere) table.current?.focus({ preventScroll: true });
  }, [startsHere]);
  const [picking, setPicking] = useState(false);
  const { pending, act } = sheet;
  const { row, column } = selection.cursor;
  const cellIn = (position: CellPosition) => grid.at(position.row, position.column);
  const stateIn = (position: CellPosition) => {
    const cell = cellIn(position);
    return cell && cellState(tenants, pending, cell);
  };
  const pick = (chosen: { readonly value: unknown } | null) => {
    setPicking(false);
    const cell = grid.at(row, column);
    if (chosen !== null && cell !== undefined) act(now => putValue(tenants, now, [cell], chosen.value));
    table.current?.focus();
  };
  const picked = picking ? grid.at(row, column) : undefined;
  return (
    <>
      {picked !== undefined && (
        <PickedAt
          address={address}
          cell={picked}
          tenants={tenants}
          pending={pending}
          title={`${grid.rows[row]}, ${grid.columns[column]}`}
          onDone={pick}
        />
      )}
      <CellGrid
        ref={table}
        label={sheetTexts.values}
        corner={grid.acrossAre === 'fields' ? sheetTexts.location : sheetTexts.field}
        rows={grid.rows.map(asLine)}
        columns={grid.columns.map(asLine)}
        selection={selection}
        onSelect={onSelect}
        textAt={position => cellText(tenants, pending, cellIn(position))}
        isReadOnly={position => !isEditable(stateIn(position))}
        optionsAt={position => {
          const cell = cellIn(position);
          const context = cell && aroundAt(tenants, pending, cell.tenantId);
          const field = context && fieldAt(context.definition, cell.path);
          return field && offeredNames(field, { ...context, path: cell.path });
        }}
        onOpen={position => {
          const field = stateIn(position)?.field;
          const opens = field !== undefined && isPicked(field);
          if (opens) setPicking(true);
          return opens;
        }}
        onTexts={texts => act(now => putTexts(tenants, now, cellsAt(grid, texts)))}
        onReset={positions => act(now => resetCells(tenants, now, cellsAt(grid, positions)))}
      >
        {position => <SheetCell cell={cellIn(position)} tenants={tenants} pending={pending} />}
      </CellGrid>
    </>
  );
}

const asLine = (label: string): GridLine => ({ label });

interface SheetCellProps {
  readonly cell: ReturnType<SheetGrid['at']>;
  readonly tenants: SheetTenantStates;
  readonly pending: PendingCells;
}

function SheetCell({ cell, tenants, pending }: SheetCellProps) {
  const state = cell && cellState(tenants, pending, cell);
  const context = cell && aroundAt(tenants, pending, cell.tenantId);
  if (cell === undefined || state === undefined || context === undefined) return null;
  return <CellText state={state} context={context} isClash={conflictAt(tenants, pending, cell) !== undefined} />;
}

interface PickedAtProps extends Pick<CellPickerProps, 'address' | 'cell' | 'title' | 'onDone'> {
  readonly tenants: SheetTenantStates;
  readonly pending: PendingCells;
}

function PickedAt({ cell, tenants, pending, ...shared }: PickedAtProps) {
  const session = sessionAt(tenants, pending, cell.tenantId);
  const state = cellState(tenants, pending, cell);
  if (session === undefined || state?.field === undefined) return null;
  return <CellPicker {...shared} cell={cell} session={session} field={state.field} value={state.value} />;
}
