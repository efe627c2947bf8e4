import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowPosition } from './list-order.ts';
import {
  isSelectable,
  nothingSelected,
  type RowSelection,
  selectAllRows,
  selectedRows,
  selectTo,
  toggleRow,
} from './row-selection.ts';

const row = (id: string, state: RowPosition['state'] = 'shown'): RowPosition => ({ id, path: `/rows/[${id}]`, state });
const rows = [row('a'), row('b'), row('gone', 'hidden'), row('c'), row('d')];
const reported = (selection: RowSelection, of = rows): string =>
  selectedRows(selection, of)
    .map(({ id }) => id)
    .join('');

describe('the selection of a list', () => {
  it('takes a range from the row that was selected last, without hidden rows, and lets it shrink again', () => {
    const from = toggleRow(toggleRow(nothingSelected, 'd'), 'a');
    const far = selectTo(from, rows, 'c');
    expect(reported(far)).toBe('abcd');
    expect(reported(selectTo(far, rows, 'b'))).toBe('abd');
    expect(reported(selectTo(nothingSelected, rows, 'b'))).toBe('b');
  });

  it('keeps rows that a search leaves out, and forgets those that the list lost', () => {
    const chosen = selectAllRows(toggleRow(nothingSelected, 'a'), [row('c'), row('d')]);
    expect(reported(chosen)).toBe('acd');
    expect(reported(chosen, rows.slice(0, 4))).toBe('ac');
  });

  it('a second toggle undoes the first, and everything can be selected', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), fc.constantFrom('a', 'b', 'c', 'd'), (ids, id) => {
        const before = ids.reduce(toggleRow, nothingSelected);
        expect(reported(toggleRow(toggleRow(before, id), id))).toBe(reported(before));
        expect(selectedRows(selectAllRows(before, rows), rows)).toEqual(rows.filter(isSelectable));
      }),
    );
  });
});
