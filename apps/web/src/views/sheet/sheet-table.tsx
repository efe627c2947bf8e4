import { sheetTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { fieldAt } from '@commissary/schema';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { offeredNames } from '../../form/inputs/index.ts';
import {
  CellGrid,
  type CellPosition,
  type GridLine,
  type GridTotals,
  LevelIcon,
  type Selection,
} from '../../ui/index.ts';
import { CellText } from './cell.tsx';
import { CellPicker, type CellPickerProps, isPicked } from './cell-picker.tsx';
import { PricePlot } from './prices/price-plot.tsx';
import type { PriceSpread } from './prices/price-spread.ts';
import { conflictAt } from './sheet-conflicts.ts';
import { changesAt, ownValuesAt } from './sheet-counts.ts';
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
  readonly ref: Ref<HTMLTableElement | null>;
  readonly address: CachedDocumentKey;
  readonly grid: SheetGrid;
  readonly tenants: SheetTenantStates;
  readonly sheet: Sheet;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Takes the focus when it is drawn first. */
  readonly focused: boolean;
  /** The prices of a row at its locations, where the rows are prices. */
  readonly plotOf: ((row: number) => PriceSpread | undefined) | undefined;
}

const widthWithPlot = 340;

/** The cells of the sheet; some open the control of their field instead of a text. */
export function SheetTable({
  ref,
  address,
  grid,
  tenants,
  sheet,
  selection,
  onSelect,
  focused,
  plotOf,
}: SheetTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useImperativeHandle<HTMLTableElement | null, HTMLTableElement | null>(ref, () => table.current);
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
  const [rows, columns] = useMemo(() => linesOf(grid), [grid]);
  const drawPlot = (at: number) => {
    const spread = plotOf?.(at);
    return spread && <PricePlot spread={spread} />;
  };
  const totals = useMemo(() => totalsOf(grid, tenants, pending), [grid, tenants, pending]);
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
        rows={rows}
        columns={columns}
        {...(plotOf && { besideName: { width: widthWithPlot, draw: drawPlot } })}
        totals={totals}
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

/** The names of the rows and columns; those of the levels with their icons. */
const linesOf = ({
  rows,
  columns,
  tenants,
  acrossAre,
}: SheetGrid): readonly [readonly GridLine[], readonly GridLine[]] => {
  const asLine = (label: string): GridLine => ({ label });
  const isMixed = tenants.some(({ level }) => level !== 'location');
  const ofTenants = tenants.map(
    ({ name, level }): GridLine =>
      isMixed
        ? {
            label: name,
            head: (
              <span className="row align-center gap-6">
                <LevelIcon level={level} />
                {name}
              </span>
            ),
          }
        : { label: name },
  );
  return acrossAre === 'places' ? [rows.map(asLine), ofTenants] : [ofTenants, columns.map(asLine)];
};

/** Below the columns of tenants: what changes there with what is not saved, and how many values are their own. */
const totalsOf = (grid: SheetGrid, tenants: SheetTenantStates, pending: PendingCells): readonly GridTotals[] => {
  if (grid.acrossAre !== 'places') return [];
  const countAt = (count: typeof changesAt) => (column: number) => {
    const id = grid.tenants[column]?.tenantId;
    return id === undefined ? '' : countText(count(tenants, pending, id, grid.paths));
  };
  const own = { label: sheetTexts.ownValues, textAt: countAt(ownValuesAt) };
  return pending.size === 0 ? [own] : [{ label: sheetTexts.valuesThatChange, textAt: countAt(changesAt) }, own];
};

const countText = (count: number): string => (count === 0 ? '–' : formatNumber(count));

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
