import { strFromU8, unzipSync } from 'fflate';
import { FileError, type FileRow } from '../table-file.ts';
import { localName, readXml } from '../xml.ts';
import { readSheet } from './read-sheet.ts';

/** A table of 20,000 rows takes a tenth of it. */
const mostUnpackedBytes = 100 * 1024 * 1024;
const mostEntries = 2000;

/** Whether a file begins as an archive does. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);

/** Reads the first sheet of a workbook that has a cell. Formulas are not computed: the stored value counts. */
export const readWorkbook = (
  bytes: Uint8Array,
  onProgress?: (progress: number) => void,
): { readonly sheet: string; readonly rows: readonly FileRow[] } => {
  const list = unpacked(bytes, name => name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels');
  const sheets = sheetsIn(list);
  if (sheets.length === 0) throw new FileError({ problem: 'binary' });
  const wanted = new Set([...sheets.map(({ path }) => path), 'xl/sharedStrings.xml']);
  const parts = unpacked(bytes, name => wanted.has(name));
  const shared = sharedTexts(parts.get('xl/sharedStrings.xml'));
  for (const { name, path } of sheets) {
    const text = parts.get(path);
    const rows = text === undefined ? [] : readSheet(text, shared, onProgress);
    if (rows.length > 0) return { sheet: name, rows };
  }
  throw new FileError({ problem: 'empty' });
};

/** Files of an archive. How much they take is looked at before anything is unpacked, and no more than that is written. */
const unpacked = (bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, string> => {
  let [entries, size] = [0, 0];
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    entries++;
    if (entries > mostEntries) throw new FileError({ problem: 'too-large-unpacked' });
    if (!isWanted(name)) return false;
    size += originalSize;
    if (size > mostUnpackedBytes) throw new FileError({ problem: 'too-large-unpacked' });
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => [name, strFromU8(part)]));
  } catch (error) {
    throw error instanceof FileError ? error : new FileError({ problem: 'unreadable' });
  }
};

/** The sheets that are not hidden, in their order. */
const sheetsIn = (parts: ReadonlyMap<string, string>): readonly { readonly name: string; readonly path: string }[] => {
  const targets = new Map<string, string>();
  const sheets: { readonly name: string; readonly id: string }[] = [];
  elements(parts.get('xl/_rels/workbook.xml.rels'), (name, attributes) => {
    if (name === 'Relationship') targets.set(attributes.get('Id') ?? '', attributes.get('Target') ?? '');
  });
  elements(parts.get('xl/workbook.xml'), (name, attributes) => {
    if (name === 'sheet' && (attributes.get('state') ?? 'visible') === 'visible')
      sheets.push({ name: attributes.get('name') ?? '', id: attributes.get('r:id') ?? '' });
  });
  return sheets.flatMap(({ name, id }) => {
    const target = targets.get(id);
    return target === undefined ? [] : [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
};

const elements = (
  text: string | undefined,
  open: (name: string, attributes: ReadonlyMap<string, string>) => void,
): void => {
  if (text !== undefined) readXml(text, { open: (name, all) => open(localName(name), all), text() {}, close() {} });
};

/** The texts that cells name by number; how each is said is left out. */
const sharedTexts = (text: string | undefined): readonly string[] => {
  const texts: string[] = [];
  let [current, isText, isReading] = ['', false, 0];
  if (text !== undefined)
    readXml(text, {
      open: name => {
        const local = localName(name);
        if (local === 'si') current = '';
        else if (local === 'rPh') isReading++;
        isText = local === 't' && isReading === 0;
      },
      text: piece => {
        if (isText) current += piece;
      },
      close: name => {
        const local = localName(name);
        if (local === 'si') texts.push(current);
        else if (local === 'rPh') isReading--;
        isText = false;
      },
    });
  return texts;
};
