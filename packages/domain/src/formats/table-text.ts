/** What separates the cells of the first line: names in the lines below may contain a comma. */
export const delimiterOf = (text: string): string => {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const outside = line.replaceAll(/"[^"]*"/g, '');
  const [most = ','] = [',', ';', '\t', '|'].toSorted((a, b) => outside.split(b).length - outside.split(a).length);
  return most;
};

/** Why a file is no table of text at all. */
export type TableProblem = 'empty' | 'binary' | 'spreadsheet';

/** The text of a file with a table: Unicode, or as Windows writes Western European texts. */
export const tableText = (
  bytes: Uint8Array,
): { readonly text: string; readonly isLegacyText: boolean } | { readonly problem: TableProblem } => {
  if (startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { problem: 'spreadsheet' };
  const { text, isLegacyText } = decoded(bytes);
  if (text.includes('\0') || controls(text) > text.length / 100) return { problem: 'binary' };
  return text.trim() === '' ? { problem: 'empty' } : { text, isLegacyText };
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
