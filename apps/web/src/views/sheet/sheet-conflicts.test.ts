import { documents, initialDocument } from '@commissary/catalog';
import { apply, type Change, normalize } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { snapshotFromResponse } from '../../snapshot/index.ts';
import { chosen, conflictRows, conflictsAt } from './sheet-conflicts.ts';
import { hasCellsToRestore, omittedCells, restoredSheetDraft, sheetDraftOf } from './sheet-draft.ts';
import {
  cellState,
  nothingPending,
  putTexts,
  remainingAfterSave,
  type SheetTenantState,
  type SheetTenantStates,
  tenantsToSave,
  unreadable,
} from './sheet-state.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const token = '/creditAndGiftSettings/credit/openEdge/accountToken';
const elm = (ver: number, own: readonly Change[]): SheetTenantStates =>
  new Map([
    [
      'elm',
      snapshotFromResponse('settings', 'location', {
        baseId: 'b',
        baseVer: 1,
        base: initialDocument('settings'),
        override: { id: 'o', ver, changes: normalize(own) },
        groupOverride: null,
        permissions: ['accessConfigurationOptions'],
      }),
    ],
  ]);
const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
const type = (tenants: SheetTenantStates, path: string, text: string, pending = nothingPending) =>
  putTexts(tenants, pending, [{ tenantId: 'elm', path, text }]);

const before = elm(1, [set(bank, '200.00'), set(token, { set: true, last4: '1234' })]);
const theirs = elm(2, [set(bank, '250.00'), set(token, { set: true, last4: '1234' })]);

describe('a sheet that two users edit', () => {
  it('asks where both changed a cell, and loses neither value', () => {
    const pending = type(before, tips, 'on', type(before, bank, '300'));
    expect(conflictsAt(before, pending, 'elm')).toEqual([]);
    const rows = conflictRows(theirs, pending, () => 'Elm St.');
    expect(rows).toMatchObject([
      { path: `elm ${bank}`, before: '$200.00', mine: { value: '$300.00' }, theirs: { value: '$250.00' } },
    ]);
    expect(rows[0]?.where).toContain('Elm St.');
    const choose = (choice: 'ours' | 'theirs') => chosen(theirs, pending, new Map([[`elm ${bank}`, choice]]));
    const sent = (left: typeof pending) => tenantsToSave(theirs, left);
    expect(sent(choose('ours'))).toMatchObject([{ ver: 2, edits: [set(bank, '300.00'), set(tips, true)] }]);
    expect(sent(choose('theirs'))).toMatchObject([{ ver: 2, edits: [set(tips, true)] }]);
    for (const choice of ['ours', 'theirs'] as const) expect(conflictsAt(theirs, choose(choice), 'elm')).toEqual([]);
  });

  it('asks at the company too, whose document both changed, and shows its edits below it', () => {
    const at = (ver: number, value: string): SheetTenantStates => {
      const base = apply(initialDocument('settings'), [set(bank, value)]);
      const open = (level: 'company' | 'location', own: readonly Change[]) =>
        snapshotFromResponse('settings', level, {
          baseId: 'b',
          baseVer: ver,
          base,
          override: { id: level, ver, changes: normalize(own) },
          groupOverride: null,
          permissions: ['accessConfigurationOptions'],
        });
      return new Map<string, SheetTenantState>([
        ['kitchen', open('company', [])],
        ['elm', { ...open('location', []), inherits: { companyId: 'kitchen', groupId: null } }],
        ['oak', { ...open('location', [set(bank, '9.00')]), inherits: { companyId: 'kitchen', groupId: null } }],
      ]);
    };
    const pending = putTexts(at(1, '1.00'), nothingPending, [{ tenantId: 'kitchen', path: bank, text: '3' }]);
    const valueAt = (tenantId: string) => cellState(at(1, '1.00'), pending, { tenantId, path: bank });
    expect(valueAt('elm')).toMatchObject({ value: '3.00', source: 'company', moved: true });
    expect(valueAt('oak')).toMatchObject({ value: '9.00', source: 'location', moved: false });
    expect(conflictRows(at(2, '1.00'), pending, id => id)).toEqual([]);
    expect(conflictRows(at(2, '2.00'), pending, id => id)).toMatchObject([
      { path: `kitchen ${bank}`, before: '$1.00', mine: { value: '$3.00' }, theirs: { value: '$2.00' } },
    ]);
    const ours = chosen(at(2, '2.00'), pending, new Map([[`kitchen ${bank}`, 'ours']]));
    expect(tenantsToSave(at(2, '2.00'), ours)).toEqual([{ tenantId: 'kitchen', ver: 2, edits: [set(bank, '3.00')] }]);
    expect(conflictRows(at(2, '2.00'), ours, id => id)).toEqual([]);
  });

  it('is rebased onto what others changed elsewhere, and onto the same value', () => {
    expect(conflictsAt(theirs, type(before, tips, 'on'), 'elm')).toEqual([]);
    expect(conflictsAt(theirs, type(before, bank, '250'), 'elm')).toEqual([]);
  });

  it('keeps after a save what was typed during it, and what could not be parsed', () => {
    const sent = type(before, tips, 'perhaps', type(before, bank, '250'));
    const now = type(before, '/tableSettings/requireEnterSection', 'on', sent);
    const left = remainingAfterSave(theirs, now, sent);
    expect(unreadable(left)).toBe(1);
    expect(tenantsToSave(theirs, left)).toMatchObject([
      { ver: 2, edits: [{ path: '/tableSettings/requireEnterSection' }] },
    ]);
  });
});

