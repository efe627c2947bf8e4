import {
  delimiterOf,
  type FileColumns,
  isDateCell,
  mostImportedRows,
  readPhoneCell,
  recognizeHeaders,
  tableText,
} from '@commissary/domain';
import Papa from 'papaparse';
import { type FileProblem, type FileRow, mostMegabytes, type PeopleFile } from './file-shape.ts';

/**
 * Reads a table of text: comma, semicolon, tab or bar between cells, in Unicode or as Windows writes it. Its first row is
 * one of headers where it has those of `known` columns.
 */
export const readPeopleFile = (known: FileColumns, name: string, bytes: Uint8Array): PeopleFile | FileProblem => {
  if (bytes.length > mostMegabytes * 1024 * 1024) return { problem: 'too-large' };
  const found = tableText(bytes);
  if ('problem' in found) return found;
  const { text, isLegacyText } = found;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed !== undefined) return { problem: 'unclosed-quote', line: (unclosed.row ?? 0) + 1 };
  const rows = data
    .map((cells, index): FileRow => ({ line: index + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const [first, ...rest] = rows;
  if (first === undefined) return { problem: 'empty' };
  const hasHeaders = looksLikeHeaders(known, first.cells);
  const people = hasHeaders ? rest : rows;
  if (people.length === 0) return { problem: 'no-rows' };
  if (people.length > mostImportedRows) return { problem: 'too-many-rows', rows: people.length };
  const headers = hasHeaders ? first.cells : [];
  return {
    name,
    headers,
    columns: hasHeaders ? headers.length : Math.max(...people.map(({ cells }) => cells.length)),
    rows: people,
    hasHeaders,
    isLegacyText,
    duplicateHeaders: duplicatesIn(headers),
  };
};

/** A first row in which a column is recognized, or no cell is what only a person has. */
const looksLikeHeaders = (known: FileColumns, cells: readonly string[]): boolean =>
  recognizeHeaders(known, cells).columns.some(field => field !== null) ||
  !cells.some(cell => /\S@\S/.test(cell) || (cell !== '' && (readPhoneCell(cell) !== null || isDateCell(cell))));

const duplicatesIn = (headers: readonly string[]): string[] => {
  const seen = new Set<string>();
  const twice = headers.filter(header => header !== '' && seen.size === seen.add(header.toLowerCase()).size);
  return [...new Set(twice)];
};
