import { documents, initialDocument } from '@commissary/catalog';
import { apply, type Change } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { valueAuthors } from './authors.ts';
import { filterRows, liveRows } from './live-rows.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const definition = documents.settings.field;
const live = initialDocument('settings');
const authors = valueAuthors([{ path: bank, tenantId: 'elm', by: 'Ana', at: 1 }], () => 'location');
const rowsOf = (changes: readonly Change[]) => liveRows({ definition, live, saved: apply(live, changes), authors });

describe('the live values', () => {
  it('are listed with section, label, level and author; ids are not listed', () => {
    const rows = rowsOf([]);
    expect(rows.find(({ path }) => path === bank)).toEqual({
      path: bank,
      section: 'Table service',
      words: 'Server bank',
      live: '$0.00',
      saved: null,
      source: 'location',
      author: { by: 'Ana', at: 1 },
    });
    expect(rows.find(({ path }) => path === '/tableSettings/serverKeepsTips')).toMatchObject({ source: 'company' });
    expect(rows.filter(({ path }) => path.endsWith('/id'))).toEqual([]);
    expect(filterRows(rows, '', true)).toEqual([]);
  });

  it('are listed beside what is saved: another value, an added member, a removed one, a moved one', () => {
    const [model] = live.paidInOutAccounts;
    const rows = rowsOf([
      { op: 'set', path: bank, value: '25.00' },
      { op: 'add', path: '/paidInOutAccounts/[own]', after: null, value: { ...model, id: 'own', name: 'Lottery' } },
      { op: 'remove', path: '/paidInOutAccounts/[repairs]' },
      { op: 'move', path: '/paidInOutAccounts/[supplies]', after: null },
    ]);
    const differing = filterRows(rows, '', true);
    expect(differing.find(({ path }) => path === bank)).toMatchObject({ live: '$0.00', saved: '$25.00' });
    const accounts = differing.filter(({ path }) => path.startsWith('/paidInOutAccounts'));
    expect(accounts.find(({ saved }) => saved === 'Added')).toMatchObject({
      words: 'Lottery',
      live: 'Not present',
      source: null,
    });
    expect(accounts.find(({ path }) => path === '/paidInOutAccounts/[supplies]')).toMatchObject({ saved: 'Moved' });
    expect(accounts.filter(({ saved }) => saved === 'Removed').every(({ words }) => words.includes('Repairs'))).toBe(
      true,
    );
    expect(accounts.some(({ saved }) => saved === 'Removed')).toBe(true);
  });

  it('are found by words of the path and of the value, in any order', () => {
    const rows = rowsOf([]);
    expect(filterRows(rows, 'bank SERVER service', false).map(({ path }) => path)).toEqual([bank]);
    expect(filterRows(rows, '$0.00 bank', false).map(({ path }) => path)).toContain(bank);
    expect(filterRows(rows, 'no such thing', false)).toEqual([]);
  });
});
