/** Words as one line of text; a word that contains a separator is put in quotation marks, as in a spreadsheet. */
export const formatTokens = (words: readonly string[]): string =>
  words.map(word => (/[,;"\n]|^\s|\s$/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ');

/** The words of a line, between commas, semicolons or line ends. */
export const parseTokens = (text: string): readonly string[] =>
  [...text.matchAll(/\s*"((?:[^"]|"")*)"\s*(?=[,;\n]|$)|([^,;\n]+)/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter(word => word !== '');
