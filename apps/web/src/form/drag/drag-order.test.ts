import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowPosition } from '../rows/index.ts';
import { dropAnchor, type Lift, liftOf, liftTo, liftToGap, listInside, rowsAfter } from './drag-order.ts';

const row = (id: string, state: RowPosition['state'] = 'shown'): RowPosition => ({ id, path: `/rows/[${id}]`, state });
const rows = ['a', 'b', 'c', 'd', 'e'].map(id => row(id));
const reported = (of: readonly RowPosition[]): string => of.map(({ id }) => id).join('');

/** What the list is after the moves of a drop. */
const dropped = (all: readonly RowPosition[], lift: Lift, after: string | null | undefined): string => {
  if (after === undefined) return reported(all);
  const rest = all.filter(({ id }) => !lift.ids.includes(id));
  const at = after === null ? 0 : rest.findIndex(({ id }) => id === after) + 1;
  return reported(rest.toSpliced(at, 0, ...all.filter(({ id }) => lift.ids.includes(id))));
};

describe('rows that are dragged', () => {
  it('go where they are shown, and nowhere when they are dropped where they were', () => {
    const lift = liftOf(rows, new Set(), 'b');
    expect(lift).toEqual({ ids: ['b'], at: 1 });
    expect(reported(rowsAfter(rows, liftTo(rows, lift, 3)))).toBe('acdbe');
    expect(dropAnchor(rows, rows, liftTo(rows, lift, 3))).toBe('d');
    expect(dropAnchor(rows, rows, liftTo(rows, lift, 0))).toBeNull();
    expect(dropAnchor(rows, rows, lift)).toBeUndefined();
    expect(liftTo(rows, lift, 9).at).toBe(4);
  });

  it('are all selected ones when the dragged row is one of them, in the order of the list', () => {
    const lift = liftOf(rows, new Set(['d', 'b']), 'd');
    expect(lift.ids).toEqual(['b', 'd']);
    expect(reported(rowsAfter(rows, liftTo(rows, lift, 0)))).toBe('bdace');
    expect(liftOf(rows, new Set(['d', 'b']), 'a').ids).toEqual(['a']);
    expect(liftToGap(rows, lift, 5).at).toBe(3);
    expect(liftToGap(rows, lift, 2).at).toBe(1);
  });

  it('follow a row of the document, never one that is hidden or dormant', () => {
    const some = [row('a'), row('x', 'hidden'), row('b'), row('c'), row('z', 'dormant')];
    expect(dropAnchor(some, some, { ids: ['c'], at: 2 })).toBe('a');
    expect(dropAnchor(some, some, { ids: ['a'], at: 4 })).toBe('c');
  });

  it('stay beside their neighbors when a view leaves out other rows', () => {
    const shown = rows.filter(({ id }) => id === 'b' || id === 'd');
    expect(dropAnchor(rows, shown, { ids: ['d'], at: 0 })).toBe('a');
    expect(dropAnchor(rows, shown, { ids: ['b'], at: 1 })).toBe('d');
  });

  it('are in the list where they were shown, whichever are dragged and wherever they are dropped', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(6), fc.nat(4), (selected, at, one) => {
        const lift = liftTo(rows, liftOf(rows, new Set(selected), selected[one % selected.length] ?? 'a'), at);
        expect(dropped(rows, lift, dropAnchor(rows, rows, lift))).toBe(reported(rowsAfter(rows, lift)));
      }),
    );
  });

  it('can be dropped on another parent of the same kind, and on nothing else', () => {
    const items = '/departments/[d1]/items';
    expect(listInside('/departments/[d2]', items)).toBe('/departments/[d2]/items');
    expect(listInside('/departments/[d1]', items)).toBeNull();
    expect(listInside('/departments/[d2]', '/departments')).toBeNull();
    expect(listInside('/schemes/[s]', items)).toBeNull();
    expect(listInside('', items)).toBeNull();
    expect(listInside('/departments/[d1]/items/[j]', `${items}/[i]/sizes`)).toBe(`${items}/[j]/sizes`);
  });
});
