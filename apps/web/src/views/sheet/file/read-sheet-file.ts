import { type TableProblem, withoutFormulaGuard } from '@commissary/domain';
import { readTextRows } from '../../../files/index.ts';

/** A file of a sheet: its first row names the columns, the first cell of each other row names the row. */
export interface SheetFile {
  readonly columns: readonly string[];
  readonly rows: readonly SheetFileRow[];
  /** The text was not Unicode: letters with accents may be wrong. */
  readonly isLegacyText: boolean;
}

export interface SheetFileRow {
  /** The number that a spreadsheet shows beside it. */
  readonly line: number;
  readonly name: string;
  readonly cells: readonly string[];
}

export type SheetFileProblem = TableProblem | 'too-large' | 'unclosed-quote';

/** 10,000 prices at 200 locations are 15 megabytes. */
const mostMegabytes = 20;

/** Reads a table of text: comma, semicolon, tab or bar between cells, in Unicode or as Windows writes it. */
export const readSheetFile = async (file: Blob): Promise<SheetFile | { readonly problem: SheetFileProblem }> => {
  if (file.size > mostMegabytes * 1024 * 1024) return { problem: 'too-large' };
  const found = readTextRows(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in found) return { problem: found.problem };
  const rows = found.rows.map(({ line, cells: all }): SheetFileRow => {
    const [name = '', ...cells] = all.map(withoutFormulaGuard);
    return { line, name, cells };
  });
  const [first, ...rest] = rows;
  return first === undefined
    ? { problem: 'empty' }
    : { columns: first.cells, rows: rest, isLegacyText: found.isLegacyText };
};
