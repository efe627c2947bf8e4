import { delimiterOf, tableText } from '@commissary/domain';
import Papa from 'papaparse';
import type { FileRow, RowsProblem } from './table-file.ts';

/** The rows of a table of text that are not empty, and how it was written. */
export interface TextRows {
  readonly rows: readonly FileRow[];
  readonly isLegacyText: boolean;
}

/** Reads a table of text: comma, semicolon, tab or bar between cells, in Unicode or as Windows writes it. */
export const readTextRows = (bytes: Uint8Array): TextRows | RowsProblem => {
  const found = tableText(bytes);
  if ('problem' in found) return found;
  const { text, isLegacyText } = found;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed !== undefined) return { problem: 'unclosed-quote', line: (unclosed.row ?? 0) + 1 };
  const rows = data
    .map((cells, index): FileRow => ({ line: index + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  return rows.length === 0 ? { problem: 'empty' } : { rows, isLegacyText };
};
