/**
 * The cells of a block that was copied from a spreadsheet, in which a cell with several lines is in quotation marks.
 */
export const readBlock = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[]];
  // A cell and its terminator: the next cell, the next line, or the end of the text.
  for (const [, quoted, plain = '', end] of text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  return lines;
};

/** The inverse. */
export const writeBlock = (lines: readonly (readonly string[])[]): string =>
  lines.map(cells => cells.map(quotedWhereNeeded).join('\t')).join('\n');

const quotedWhereNeeded = (cell: string): string => (/[\t\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
