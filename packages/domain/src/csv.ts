/** A table as a file that spreadsheets open. Lines end as RFC 4180 says; a mark in front tells them that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** What a spreadsheet would take for a formula, its signs in full width too, gets an apostrophe, and is text. */
const cellOf = (text: string): string => {
  const harmless = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
