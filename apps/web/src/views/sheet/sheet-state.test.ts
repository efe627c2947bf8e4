import { documents, initialDocument } from '@commissary/catalog';
import { type Change, normalize } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { positionsIn } from '../../ui/index.ts';
import { chosenFields, sheetFields } from './sheet-fields.ts';
import { cellsAt, gridOf } from './sheet-grid.ts';
import {
  cellState,
  nothingPending,
  putTexts,
  putValue,
  resetCells,
  type SheetTenantStates,
  tenantsToSave,
  unreadable,
} from './sheet-state.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const opened = (own: readonly Change[], permissions: string[]) =>
  snapshotFromResponse('settings', 'location', {
    baseId: 'b',
    baseVer: 1,
    base: initialDocument('settings'),
    override: { id: 'o', ver: 3, changes: normalize(own) },
    groupOverride: null,
    permissions,
  });
const rights = ['accessConfigurationOptions'];
const tenants: SheetTenantStates = new Map([
  ['elm', opened([{ op: 'set', path: bank, value: '200.00' }], rights)],
  ['oak', opened([], rights)],
  ['ash', opened([], [])],
]);
const fields = [bank, tips].map(path => ({ path, words: [path] }));
const at = (tenantId: string) => ({ tenantId, name: tenantId, level: 'location' as const, groupId: null });
const grid = gridOf(
  fields,
  ['elm', 'oak', 'ash'].map(tenantId => at(tenantId)),
  { isPriced: false },
);
const texts = (column: number, ...words: readonly string[]) =>
  cellsAt(
    grid,
    words.map((text, row) => ({ row, column, text })),
  );
const state = (pending: typeof nothingPending, tenantId: string, path = bank) =>
  cellState(tenants, pending, { tenantId, path });

describe('a sheet', () => {
  it('accepts a column of a spreadsheet, and marks only what it cannot parse or may not change', () => {
    const column = texts(0, '$1,250.00', 'much', '40');
    const pending = putTexts(tenants, nothingPending, column);
    expect(state(pending, 'elm')).toMatchObject({
      value: '1250.00',
      overridden: true,
      unsaved: true,
      parseError: undefined,
    });
    expect(state(pending, 'oak')).toMatchObject({
      value: '0.00',
      parseError: { text: 'much', reason: 'Enter an amount such as 12.50.' },
    });
    expect(state(pending, 'ash')).toMatchObject({ value: '0.00', unsaved: false, locked: { why: 'right' } });
    expect(tenantsToSave(tenants, pending)).toEqual([
      { tenantId: 'elm', ver: 3, edits: [{ op: 'set', path: bank, value: '1250.00' }] },
    ]);
    expect(unreadable(pending)).toBe(1);
  });

  it('resets to the inherited value, and sends nothing where all is as it was', () => {
    const reset = resetCells(
      tenants,
      nothingPending,
      cellsAt(grid, positionsIn({ anchor: { row: 0, column: 0 }, cursor: { row: 1, column: 1 } })),
    );
    expect(state(reset, 'elm')).toMatchObject({ value: '0.00', overridden: false });
    expect(tenantsToSave(tenants, reset)).toEqual([{ tenantId: 'elm', ver: 3, edits: [{ op: 'reset', path: bank }] }]);
    const back = putTexts(tenants, reset, [{ tenantId: 'elm', path: bank, text: '200' }]);
    expect(tenantsToSave(tenants, back)).toEqual([]);
  });

  it('parses toggles by their words', () => {
    const both = texts(1, 'yes', 'yes');
    const pending = putTexts(tenants, nothingPending, both);
    expect(['elm', 'oak'].map(id => state(pending, id, tips)?.value)).toEqual([true, true]);
  });

  it('has a column for each field of a member that one of the tenants has, and shows the list itself as locked', () => {
    const voucher = { ...initialDocument('settings').tenderTypes[0], id: 'v1', name: 'Voucher' };
    const here = new Map(tenants).set(
      'elm',
      opened([{ op: 'add', path: '/tenderTypes/[v1]', after: null, value: voucher }], rights),
    );
    const world = {
      kind: 'settings' as const,
      definition: documents.settings.field,
      documents: [...here.values()].map(one => effectiveOf(one, savedCopy(one))),
      isShown: () => true,
    };
    const all = sheetFields(world);
    const name = '/tenderTypes/[v1]/name';
    expect(chosenFields(world, all, ['/tenderTypes/[v1]']).map(({ path }) => path)).toContain(name);
    expect(all.find(({ path }) => path === name)?.words).toEqual(['Tender types', 'Voucher', 'Name']);
    expect(all.filter(({ path }) => path.endsWith('accountToken'))).toEqual([]);
    const at = (tenantId: string, path: string, pending = nothingPending) =>
      cellState(here, pending, { tenantId, path });
    expect([at('elm', name)?.closed, at('oak', name)?.closed]).toEqual([undefined, 'absent']);
    const texts = ['elm', 'oak'].map(tenantId => ({ tenantId, path: name, text: 'Coupon' }));
    const pending = putTexts(here, nothingPending, texts);
    expect([...pending.keys()]).toEqual(['elm']);
    expect(at('elm', name, pending)?.value).toBe('Coupon');
    expect(at('elm', '/tenderTypes')).toMatchObject({ closed: 'whole', overridden: true });
    const list = { tenantId: 'elm', path: '/tenderTypes' };
    expect(putTexts(here, nothingPending, [{ ...list, text: 'x' }])).toBe(nothingPending);
    expect(tenantsToSave(here, resetCells(here, nothingPending, [list]))).toMatchObject([{ edits: [{ op: 'reset' }] }]);
  });

  it('accepts the value of a control, and marks what the field does not allow', () => {
    const cell = { tenantId: 'oak', path: bank };
    expect(cellState(tenants, putValue(tenants, nothingPending, [cell], '5.00'), cell)).toMatchObject({
      value: '5.00',
    });
    expect(cellState(tenants, putValue(tenants, nothingPending, [cell], 'much'), cell)?.parseError?.text).toBe('much');
  });

  it('puts the longer list in the rows', () => {
    expect(grid).toMatchObject({ acrossAre: 'fields', rows: ['elm', 'oak', 'ash'] });
    expect(gridOf(fields, [at('elm')], { isPriced: false })).toMatchObject({ acrossAre: 'places', columns: ['elm'] });
    const tenants = ['elm', 'oak', 'ash'].map(at);
    expect(gridOf(fields, tenants, { isPriced: true })).toMatchObject({ acrossAre: 'places', rows: [bank, tips] });
  });
});
