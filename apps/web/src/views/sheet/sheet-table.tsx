import { sheetTexts } from '@commissary/catalog';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { CellPicker, type CellPickerProps, isPicked } from './cell-picker.tsx';
import { writeBlock } from './cell-text.ts';
import styles from './sheet.module.css';
import { SheetCell } from './sheet-cell.tsx';
import {
  bounds,
  type CellPosition,
  cellPosition,
  cellsIn,
  movedPosition,
  pasted,
  type Selection,
  type SheetGrid,
} from './sheet-grid.ts';
import {
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
}

const steps: Readonly<Record<string, { readonly rows?: number; readonly columns?: number }>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
  PageUp: { rows: -15 },
  PageDown: { rows: 15 },
  Home: { columns: -100_000 },
  End: { columns: 100_000 },
};

/** The cells, of which those near the window are rendered, with the keys of a spreadsheet. One Tab stop. */
export function SheetTable({ address, grid, tenants, sheet, selection, onSelect }: SheetTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [editing, setEditing] = useState<{ readonly text: string | null } | null>(null);
  const [picking, setPicking] = useState(false);
  const { pending, act } = sheet;
  const narrow = matchMedia('(max-width: 700px)').matches;
  const head = narrow ? 112 : 220;
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: grid.columns.length,
    getScrollElement: () => box.current,
    estimateSize: () => (narrow ? 132 : 176),
    overscan: 3,
  });
  const { row, column } = selection.cursor;
  useEffect(() => {
    rows.scrollToIndex(row);
    columns.scrollToIndex(column);
  }, [rows, columns, row, column]);
  const chosen = cellsIn(grid, selection);
  const stateAt = (r: number, c: number) => {
    const cell = grid.at(r, c);
    return cell && cellState(tenants, pending, cell);
  };
  const begin = (text: string | null) => {
    const state = stateAt(row, column);
    if (!isEditable(state)) return;
    if (text === null && state?.field !== undefined && isPicked(state.field)) setPicking(true);
    else setEditing({ text });
  };
  const pick = (chosen: { readonly value: unknown } | null) => {
    setPicking(false);
    const cell = grid.at(row, column);
    if (chosen !== null && cell !== undefined) act(now => putValue(tenants, now, [cell], chosen.value));
    table.current?.focus();
  };
  const end = (text: string | null, down: number) => {
    setEditing(null);
    const cell = grid.at(row, column);
    if (text !== null && cell !== undefined) act(now => putTexts(tenants, now, [{ ...cell, text }]));
    onSelect(movedPosition(selection, grid, { rows: down }));
    table.current?.focus();
  };
  const textAt = (r: number, c: number): string => cellText(tenants, pending, grid.at(r, c));
  const fillDown = () => {
    const { top, left, right, bottom } = bounds(selection);
    const line = writeBlock([Array.from({ length: right - left + 1 }, (_, index) => textAt(top, left + index))]);
    if (bottom > top) act(now => putTexts(tenants, now, pasted(grid, selection, line)));
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== null) return;
    const step = steps[event.key];
    const held = event.ctrlKey || event.metaKey;
    if (step !== undefined && !event.altKey) onSelect(movedPosition(selection, grid, step, event.shiftKey));
    else if (event.altKey && event.key === 'Backspace') act(now => resetCells(tenants, now, chosen));
    else if (held && event.key.toLowerCase() === 'd') fillDown();
    else if (held && event.key.toLowerCase() === 'a')
      onSelect({
        anchor: { row: 0, column: 0 },
        cursor: { row: grid.rows.length - 1, column: grid.columns.length - 1 },
      });
    else if (event.key === 'Enter' || event.key === 'F2') begin(null);
    else if (event.key === 'Escape') onSelect(cellPosition(row, column));
    else if (event.key.length === 1 && !held && !event.altKey) begin(event.key === ' ' ? null : event.key);
    else return;
    event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    const { top, left, right, bottom } = bounds(selection);
    const lines: string[][] = [];
    for (let r = top; r <= bottom; r++)
      lines.push(Array.from({ length: right - left + 1 }, (_, index) => textAt(r, left + index)));
    event.clipboardData.setData('text/plain', writeBlock(lines));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    const cells = pasted(grid, selection, event.clipboardData.getData('text/plain'));
    event.preventDefault();
    act(now => putTexts(tenants, now, cells));
  };
  const picked = picking ? grid.at(row, column) : undefined;
  return (
    <div ref={box} className={styles.box}>
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
      <table
        ref={table}
        className={styles.canvas}
        {...asGrid(editing === null ? `cell-${row}-${column}` : undefined)}
        aria-label={sheetTexts.values}
        aria-rowcount={grid.rows.length + 1}
        aria-colcount={grid.columns.length + 1}
        style={{ height: rows.getTotalSize() + headHeight, width: columns.getTotalSize() + head }}
        onKeyDown={press}
        onCopy={copy}
        onPaste={paste}
        onPointerDown={event => {
          const spot = spotOf(event.target);
          if (spot === null || isControl(event.target)) return;
          // A second tap on the cell under the cursor does what Enter does on a keyboard.
          if (event.pointerType === 'touch' && spot.row === row && spot.column === column) return begin(null);
          onSelect(event.shiftKey ? { ...selection, cursor: spot } : cellPosition(spot.row, spot.column));
        }}
        onPointerOver={event => {
          const spot = spotOf(event.target);
          if (spot !== null && event.buttons === 1 && event.pointerType === 'mouse' && editing === null)
            onSelect({ ...selection, cursor: spot });
        }}
        onDoubleClick={event => spotOf(event.target) !== null && !isControl(event.target) && begin(null)}
      >
        <thead className={styles.heads}>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.corner} aria-colindex={1} style={{ width: head }}>
              {grid.acrossAre === 'fields' ? sheetTexts.location : sheetTexts.field}
            </th>
            {columns.getVirtualItems().map(({ index, start, size }) => (
              <th
                key={index}
                scope="col"
                className={styles.head}
                aria-colindex={index + 2}
                style={{ insetInlineStart: head + start, width: size }}
              >
                {grid.columns[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.getVirtualItems().map(({ index, start }) => (
            <tr
              key={index}
              aria-rowindex={index + 2}
              className={styles.row}
              style={{ insetBlockStart: start + headHeight }}
            >
              <th scope="row" className={styles.name} aria-colindex={1} style={{ width: head }}>
                {grid.rows[index]}
              </th>
              {columns.getVirtualItems().map(({ index: at_, start: left, size }) => (
                <SheetCell
                  key={at_}
                  spot={{ row: index, column: at_ }}
                  style={{ insetInlineStart: head + left, width: size }}
                  grid={grid}
                  tenants={tenants}
                  pending={pending}
                  selection={selection}
                  editing={index === row && at_ === column ? editing : null}
                  onDone={end}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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

/** A table may be a grid, whose cells a user selects and edits; the role is set here, separate from the markup. */
const asGrid = (cursor: string | undefined) =>
  ({ role: 'grid', tabIndex: 0, 'aria-multiselectable': true, 'aria-activedescendant': cursor }) as const;

const headHeight = 44;

const spotOf = (target: EventTarget): CellPosition | null => {
  const cell = target instanceof Element ? target.closest('td') : null;
  return cell === null ? null : { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

/** A control in a cell handles its own pointer events. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.matches('input, select');
