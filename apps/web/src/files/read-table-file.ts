import { tableText } from '@commissary/domain';
import {
  type DocumentFile,
  FileError,
  type FileProblem,
  type FileRow,
  mostFileColumns,
  mostFileRows,
  mostMegabytes,
  type TableFile,
} from './table-file.ts';
import { readTextRows } from './text-rows.ts';
import { readJsonTree } from './tree/read-json-tree.ts';
import { readXmlTree } from './tree/read-xml-tree.ts';
import { tableOfTree } from './tree/table-of-tree.ts';
import type { Tree } from './tree/tree.ts';
import { isWorkbook, readWorkbook } from './workbook/read-workbook.ts';

/**
 * Reads a file by what is in it, whatever its name says: a workbook, JSON, XML, or else a table of text. Each is bounded in
 * bytes, also unpacked, in depth, rows and columns.
 */
export const readTableFile = (
  name: string,
  bytes: Uint8Array,
  onProgress: (progress: number) => void = () => {},
): TableFile | DocumentFile | FileProblem => {
  if (bytes.length > mostMegabytes * 1024 * 1024) return { problem: 'too-large' };
  try {
    if (isWorkbook(bytes)) {
      const { sheet, rows } = readWorkbook(bytes, onProgress);
      return withHeaders(name, sheet, rows, false);
    }
    const found = tableText(bytes);
    if ('problem' in found) return found;
    const text = found.text.trimStart();
    if (text.startsWith('{') || text.startsWith('[')) {
      const tree = readJsonTree(found.text);
      return isDocument(tree)
        ? { name, document: found.text }
        : { name, sheet: null, isLegacyText: found.isLegacyText, ...tableOfTree(tree) };
    }
    if (text.startsWith('<'))
      return {
        ...{ name, sheet: null, isLegacyText: found.isLegacyText },
        ...tableOfTree(readXmlTree(found.text, onProgress)),
      };
    const table = readTextRows(bytes);
    if ('problem' in table) return table;
    return withHeaders(name, null, table.rows, table.isLegacyText);
  } catch (error) {
    if (error instanceof FileError) return error.reason;
    throw error;
  }
};

/** An export of settings says what it is, one of a menu has its lists. */
const isDocument = (tree: Tree): boolean =>
  tree instanceof Map &&
  (typeof tree.get('entityType') === 'string' ||
    (Array.isArray(tree.get('departments')) && Array.isArray(tree.get('pricingSchemes'))));

/** The first row names the columns; what is right of the last name has none. */
const withHeaders = (
  name: string,
  sheet: string | null,
  [first, ...rows]: readonly FileRow[],
  isLegacyText: boolean,
): TableFile | FileProblem => {
  if (first === undefined) return { problem: 'empty' };
  if (rows.length === 0) return { problem: 'no-rows' };
  if (rows.length > mostFileRows) return { problem: 'too-many-rows', rows: rows.length };
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), first.cells.length);
  if (columns > mostFileColumns) return { problem: 'too-many-columns' };
  const headers = Array.from({ length: columns }, (_, index) => first.cells[index] ?? '');
  return { name, sheet, headers, rows, isLegacyText };
};
