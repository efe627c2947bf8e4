import { type FileColumns, isDateCell, mostImportedRows, readPhoneCell, recognizeHeaders } from '@commissary/domain';
import { mostMegabytes, readTextRows, type TextProblem } from '../../../files/index.ts';
import type { PeopleFile } from './file-shape.ts';

/** Reads a table of text with people. Its first row is one of headers where it has those of `known` columns. */
export const readPeopleFile = (known: FileColumns, name: string, bytes: Uint8Array): PeopleFile | TextProblem => {
  if (bytes.length > mostMegabytes * 1024 * 1024) return { problem: 'too-large' };
  const found = readTextRows(bytes);
  if ('problem' in found) return found;
  const { rows, isLegacyText } = found;
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
