import { delimiterOf, type TableProblem, tableText } from '@commissary/domain';
import Papa from 'papaparse';

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
  const found = tableText(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in found) return found;
  const { data, errors } = Papa.parse<string[]>(found.text, { delimiter: delimiterOf(found.text) });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { problem: 'unclosed-quote' };
  const rows = data.flatMap((all, index): readonly SheetFileRow[] => {
    const [name = '', ...cells] = all.map(textIn);
    return name === '' && cells.every(cell => cell === '') ? [] : [{ line: index + 1, name, cells }];
  });
  const [first, ...rest] = rows;
  return first === undefined
    ? { problem: 'empty' }
    : { columns: first.cells, rows: rest, isLegacyText: found.isLegacyText };
};

/** A cell without the apostrophe that keeps a spreadsheet from reading it as a formula. */
const textIn = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
