import { nullable, text } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { recordKind } from './record.ts';
import { columnText, recordList } from './record-columns.ts';
import { listQuery, shownParts } from './record-list.ts';

const locker = nullable(text({ label: 'Locker', hiddenByFeature: 'internalCompany' }));
const kind = recordKind(
  { noun: 'cook', label: 'Cook', layout: [], needs: {} },
  { name: text({ label: 'Name' }), locker },
);
const list = recordList(kind, {
  columns: ['name', 'locker', { key: 'jobs', label: 'Jobs' }],
  filters: [
    { key: 'job', label: 'Job', any: 'Any job' },
    {
      key: 'state',
      label: 'State',
      any: 'Any state',
      hiddenByFeature: 'internalCompany',
      options: [{ value: 'active', label: 'Active' }],
    },
  ],
  sorts: [
    { by: 'name', label: 'By name' },
    { by: 'locker', label: 'By locker' },
  ],
});
const labels = (parts: readonly { readonly label: string }[]) => parts.map(({ label }) => label);

describe('a list of records', () => {
  it('has a column for a field by its key, with its label and its text', () => {
    expect(labels(list.columns)).toEqual(['Name', 'Locker', 'Jobs']);
    const ana = { name: 'Ana', locker: '7' };
    expect(list.columns.map(({ key }) => columnText(kind, key, ana))).toEqual(['Ana', '7', null]);
    expect(columnText(kind, 'locker', { ...ana, locker: null })).toBeNull();
  });

  it('hides a column where its field is hidden, and a filter where it says so', () => {
    expect(labels(shownParts(list.columns, ['internalCompany']))).toEqual(['Name', 'Jobs']);
    expect(labels(shownParts(list.columns, []))).toEqual(['Name', 'Locker', 'Jobs']);
    expect(labels(shownParts(list.filters, ['internalCompany']))).toEqual(['Job']);
  });

  it('is narrowed and ordered as an address says, without options and orders that it has not', () => {
    expect(listQuery(list, { search: 'ana', job: '4', state: 'active', sort: 'locker', page: '2' })).toEqual({
      ...{ search: 'ana', job: '4', state: 'active', sort: 'locker' },
    });
    expect(listQuery(list, { search: '', state: 'gone', sort: 'age' })).toEqual({});
  });
});
