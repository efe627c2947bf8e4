import { sheetTexts } from '@commissary/catalog';
import { equal, fieldAt, valueAt } from '@commissary/schema';
import type { SheetGrid } from '../sheet-grid.ts';
import {
  aroundAt,
  type CellAt,
  cellState,
  cellText,
  isEditable,
  type PendingCells,
  putTexts,
  type SheetTenantStates,
} from '../sheet-state.ts';
import type { SheetFile } from './read-sheet-file.ts';

/** What a file would do to a sheet. */
export interface SheetImport {
  /** The edits with those of the file. */
  readonly pending: PendingCells;
  /** How many cells change, by the name of their column, first the most. */
  readonly columns: readonly (readonly [name: string, count: number])[];
  readonly changed: number;
  readonly problems: readonly ImportProblem[];
}

/** What is left out of a file, and why. */
export interface ImportProblem {
  readonly line: number;
  /** Empty for a whole row. */
  readonly column: string;
  readonly reason: string;
}

interface FileCell extends CellAt {
  readonly line: number;
  readonly column: string;
  readonly text: string;
}

/**
 * Compares a file with a sheet, by the names of rows and columns. An empty cell changes nothing, and neither does one
 * with the value that is shown: an inherited value stays inherited.
 */
export const sheetImport = (
  grid: SheetGrid,
  tenants: SheetTenantStates,
  pending: PendingCells,
  file: SheetFile,
): SheetImport => {
  const [rowAt, columnAt] = [positionsOf(grid.inFile.rows), positionsOf(grid.inFile.columns)];
  const problems: ImportProblem[] = [];
  const inFile = positionsOf(file.columns);
  const columns = file.columns.map(name => {
    const column = name === '' ? undefined : columnAt(name);
    const reason =
      column === 'several' || inFile(name) === 'several' ? sheetTexts.twice(name) : sheetTexts.noColumn(name);
    if (name !== '' && (typeof column !== 'number' || inFile(name) === 'several'))
      problems.push({ line: 1, column: name, reason });
    return inFile(name) === 'several' || typeof column !== 'number' ? undefined : column;
  });
  const named = new Set<string>();
  const cells = file.rows.flatMap(({ line, name, cells: texts }): readonly FileCell[] => {
    const row = rowAt(name);
    if (typeof row !== 'number' || named.has(keyOf(name))) {
      const reason = row === undefined ? sheetTexts.noRow(name) : sheetTexts.twice(name);
      problems.push({ line, column: '', reason });
      return [];
    }
    named.add(keyOf(name));
    return texts.flatMap((text, position): readonly FileCell[] => {
      const column = columns[position];
      const cell = text === '' || column === undefined ? undefined : grid.at(row, column);
      return cell === undefined || isShown(tenants, pending, cell, text)
        ? []
        : [{ ...cell, line, column: grid.inFile.columns[column ?? 0] ?? '', text }];
    });
  });
  const open = cells.filter(cell => {
    const isOpen = isEditable(cellState(tenants, pending, cell));
    if (!isOpen) problems.push({ ...cell, reason: sheetTexts.cannotBeChangedHere });
    return isOpen;
  });
  const all = putTexts(tenants, pending, open);
  const changed = open.filter(cell => {
    const done = all.get(cell.tenantId)?.cells.get(cell.path);
    if (done === undefined) return false;
    if ('reason' in done) problems.push({ ...cell, reason: sheetTexts.notValidValue(cell.text, done.reason) });
    else return !('value' in done.edit && equal(done.edit.value, cellState(tenants, pending, cell)?.value));
    return false;
  });
  const counts = Map.groupBy(changed, ({ column }) => column);
  return {
    pending: changed.length === 0 ? pending : putTexts(tenants, pending, changed),
    columns: [...counts].map(([name, { length }]) => [name, length] as const).toSorted(([, a], [, b]) => b - a),
    changed: changed.length,
    problems: problems
      .map(({ line, column, reason }) => ({ line, column, reason }))
      .toSorted((a, b) => a.line - b.line),
  };
};

/** Whether a cell shows a text already. Most cells of a file do: they are compared with the stored value first. */
const isShown = (tenants: SheetTenantStates, pending: PendingCells, cell: CellAt, text: string): boolean => {
  const context = aroundAt(tenants, pending, cell.tenantId);
  if (context === undefined) return true;
  const done = pending.get(cell.tenantId)?.cells.get(cell.path);
  const isRead = done === undefined || 'edit' in done;
  const isMoney = fieldAt(context.definition, cell.path)?.kind.name === 'money';
  if (isRead && isMoney && valueAt(context.document, cell.path) === text) return true;
  return cellText(tenants, pending, cell) === text;
};

/** Finds the position of a name; `several` where more than one has it. */
const positionsOf = (names: readonly string[]): ((name: string) => number | 'several' | undefined) => {
  const found = new Map<string, number | 'several'>();
  for (const [position, name] of names.entries()) found.set(keyOf(name), found.has(keyOf(name)) ? 'several' : position);
  return name => found.get(keyOf(name));
};

const keyOf = (name: string): string => name.trim().toLowerCase();
