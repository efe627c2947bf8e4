import type { Grid } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRow } from '../rows/index.ts';
import { boxMoved, dropAt, misplaced, type Placement, sizeTowards } from './grid-cells.ts';

const grid: Grid = {
  columns: 8,
  index: 'index',
  span: {
    by: 'size',
    sizes: { SMALL: { columns: 1, rows: 1 }, MEDIUM: { columns: 2, rows: 1 }, LARGE: { columns: 2, rows: 2 } },
  },
};
const spans = { SMALL: [1, 1], MEDIUM: [2, 1], LARGE: [2, 2] } as const;
type Size = keyof typeof spans;

const row = (id: string, index: number, size: Size = 'SMALL'): ListRow => ({
  ...{ id, path: `/buttons/[${id}]`, state: 'shown', name: id, value: { id, index, size } },
  ...{ onlyHere: false, moved: false, positionLost: false, changed: 0, changedByGroup: 0 },
  ...{ unsaved: false, fixed: false, retired: false, disabled: undefined },
});
const boxAt = (index: number, size: Size = 'SMALL') => {
  const [columns, rows] = spans[size];
  return { column: index % 8, row: Math.floor(index / 8), columns, rows };
};
const indexOf = ({ box }: Placement) => box.row * 8 + box.column;
const dropped = (
  rows: readonly ListRow[],
  lifted: readonly string[],
  from: number,
  to: number,
  size: Size = 'SMALL',
) => {
  const first = rows.find(({ id }) => id === lifted[0]);
  if (first === undefined) throw new Error('Nothing is lifted.');
  return dropAt(grid, rows, new Set(lifted), { from: boxAt(from, size), box: boxAt(to, size) });
};
const placed = (drop: ReturnType<typeof dropped>) => drop.placements.map(one => [one.row.id, indexOf(one)]);

describe('a lifted member', () => {
  it('changes places with another one of its size, and others go into the cells that it left or the next free ones', () => {
    const rows = [row('a', 0), row('b', 1), row('c', 2, 'MEDIUM')];
    expect(placed(dropped(rows, ['a'], 0, 1))).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect(dropped(rows, ['a'], 0, 1)).toMatchObject({ swapped: { id: 'b' } });
    // Two cells are not left: the next free ones follow its own.
    expect(dropped(rows, ['a'], 0, 2)).toMatchObject({ displaced: [{ id: 'c' }] });
    expect(placed(dropped(rows, ['a'], 0, 2))).toEqual([
      ['a', 2],
      ['c', 3],
    ]);
    expect(placed(dropped(rows, ['c'], 2, 0, 'MEDIUM'))).toEqual([
      ['c', 0],
      ['a', 2],
      ['b', 3],
    ]);
    expect(placed(dropped([...rows, row('d', 7)], ['a'], 0, 7))).toEqual([
      ['a', 7],
      ['d', 0],
    ]);
    const full = [row('a', 8), ...Array.from({ length: 7 }, (_, at) => row(`f${at}`, at)), row('m', 9, 'MEDIUM')];
    expect(placed(dropped(full, ['m'], 9, 0, 'MEDIUM'))).toEqual([
      ['m', 0],
      ['f0', 9],
      ['f1', 10],
    ]);
    expect(placed(dropped(rows, ['a'], 0, 4))).toEqual([['a', 4]]);
  });

  it('takes the others that are selected by the same way, all or none', () => {
    const rows = [row('a', 0), row('b', 9, 'LARGE'), row('c', 5)];
    expect(placed(dropped(rows, ['a', 'b'], 0, 8))).toEqual([
      ['a', 8],
      ['b', 17],
    ]);
    expect(dropped(rows, ['a', 'c'], 0, 2)).toMatchObject({ placements: [{}, {}] });
    expect(dropped(rows, ['a', 'c'], 0, 3)).toEqual({ placements: [] });
  });

  it('never shares a cell with another one after a drop, and leaves no grid', () => {
    const some = fc.uniqueArray(fc.record({ index: fc.nat(40), size: fc.constantFrom('SMALL', 'MEDIUM', 'LARGE') }), {
      maxLength: 9,
      selector: ({ index }) => index,
    });
    fc.assert(
      fc.property(some, fc.nat(), fc.nat(48), fc.array(fc.nat(8)), (all, which, to, more) => {
        const rows = all.map(({ index, size }, at) => row(`b${at}`, index, size));
        fc.pre(rows.length > 0 && misplaced(grid, rows).size === 0);
        const at = which % rows.length;
        const lifted = [`b${at}`, ...more.filter(n => n < rows.length).map(n => `b${n}`)];
        const { placements } = dropped(rows, lifted, all[at]?.index ?? 0, to, all[at]?.size);
        const moved = new Map(placements.map(one => [one.row.id, indexOf(one)]));
        const after = all.map(({ index, size }, n) => row(`b${n}`, moved.get(`b${n}`) ?? index, size));
        expect([...misplaced(grid, after)]).toEqual([]);
        // Who is not in the way stays, and who leaves the grid moves nobody.
        const isMoved = (n: number) => lifted.includes(`b${n}`);
        const makesRoom = (n: number) => all.some((_, m) => isMoved(m) && meets(after[m], rows[n]));
        for (const [n] of all.entries())
          if (!isMoved(n) && !makesRoom(n)) expect(after[n]?.value).toEqual(rows[n]?.value);
      }),
    );
  });
});

const meets = (one: ListRow | undefined, other: ListRow | undefined): boolean =>
  one !== undefined && other !== undefined && misplaced(grid, [one, { ...other, id: 'other' }]).size > 0;

it.each<[from: Size, key: string, to: Size | undefined]>([
  ['SMALL', 'ArrowRight', 'MEDIUM'],
  ['SMALL', 'ArrowDown', 'LARGE'],
  ['SMALL', 'ArrowLeft', undefined],
  ['SMALL', 'ArrowUp', undefined],
  ['MEDIUM', 'ArrowRight', undefined],
  ['MEDIUM', 'ArrowDown', 'LARGE'],
  ['MEDIUM', 'ArrowLeft', 'SMALL'],
  ['MEDIUM', 'ArrowUp', undefined],
  ['LARGE', 'ArrowRight', undefined],
  ['LARGE', 'ArrowDown', undefined],
  ['LARGE', 'ArrowLeft', 'SMALL'],
  ['LARGE', 'ArrowUp', 'MEDIUM'],
])('a %s member becomes with %s %s', (from, key, to) => {
  expect(sizeTowards(grid, { size: from }, key)).toBe(to);
});

it('[RULE.layout.08] members overlap from the first cell that they share, and beside the last column they leave the grid', () => {
  expect([...misplaced(grid, [row('a', 0, 'MEDIUM'), row('b', 2)])]).toEqual([]);
  expect([...misplaced(grid, [row('a', 0, 'MEDIUM'), row('b', 1)])].toSorted()).toEqual(['a', 'b']);
  expect([...misplaced(grid, [row('a', 6, 'MEDIUM')])]).toEqual([]);
  expect([...misplaced(grid, [row('a', 7, 'MEDIUM')])]).toEqual(['a']);
});

it.each([
  ['ArrowRight', 6, 6],
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 8, 8],
  ['ArrowLeft', 9, 8],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 11, 3],
  ['ArrowDown', 3, 11],
])('%s moves a lifted member of two columns from cell %i to cell %i', (key, from, to) => {
  expect(boxMoved(grid, boxAt(from, 'MEDIUM'), key)).toEqual(boxAt(to, 'MEDIUM'));
});
