/** A number in a file: its digits, exactly. */
export interface FileNumber {
  /** -12.50 */
  readonly decimal: string;
}

/** Formats a table as a file for spreadsheets. Line ends follow RFC 4180; a byte order mark says that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | FileNumber)[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

const cellOf = (cell: string | FileNumber): string => (typeof cell === 'string' ? textCell(cell) : cell.decimal);

/** A text that a spreadsheet would read as a formula, also with full-width signs, gets an apostrophe in front. */
const textCell = (text: string): string => {
  const harmless = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** The text of a cell, without what an export put in front of one that a spreadsheet would run: that is no part of it. */
export const withoutFormulaGuard = (text: string): string => {
  const bare = text.trim();
  return bare.startsWith("'") ? bare.replace(/^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u, '').trim() : bare;
};
