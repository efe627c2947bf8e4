import { fieldAt, isList } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { openedAt, setMember } from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, openEditSession } from '../edit-session/index.ts';
import { cellValue, listColumns } from './list-columns.ts';
import { listRows } from './list-rows.ts';

const path = '/tenderTypes';
const opened = openedAt('location');
const list = fieldAt(opened.definition, path);
if (list === undefined || !isList(list)) throw new Error('Tender types are no list any more.');
const columns = listColumns(opened.definition, opened.base, list);

const rowsAfter = (...edits: Parameters<typeof change>[1]) => {
  const session = change(openEditSession(opened), edits);
  return listRows(session.opened, contentOf(session), path);
};

describe('the columns of a list that declares them', () => {
  it('are labeled by the part of a member that contains the value', () => {
    expect(columns.map(({ label, inside, numeric }) => [label, inside, numeric])).toEqual([
      ['Minimum payment', '/min/amount', true],
      ['Maximum payment', '/max/amount', true],
      ['Open cash drawer', '/openDrawer', false],
      ['Online', '/availableOnline', false],
    ]);
  });

  it('show an amount only where it applies', () => {
    const [smallest] = columns;
    if (smallest === undefined) throw new Error('no column');
    expect(cellValue({ min: { enabled: false, amount: '5.00' } }, smallest)).toBeUndefined();
    expect(cellValue({ min: { enabled: true, amount: '5.00' } }, smallest)).toBe('5.00');
    expect(cellValue(undefined, smallest)).toBeUndefined();
  });
});

describe('a row', () => {
  it('reports whether it is built in and whether it is in use', () => {
    const value = { id: 'x', name: 'Voucher', disabled: false };
    const rows = rowsAfter(
      { op: 'add', path: `${path}/[x]`, after: null, value },
      setMember(`${path}/[4]/disabled`, true),
    );
    const reported = rows.map(({ id, fixed, disabled }) => [id, fixed, disabled]);
    expect(reported.slice(0, 3)).toEqual([
      ['x', false, false],
      ['1', true, false],
      ['2', true, true],
    ]);
    expect(reported.find(([id]) => id === '4')).toEqual(['4', true, true]);
  });
});
