import { strToU8, zipSync } from 'fflate';

/** A cell of a test: a text, or its XML as it is. */
export type SheetCell = string | { readonly xml: string };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Rows as the XML of a sheet. */
export const sheetXml = (rows: readonly (readonly SheetCell[])[]): string =>
  `<?xml version="1.0"?><worksheet><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map(cell => (typeof cell === 'string' ? `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>` : cell.xml))
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** A workbook with one sheet, as spreadsheets save it; `others` are files beside it. */
export const workbookOf = (sheet: string, others: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> => {
  const files = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="Dinner" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return new Uint8Array(bytes);
};
