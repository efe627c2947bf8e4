import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, group, idField, list, number } from '../kinds/index.ts';
import { createIncrementalValidator } from '../validation/incremental-validator.ts';
import { validateValue } from '../validation/validate.ts';
import { validateChanges } from '../validation/validate-changes.ts';
import { boxOf, fitsGrid, type Grid } from './grid.ts';

const grid: Grid = {
  columns: 8,
  index: 'index',
  span: { by: 'size', sizes: { MEDIUM: { columns: 2, rows: 1 }, LARGE: { columns: 2, rows: 2 } } },
};
const sizes = ['SMALL', 'MEDIUM', 'LARGE'] as const;
const buttons = list(
  { label: 'Buttons', as: 'grid', grid },
  group(
    { label: 'Button' },
    {
      id: idField(),
      index: number({ label: 'Cell', max: 999 }),
      size: choice({
        label: 'Size',
        options: [
          { value: 'SMALL', label: 'Small' },
          { value: 'MEDIUM', label: 'Medium' },
          { value: 'LARGE', label: 'Large' },
        ],
      }),
    },
  ),
);
const document = group({ label: 'Screen' }, { buttons });

const button = fc.record({ index: fc.nat(40), size: fc.constantFrom(...sizes) });
const some = fc.array(button, { maxLength: 9 }).map(all => all.map((one, at): Button => ({ id: `b${at}`, ...one })));

interface Button {
  readonly id: string;
  readonly index: number;
  readonly size: string;
}

/** The cells of a button, each by its column and row, without the functions of the grid. */
const cellsOf = ({ index, size }: Button): readonly string[] => {
  const across = size === 'SMALL' ? [0] : [0, 1];
  const down = size === 'LARGE' ? [0, 1] : [0];
  return down.flatMap(row => across.map(column => `${(index % 8) + column}/${Math.floor(index / 8) + row}`));
};
const leaves = (one: Button): boolean => one.index % 8 === 7 && one.size !== 'SMALL';
const issuesOf = (value: readonly Button[]) => validateValue(document, { buttons: value });
const codes = (value: readonly Button[]) => issuesOf(value).map(({ path, code }) => `${path} ${code}`);

describe('a list in the cells of a grid', () => {
  it('reports each member in whose cells an earlier one stands, and each that leaves the grid', () => {
    fc.assert(
      fc.property(some, value => {
        const expected = value.flatMap((one, at) => {
          const path = `/buttons/[${one.id}]/index`;
          if (leaves(one)) return [`${path} outside-grid`];
          const meets = value.slice(0, at).some(other => cellsOf(other).some(cell => cellsOf(one).includes(cell)));
          return meets ? [`${path} overlap`] : [];
        });
        expect(codes(value)).toEqual(expected);
      }),
    );
  });

  it('finds after a move or another size what a whole check finds', () => {
    fc.assert(
      fc.property(some, fc.nat(8), button, (value, at, next) => {
        const valid: Button[] = [];
        for (const one of value) if (codes([...valid, one]).length === 0) valid.push(one);
        const moved = valid[at % Math.max(1, valid.length)];
        if (moved === undefined) return;
        const after = valid.map(one => (one === moved ? { ...one, ...next } : one));
        const paths = ['index', 'size'].map(key => `/buttons/[${moved.id}]/${key}`);
        const found = issuesOf(after);
        expect(validateChanges(document, { buttons: after }, paths)).toEqual(found);
        const session = createIncrementalValidator(document);
        expect(session.issues({ buttons: valid }, paths)).toEqual([]);
        expect(session.issues({ buttons: after }, paths, paths)).toEqual(found);
      }),
    );
  });

  it('ends at its last column, and has no last row', () => {
    const box = boxOf(grid, { index: 15, size: 'LARGE' });
    expect(box).toEqual({ column: 7, row: 1, columns: 2, rows: 2 });
    expect(box !== undefined && fitsGrid(grid, box)).toBe(false);
    expect(boxOf(grid, { index: -1 })).toBeUndefined();
  });
});
