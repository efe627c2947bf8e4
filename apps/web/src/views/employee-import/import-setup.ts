import { employeeColumns, type ImportField } from '@commissary/catalog';
import type { ImportedRow, ImportRowResult } from '@commissary/contract';
import { type DateOrder, headerKey, namesInCell, type PayPeriod, recognizeHeaders } from '@commissary/domain';
import type { FileRow } from '../../files/index.ts';
import type { PeopleFile } from './file/file-shape.ts';

type Workplace = { readonly type: 'COMPANY' | 'GROUP' | 'LOCATION'; readonly id: string };

/** Of a name in the file, what it is here: a name of ours, or '' = it is left out. By the name in lower case. */
export type Renames = Readonly<Record<string, string>>;

/** What the user decided about a file. */
export interface ImportSetup {
  /** What each column says. */
  readonly columns: readonly (ImportField | null)[];
  /** Where people work whose row does not say it. */
  readonly place: Workplace;
  readonly wagesFrom: string;
  /** What the file does not decide: which number of a date is the month. Undefined: not answered. */
  readonly dateOrder?: DateOrder | undefined;
  /** For what time large wages are paid whose row does not say it. Undefined: not answered. */
  readonly largeWagesPer?: PayPeriod | undefined;
  readonly jobs: Renames;
  readonly places: Renames;
  /** Who a row is, by its line. */
  readonly decisions: ReadonlyMap<number, Decision>;
  /** The lines that are not imported. */
  readonly leftOut: ReadonlySet<number>;
}

/** Who somebody chose that a row is, among whom. */
export interface Decision extends Pick<ImportRowResult, 'name'> {
  readonly candidates: readonly ImportRowResult['candidates'][number][];
  readonly candidatesTotal: number;
  /** Null: somebody new. */
  readonly personId: string | null;
}

/** What is kept of it for the next file of the company: the headers and names of the system that it comes from. */
export interface KeptSetup {
  /** What a column says, by its header as `headerKey` writes it; null = nothing. */
  readonly headers: Readonly<Record<string, ImportField | null>>;
  readonly jobs: Renames;
  readonly places: Renames;
}

export const emptyKept: KeptSetup = { headers: {}, jobs: {}, places: {} };

/** The longest cell that a call accepts. */
export const longestCell = 500;

/** The setup of a file that was just read: as the last file of the company was set up, and otherwise as is usual. */
export const firstSetup = (
  file: PeopleFile,
  kept: KeptSetup,
  defaults: Pick<ImportSetup, 'place' | 'wagesFrom'>,
): ImportSetup => {
  const { columns } = recognizeHeaders(employeeColumns, file.headers);
  const chosen = file.headers.map((header, index) => {
    const key = headerKey(header);
    return Object.hasOwn(kept.headers, key) ? (kept.headers[key] ?? null) : (columns[index] ?? null);
  });
  const once = chosen.map((field, index) => (field !== null && chosen.indexOf(field) < index ? null : field));
  return {
    ...defaults,
    columns: Array.from({ length: file.columns }, (_, index) => once[index] ?? null),
    jobs: kept.jobs,
    places: kept.places,
    decisions: new Map(),
    leftOut: new Set(),
  };
};

/** What of a setup is kept for the next file. */
export const keptOf = (file: PeopleFile, { columns, jobs, places }: ImportSetup, before: KeptSetup): KeptSetup => ({
  headers: {
    ...before.headers,
    ...Object.fromEntries(file.headers.map((header, index) => [headerKey(header), columns[index] ?? null])),
  },
  jobs,
  places,
});

/** A column says something else from now on; the column that said it before says nothing. */
export const withColumn = (setup: ImportSetup, at: number, field: ImportField | null): ImportSetup => ({
  ...setup,
  columns: setup.columns.map((now, index) => (index === at ? field : now === field ? null : now)),
});

/** Whether the columns say who somebody is. */
export const hasName = ({ columns }: ImportSetup): boolean =>
  columns.includes('name') || columns.includes('firstName') || columns.includes('lastName');

/** The rows as a call accepts them, each with the row of the file that it comes from. */
export interface RowsToSend {
  readonly rows: readonly ImportedRow[];
  readonly from: readonly FileRow[];
}

export const rowsToSend = (file: PeopleFile, setup: ImportSetup): RowsToSend => {
  const from = file.rows.filter(({ line }) => !setup.leftOut.has(line));
  return { from, rows: from.map(row => importedRow(row, setup)) };
};

const importedRow = ({ line, cells }: FileRow, setup: ImportSetup): ImportedRow => {
  const row: { -readonly [K in keyof ImportedRow]: ImportedRow[K] } = {};
  for (const [index, field] of setup.columns.entries()) {
    if (field === null) continue;
    const cell = (cells[index] ?? '').slice(0, longestCell);
    row[field] = field === 'job' ? renamed(cell, setup.jobs) : field === 'place' ? renamed(cell, setup.places) : cell;
  }
  const decision = setup.decisions.get(line);
  return decision === undefined ? row : { ...row, personId: decision.personId };
};

/** The cell with each name replaced that somebody matched with a name of this company; one matched with nothing is left out. */
const renamed = (cell: string, renames: Renames): string => {
  const nameHere = (name: string) => (Object.hasOwn(renames, renameKey(name)) ? renames[renameKey(name)] : undefined);
  const names = namesInCell(cell, name => nameHere(name) !== undefined);
  if (names.every(name => nameHere(name) === undefined)) return cell;
  return names
    .map(name => nameHere(name) ?? name)
    .filter(name => name !== '')
    .join('; ');
};

export const renameKey = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What is wrong with the rows before anybody else looks at them, by line. */
export const mistakesIn = (file: PeopleFile, { columns, leftOut }: ImportSetup): ReadonlyMap<number, RowMistake[]> => {
  const found = new Map<number, RowMistake[]>();
  for (const { line, cells } of file.rows) {
    if (leftOut.has(line)) continue;
    const long = columns.flatMap((field, index): RowMistake[] =>
      field !== null && (cells[index] ?? '').length > longestCell ? [{ code: 'CELL_TOO_LONG', field }] : [],
    );
    const extra = cells.slice(file.columns).some(cell => cell !== '');
    if (extra) long.push({ code: 'TOO_MANY_CELLS', field: null });
    if (long.length > 0) found.set(line, long);
  }
  return found;
};

export interface RowMistake {
  readonly code: 'CELL_TOO_LONG' | 'TOO_MANY_CELLS';
  readonly field: ImportField | null;
}

/** The names in one column that are called something else here, as the file writes them. */
export const renamesUsed = (file: PeopleFile, setup: ImportSetup, field: 'job' | 'place'): readonly string[] => {
  const column = setup.columns.indexOf(field);
  const renames = field === 'job' ? setup.jobs : setup.places;
  if (column < 0 || Object.keys(renames).length === 0) return [];
  const isRenamed = (name: string) => Object.hasOwn(renames, renameKey(name));
  const cells = new Set(file.rows.map(({ cells: row }) => row[column] ?? ''));
  const names = [...cells].flatMap(cell => namesInCell(cell, isRenamed)).filter(isRenamed);
  return [...new Map(names.map(name => [renameKey(name), name])).values()];
};
