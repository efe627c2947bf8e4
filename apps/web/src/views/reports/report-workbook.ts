import { headRows, type ReportFileHead, type ReportSheet, type SheetCell } from '@commissary/catalog';
import writeXlsxFile, { type Cell } from 'write-excel-file/browser';

/** A report as a workbook, each table on a sheet of its own. A text is a text whatever it begins with: nothing is calculated. */
export const reportWorkbook = (head: ReportFileHead, sheets: readonly ReportSheet[]): Promise<Blob> =>
  writeXlsxFile(
    sheets.map(({ title, head: columns, rows }) => ({
      sheet: title,
      columns: columns.map((_, at) => ({ width: at === 0 ? 32 : 18 })),
      data: [
        ...headRows(head).map(row => row.map(text)),
        [],
        columns.map(column => ({ ...text(column), fontWeight: 'bold' as const })),
        ...rows.map(row => row.map(cellOf)),
      ],
    })),
  ).toBlob();

const text = (value: string) => ({ value, type: String });

/** The file has the digits of the number: it is exact to the cent, far below the 15 digits that survive. */
const cellOf = (cell: SheetCell): Cell => {
  if (typeof cell === 'string') return cell === '' ? null : text(cell);
  const places = cell.decimal.split('.')[1]?.length ?? 0;
  return {
    value: Number(cell.decimal),
    type: Number,
    format: places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`,
  };
};
