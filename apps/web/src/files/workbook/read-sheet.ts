import { FileError, type FileRow, mostFileColumns, mostFileRows } from '../table-file.ts';
import { localName, readXml } from '../xml.ts';

interface OpenCell {
  column: number;
  type: string;
  value: string;
  formula: string;
  text: string;
}

/** Reads the cells of a sheet as text. */
export const readSheet = (
  text: string,
  shared: readonly string[],
  onProgress?: (progress: number) => void,
): readonly FileRow[] => {
  const rows: FileRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell: OpenCell | null = null;
  let inside = '';
  readXml(
    text,
    {
      open: (name, attributes) => {
        inside = localName(name);
        if (inside === 'row') {
          line = Number(attributes.get('r') ?? line + 1);
          cells = [];
        } else if (inside === 'c') {
          const column = columnOf(attributes.get('r')) ?? cells.length;
          if (column >= mostFileColumns) throw new FileError({ problem: 'too-many-columns' });
          cell = { column, type: attributes.get('t') ?? 'n', value: '', formula: '', text: '' };
        }
      },
      text: piece => {
        if (cell === null) return;
        if (inside === 'v') cell.value += piece;
        else if (inside === 'f') cell.formula += piece;
        else if (inside === 't') cell.text += piece;
      },
      close: name => {
        const local = localName(name);
        inside = '';
        if (local === 'c' && cell !== null) {
          while (cells.length < cell.column) cells.push('');
          cells[cell.column] = textOf(cell, shared).trim();
          cell = null;
        } else if (local === 'row' && cells.some(one => one !== '')) {
          // One more than the rows below the headers.
          if (rows.length > mostFileRows) throw new FileError({ problem: 'too-many-rows', rows: rows.length });
          rows.push({ line, cells });
        }
      },
    },
    onProgress,
  );
  return rows;
};

/** What a cell says. A formula without a stored value is its own text. */
const textOf = ({ type, value, formula, text }: OpenCell, shared: readonly string[]): string => {
  if (type === 'inlineStr') return text;
  if (value === '' && formula !== '') return `=${formula}`;
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' ? numberText(value) : value;
};

/** A number as the spreadsheet shows it: it stores 12.1 as 12.100000000000001, and shows 15 digits. */
const numberText = (value: string): string => {
  const number = Number(value);
  return /[.eE]/.test(value) && Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
};

/** `B7` is in the second column. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};
