import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { change, contentOf, type EditSession, openEditSession } from '../edit-session/index.ts';
import { listOrder } from '../rows/index.ts';
import { filteredRows } from './filtered-rows.ts';
import { listFilters } from './list-filters.ts';
import { everyRow, type ListQuery } from './list-query.ts';
import { type Part, parts, partsPath, stockWith } from './testing/long-list.ts';

const shelves = [
  { id: 's1', name: 'Upper' },
  { id: 's2', name: 'Lower' },
];
const members: readonly Part[] = [
  { id: 'a', name: 'Bolt 10', kept: true, price: '9.50', count: 3, shelf: 's1', marks: ['x'] },
  { id: 'b', name: 'Bolt 9', state: 'used', price: '10.00', count: 1 },
  { id: 'c', name: 'Nut', count: 2, shelf: 's2', marks: ['x', 'y'] },
];

const shown = (session: EditSession, query: Partial<ListQuery>, issues: readonly string[] = []): string => {
  const rows = listOrder(session.opened, contentOf(session), partsPath);
  return filteredRows({ session, issues, list: parts, path: partsPath, rows }, { ...everyRow, ...query })
    .map(({ id }) => id)
    .join('');
};
const session = openEditSession(stockWith(members, shelves));

describe('the rows that filters let pass', () => {
  it.each([
    ['a toggle that is on', { '/kept': ['=true'] }, 'a'],
    ['a toggle that is off', { '/kept': ['=false'] }, 'bc'],
    ['a choice', { '/state': ['=used'] }, 'b'],
    ['several options of one filter', { '/state': ['=used', '=new'] }, 'abc'],
    ['a reference', { '/shelf': ['=s2'] }, 'c'],
    ['a missing reference', { '/shelf': ['!'] }, 'b'],
    ['a missing price', { '/price': ['!'] }, 'c'],
    ['a price', { '/price': ['*'] }, 'ab'],
    ['a member of a set', { '/marks': ['=y'] }, 'c'],
    ['an empty set', { '/marks': ['!'] }, 'b'],
    ['filters of two fields', { '/price': ['*'], '/state': ['=new'] }, 'a'],
    ['a value that is gone', { '/shelf': ['=s9'] }, ''],
    ['a field that is gone', { '/gone': ['=1'] }, 'abc'],
    ['words beside a filter', { '/price': ['*'] }, 'b', '  bolt 9 '],
  ])('%s', (_, filters, expected, words = '') => expect(shown(session, { filters, words })).toBe(expected));

  it('rows that are not saved, and rows with an issue', () => {
    const edited = change(session, [{ op: 'set', path: '/parts/[b]/count', value: 5 }]);
    expect(shown(edited, { filters: { row: ['unsaved'] } })).toBe('b');
    expect(shown(edited, { filters: { row: ['problem'] } }, ['/parts/[c]/price', '/shelves/[s1]'])).toBe('c');
    expect(shown(edited, { filters: { row: ['problem', 'unsaved'] } }, ['/parts/[c]/price'])).toBe('bc');
  });

  it('rows that a location changed, and those that it removed, which are sorted by what the company says', () => {
    const own = [
      { op: 'set', path: '/parts/[a]/count', value: 7, was: 3 },
      { op: 'remove', path: '/parts/[b]', was: '' },
    ] as const;
    const there = openEditSession({ ...stockWith(members, shelves), level: 'location', own });
    expect(shown(there, { filters: { row: ['overridden'] } })).toBe('a');
    expect(shown(there, { filters: { row: ['hidden'] } })).toBe('b');
    expect(shown(there, { filters: { '/state': ['=used'] } })).toBe('b');
    expect(shown(there, { sort: { key: '/count', descending: false } })).toBe('bca');
  });
});

describe('the order of the rows', () => {
  it.each([
    ['name', 'bac', 'cab'],
    ['/price', 'abc', 'bac'],
    ['/count', 'bca', 'acb'],
    ['/shelf', 'cab', 'acb'],
    ['/kept', 'abc', 'bca'],
    ['/gone', 'abc', 'abc'],
  ])('by %s', (key, ascending, descending) => {
    expect(shown(session, { sort: { key, descending: false } })).toBe(ascending);
    expect(shown(session, { sort: { key, descending: true } })).toBe(descending);
  });

  it('is that of a stable sort by the numbers, with rows without one last', () => {
    const some = fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }), { maxLength: 12 });
    fc.assert(
      fc.property(some, fc.boolean(), (prices, descending) => {
        const many = prices.map((price, at) => ({
          id: `p${at}`,
          name: '',
          ...(price !== undefined && { price: `${price}.00` }),
        }));
        const rank = (price: string | undefined) => (price === undefined ? 99 : Number(price) * (descending ? -1 : 1));
        const expected = many.toSorted((a, b) => rank(a.price) - rank(b.price)).map(({ id }) => id);
        const result = shown(openEditSession(stockWith(many)), { sort: { key: '/price', descending } });
        expect(result).toBe(expected.join(''));
      }),
    );
  });
});

it('a list of 5,000 is filtered and sorted with one look at each member', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    id: `p${at}`,
    name: `Part ${(at * 7919) % 5000}`,
    price: `${at % 50}.00`,
  }));
  const long = openEditSession(stockWith(many));
  const rows = listOrder(long.opened, contentOf(long), partsPath);
  const read = vi.fn();
  const document = long.opened.base as { parts: readonly Part[] };
  const get = (member: Part, key: string | symbol): unknown => {
    read();
    return Reflect.get(member, key);
  };
  const watched = document.parts.map(one => new Proxy(one, { get }));
  const queried = openEditSession({ ...long.opened, base: { ...document, parts: watched } });
  read.mockClear();
  const found = filteredRows(
    { session: queried, issues: [], list: parts, path: partsPath, rows },
    { ...everyRow, filters: { '/price': ['*'] }, sort: { key: '/price', descending: true } },
  );
  expect(found.map(({ id }) => id).slice(0, 2)).toEqual(['p49', 'p99']);
  expect(read.mock.calls.length).toBeLessThanOrEqual(5 * rows.length);
});

it('the filters come from the definition', () => {
  const filters = listFilters(session, {
    list: parts,
    columns: [],
    isShown: field => field.kind.name !== 'id',
    level: 'location',
    memberPath: '/parts/[a]',
  });
  expect(filters.map(({ label, options }) => `${label}: ${options.map(one => one.label).join(', ')}`)).toEqual([
    'State of the row: Not saved, Changed here, Hidden here, With a problem',
    'Kept: On, Off',
    'State: New, Used',
    'Price: Has a value, No value',
    'Count: Has a value, No value',
    'Shelf: Upper, Lower, No value',
  ]);
});
