import { type FileColumns, isDateCell, mostImportedRows, readPhoneCell, recognizeHeaders } from '@commissary/domain';
import Papa from 'papaparse';
import { type FileProblem, type FileRow, mostMegabytes, type PeopleFile } from './file-shape.ts';

/**
 * Reads a table of text: comma, semicolon, tab or bar between cells, in Unicode or as Windows writes it. Its first row is
 * one of headers where it has those of `known` columns.
 */
export const readPeopleFile = (known: FileColumns, name: string, bytes: Uint8Array): PeopleFile | FileProblem => {
  if (bytes.length > mostMegabytes * 1024 * 1024) return { problem: 'too-large' };
  if (startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { problem: 'spreadsheet' };
  const { text, isLegacyText } = decoded(bytes);
  if (text.includes('\0') || controls(text) > text.length / 100) return { problem: 'binary' };
  if (text.trim() === '') return { problem: 'empty' };
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

/** What separates the cells of the first line: names in the lines below may contain a comma. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const outside = line.replaceAll(/"[^"]*"/g, '');
  const [most = ','] = [',', ';', '\t', '|'].toSorted((a, b) => outside.split(b).length - outside.split(a).length);
  return most;
};

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** The text of a file: UTF-16 or UTF-8 where it is that, and otherwise as Windows writes Western European texts. */
const decoded = (bytes: Uint8Array): { readonly text: string; readonly isLegacyText: boolean } => {
  const wide = wideEncoding(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), isLegacyText: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isLegacyText: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isLegacyText: true };
  }
};

/** UTF-16 begins with a mark, or has a zero in every second byte of a text in Latin letters. */
const wideEncoding = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (rest: number) => start.filter((byte, index) => index % 2 === rest && byte === 0).length;
  const most = start.length * 0.4;
  if (start.length >= 4 && zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return start.length >= 4 && zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null;
};

/** How many characters of the beginning no text has. */
const controls = (text: string): number => text.slice(0, 10_000).match(/(?![\t\r\n])[\p{Cc}\ufffd]/gu)?.length ?? 0;

/** A first row in which a column is recognized, or no cell is what only a person has. */
const looksLikeHeaders = (known: FileColumns, cells: readonly string[]): boolean =>
  recognizeHeaders(known, cells).columns.some(field => field !== null) ||
  !cells.some(cell => /\S@\S/.test(cell) || (cell !== '' && (readPhoneCell(cell) !== null || isDateCell(cell))));

const duplicatesIn = (headers: readonly string[]): string[] => {
  const seen = new Set<string>();
  const twice = headers.filter(header => header !== '' && seen.size === seen.add(header.toLowerCase()).size);
  return [...new Set(twice)];
};
