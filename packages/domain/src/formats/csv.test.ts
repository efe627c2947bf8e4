import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, withoutFormulaGuard } from './csv.ts';

/** A reader of RFC 4180, written independently of the writer. */
const read = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

describe('a table as CSV', () => {
  it('is read back unchanged, whatever it contains, except for the apostrophe in front of a formula', () => {
    const table = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, rows => {
        const back = read(csvOf(rows));
        const plain = back.map((cells, i) => cells.map((cell, j) => (cell === rows[i]?.[j] ? cell : cell.slice(1))));
        expect(plain).toEqual(rows);
      }),
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n@x',
    '＝1+1',
    '＋1',
    '－2',
    '＠SUM(A1)',
    '\u200b=1',
    '\ufeff＝1',
  ])('writes %j as text, never as a formula', text => {
    expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
    expect(withoutFormulaGuard(`'${text}`)).toBe(text.trim());
  });

  it('writes a number as it is, a negative one too', () => {
    expect(csvOf([['-2', { decimal: '-12.50' }, { decimal: '1600' }]])).toBe("\uFEFF'-2,-12.50,1600\r\n");
  });

  it.each(['a=1', 'Elm St.', '', "'=1"])('leaves %j unchanged', text => {
    expect(read(csvOf([[text]]))).toEqual([[text]]);
    if (!text.startsWith("'")) expect(withoutFormulaGuard(text)).toBe(text);
  });
});
