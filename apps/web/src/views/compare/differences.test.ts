import { initialDocument } from '@commissary/catalog';
import { apply, type Change, type Edit, edit, normalize } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import type { LoadedDocument } from '../../cache/index.ts';
import { effectiveOf, parentOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { valueAuthors } from '../live/index.ts';
import { type ComparedSide, type Difference, differences } from './differences.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const voucher = { ...initialDocument('settings').tenderTypes[3], id: 'v1', name: 'Voucher' };
const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });

const side = (
  tenantId: string,
  own: readonly Change[],
  group: readonly Change[] = [],
  rights = ['*'],
): ComparedSide => {
  const loaded: LoadedDocument = {
    baseId: 'b',
    baseVer: 1,
    base: initialDocument('settings'),
    override: { id: tenantId, ver: 1, changes: normalize(own) },
    groupOverride: { id: 'g', ver: 1, changes: normalize(group) },
    permissions: rights,
  };
  const entry = { path: bank, tenantId, by: 'Ana Moreno', at: 5 };
  return {
    opened: snapshotFromResponse('settings', 'location', loaded),
    authors: valueAuthors([entry], () => 'location'),
  };
};
const documentOf = ({ opened }: ComparedSide) => effectiveOf(opened, savedCopy(opened));
const after = ({ opened }: ComparedSide, edits: readonly Edit[]) =>
  apply(parentOf(opened), edit(parentOf(opened), opened.own, edits));
const editsOf = (rows: readonly Difference[], which: 'left' | 'right') => rows.flatMap(row => row[which].edits);

describe('two compared tenants', () => {
  const elm = side('elm', [set(bank, '40.00'), { op: 'add', path: '/tenderTypes/[v1]', after: '4', value: voucher }]);
  const oak = side(
    'oak',
    [{ op: 'move', path: '/tenderTypes/[4]', after: null }],
    [set(bank, '20.00'), set(tips, true)],
  );
  const rows = differences(elm, oak);

  it('are listed value by value, each with its source and its author', () => {
    expect(rows.map(({ words, left, right }) => [words, left.words, right.words])).toEqual([
      ['Tender types: order', 'Its own order', 'Its own order'],
      ['Voucher', 'Present', 'Not present'],
      [expect.stringContaining('Server bank'), '$40.00', '$20.00'],
      [expect.stringContaining('keep'), 'Off', 'On'],
    ]);
    const [order, , money] = rows;
    expect([order?.left.source, order?.right.source]).toEqual(['location', 'location']);
    expect(money?.left).toMatchObject({ source: 'location', own: true, author: { by: 'Ana Moreno' } });
    expect(money?.right).toMatchObject({ source: 'group', own: false, author: undefined });
  });

  it('become equal when every difference is copied, in either direction', () => {
    expect(after(oak, editsOf(rows, 'right'))).toEqual(documentOf(elm));
    expect(after(elm, editsOf(rows, 'left'))).toEqual(documentOf(oak));
  });

  it('have no differences to themselves', () => {
    expect(differences(elm, elm)).toEqual([]);
  });
});
