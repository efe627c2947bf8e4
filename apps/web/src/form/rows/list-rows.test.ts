import { apply, type Change } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { department, employmentAt, setMember } from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, openEditSession } from '../edit-session/index.ts';
import { anchorAfterMove } from './list-order.ts';
import { type ListRow, listRows } from './list-rows.ts';

const at = (id: string): string => `/departments/[${id}]`;
const rowsOf = (own: readonly Change[], differently: Partial<LoadedSnapshot> = {}): readonly ListRow[] => {
  const session = openEditSession(employmentAt('location', { own, ...differently }));
  return listRows(session.opened, contentOf(session), '/departments');
};
const reported = (rows: readonly ListRow[]) =>
  rows.map(({ id, state, onlyHere, moved, changed }) =>
    [id, state !== 'shown' && state, onlyHere && 'only here', moved && 'moved', changed > 0 && changed]
      .filter(Boolean)
      .join(' '),
  );

describe('the rows of a list', () => {
  it('show what this level did to each member', () => {
    const rows = rowsOf([
      { op: 'move', path: at('4'), after: null },
      setMember(`${at('1')}/name`, 'Office'),
      { op: 'remove', path: at('2') },
      { op: 'add', path: at('x'), after: '3', value: department('x', 'Bakery') },
    ]);
    expect(reported(rows)).toEqual(['4 moved', '1 1', '2 hidden', '3', 'x only here']);
    expect(rows.map(({ name }) => name)).toEqual(['Drivers', 'Office', 'Front of House', 'Back of House', 'Bakery']);
  });

  it('[RULE.employment.14] restore a removed member of the level above by a reset', () => {
    const session = openEditSession(employmentAt('location', { own: [{ op: 'remove', path: at('2') }] }));
    const restored = change(session, [{ op: 'reset', path: at('2') }]);
    expect(reported(listRows(restored.opened, contentOf(restored), '/departments'))).toEqual(['1', '2', '3', '4']);
  });

  it('keep a change whose member the level above has lost, and mark it as dormant', () => {
    const { base } = employmentAt('company');
    const without = apply(base, [{ op: 'remove', path: at('3') }]);
    const rows = rowsOf([setMember(`${at('3')}/name`, 'Kitchen')], { base: without });
    expect(reported(rows).at(-1)).toBe('3 dormant 1');
  });

  it('show what the group changed', () => {
    const rows = rowsOf([], { group: [setMember(`${at('1')}/name`, 'Office')] });
    expect(rows[0]).toMatchObject({ name: 'Office', changed: 0, changedByGroup: 1 });
  });

  it('mark unsaved changes', () => {
    const session = change(openEditSession(employmentAt('company')), [setMember(`${at('1')}/name`, 'Office')]);
    const unsaved = listRows(session.opened, contentOf(session), '/departments').filter(row => row.unsaved);
    expect(unsaved.map(({ id }) => id)).toEqual(['1']);
  });
});

describe('a move', () => {
  const rows = rowsOf([{ op: 'remove', path: at('2') }]);

  it.each([
    { id: '3', by: -1, after: null },
    { id: '1', by: 1, after: '3' },
    { id: '1', by: 2, after: '4' },
    { id: '1', by: -1, after: undefined },
    { id: '4', by: 1, after: undefined },
  ])('of $id by $by inserts it after $after, skipping hidden rows', ({ id, by, after }) => {
    expect(anchorAfterMove(rows, id, by)).toBe(after);
  });
});