describe('the draft of a sheet', () => {
  const definition = documents.settings.field;
  const address = { kind: 'settings', companyId: 'sorrel', tenantId: null, menuId: null } as const;
  const draftOf = (pending: typeof nothingPending) =>
    sheetDraftOf(definition, pending, address, { fields: bank }, { id: 'd', owner: 'priya', at: 7 });

  it('restores the cells as they were typed, and asks the questions that the page would have asked', () => {
    const draft = draftOf(type(before, tips, 'perhaps', type(before, bank, '300')));
    if (draft === null) throw new Error('nothing kept');
    expect(draft).toMatchObject({ count: 2, where: { title: 'Edit several locations', place: '1 location' } });
    expect(JSON.stringify(draft)).not.toContain('1234');
    const lying = structuredClone(draft);
    const back = restoredSheetDraft(definition, nothingPending, lying);
    expect(tenantsToSave(before, back)).toMatchObject([{ edits: [set(bank, '300.00')] }]);
    expect(unreadable(back)).toBe(1);
    expect(conflictsAt(theirs, back, 'elm')).toHaveLength(1);
  });

  it('leaves out the cells of fields that an earlier version had, and is offered to tell so', () => {
    const draft = draftOf(type(before, bank, '300'));
    if (draft === null) throw new Error('nothing kept');
    const [at] = draft.places;
    const gone = '/tableSettings/tipsGalore';
    const cells = at?.cells.map(([, done]) => [gone, done] as const) ?? [];
    const older = { ...draft, places: draft.places.map(one => ({ ...one, cells: [...one.cells, ...cells] })) };
    expect(omittedCells(definition, older)).toBe(1);
    const back = restoredSheetDraft(definition, nothingPending, older);
    expect(tenantsToSave(before, back)).toMatchObject([{ edits: [set(bank, '300.00')] }]);
    const alone = { ...draft, places: draft.places.map(one => ({ ...one, cells })) };
    expect(hasCellsToRestore(definition, before, alone)).toBe(true);
  });

  it('does not exist without edits, and is not offered when all of it was saved after all', () => {
    expect(draftOf(nothingPending)).toBeNull();
    const draft = draftOf(type(before, bank, '250'));
    expect(
      draft && [hasCellsToRestore(definition, before, draft), hasCellsToRestore(definition, theirs, draft)],
    ).toEqual([true, false]);
    expect(draft && hasCellsToRestore(definition, new Map(), draft)).toBe(true);
  });
});
