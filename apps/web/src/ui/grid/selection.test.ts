import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlock, writeBlock } from './block-text.ts';
import { cellPosition, isIn, movedPosition, pasted, positionsIn } from './selection.ts';

const size = { rows: 4, columns: 3 };
const cells = (text: string, selection = cellPosition(0, 0)) =>
  pasted(size, selection, text).map(({ row, column, text: value }) => `${row},${column}=${value}`);

describe('the cursor', () => {
  it('stays inside the grid, and Shift keeps the start', () => {
    expect(movedPosition(cellPosition(0, 0), size, { rows: -1, columns: -1 })).toEqual(cellPosition(0, 0));
    expect(movedPosition(cellPosition(3, 2), size, { rows: 1, columns: 1 })).toEqual(cellPosition(3, 2));
    const wider = movedPosition(cellPosition(1, 1), size, { columns: 1 }, true);
    expect(wider).toEqual({ anchor: { row: 1, column: 1 }, cursor: { row: 1, column: 2 } });
    expect(positionsIn(wider)).toHaveLength(2);
  });
  it('an empty grid has a cursor at its corner', () =>
    expect(movedPosition(cellPosition(0, 0), { rows: 0, columns: 0 }, { rows: 1 })).toEqual(cellPosition(0, 0)));
  it('the cells of a selection are those inside it', () => {
    const one = fc.record({ row: fc.nat(5), column: fc.nat(5) });
    fc.assert(
      fc.property(one, one, one, (anchor, cursor, at) => {
        const listed = positionsIn({ anchor, cursor }).some(
          ({ row, column }) => row === at.row && column === at.column,
        );
        expect(isIn({ anchor, cursor }, at)).toBe(listed);
      }),
    );
  });
});

describe('what is pasted', () => {
  it('begins at the corner of the selection', () =>
    expect(cells('1\t2\n3\t4', cellPosition(1, 1))).toEqual(['1,1=1', '1,2=2', '2,1=3', '2,2=4']));
  it('ends with the grid: a block of 100,000 cells fills the cells there are', () => {
    const line = Array.from({ length: 100 }, () => 'x').join('\t');
    expect(cells(Array.from({ length: 1000 }, () => line).join('\n'))).toHaveLength(12);
  });
  it('is repeated over a selection that is a whole multiple of it, and over no other', () => {
    const over = (rows: number) => ({ anchor: { row: 0, column: 0 }, cursor: { row: rows - 1, column: 0 } });
    expect(cells('a\nb', over(4))).toEqual(['0,0=a', '1,0=b', '2,0=a', '3,0=b']);
    expect(cells('a\nb', over(3))).toEqual(['0,0=a', '1,0=b']);
  });
});

it('the last cell of a block may be empty, and a cell may have several lines', () => {
  expect(readBlock('a\tb\nc\t')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  const block = [
    ['two\nlines', '"quoted"', '5" pipe'],
    ['', 'a\tb', ''],
  ];
  expect(readBlock(writeBlock(block))).toEqual(block);
});

it('a block that was copied is read as it was', () => {
  const lines = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ') }), { minLength: 2, maxLength: 2 }),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(lines, block => {
      expect(readBlock(writeBlock(block))).toEqual(block);
    }),
  );
});
