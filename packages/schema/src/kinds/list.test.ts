import { expect, it } from 'vitest';
import { check } from '../check.ts';
import { checkChanged } from '../check-changed.ts';
import { describe } from '../describe.ts';
import type { Field, Value } from '../field.ts';
import { initial } from '../initial.ts';
import { group } from './group.ts';
import { id } from './id.ts';
import { list, newMember } from './list.ts';
import { text } from './text.ts';

const printerFields = group({ label: 'Printer' }, { id: id(), name: text({ label: 'Name', initial: 'New printer' }) });
interface Printer extends Value<typeof printerFields> {}
const printer: Field<Printer> = printerFields;
const field = list({ label: 'Printers', max: 3, initial: [{ id: 1, name: 'Bar' }] }, printer);

it('starts with its built-in members and makes new ones under the id it is given', () => {
  expect(initial(field)).toEqual([{ id: 1, name: 'Bar' }]);
  expect(newMember(field, 'p2')).toEqual({ id: 'p2', name: 'New printer' });
});

it('names a member by its id, never by its place', () => {
  expect(
    check(field, [
      { id: 7, name: 'A' },
      { id: 'x', name: 4 },
    ]),
  ).toEqual([{ path: '/[x]/name', code: 'type' }]);
});

it('refuses members without an id, ids that occur twice as text, and too many members', () => {
  expect(check(field, [{ name: 'A' }, 'B', { id: 1, name: 'C' }, { id: '1', name: 'D' }])).toEqual([
    { path: '', code: 'too-many', params: { max: 3 } },
    { path: '', code: 'bad-id' },
    { path: '', code: 'type' },
    { path: '/[1]', code: 'duplicate-id', params: { id: '1' } },
  ]);
  expect(check(field, {})).toEqual([{ path: '', code: 'type' }]);
});

it('keeps the members that belong to the product, whatever else becomes of them', () => {
  const fixed = list({ label: 'Printers', initial: initial(field), fixed: [1] }, printer);
  const spare = { id: 's', name: 'Spare' };
  expect(check(fixed, [spare, { id: 1, name: 'Renamed' }])).toEqual([]);
  expect(check(fixed, [spare])).toEqual([{ path: '/[1]', code: 'fixed-member' }]);
  expect(checkChanged(fixed, [spare], ['/[1]'])).toEqual([{ path: '/[1]', code: 'fixed-member' }]);
  expect(checkChanged(fixed, [{ id: 1, name: 'Bar' }], ['/[s]'])).toEqual([]);
  expect(check(fixed, [{ id: '1', name: 'The same id as text' }])).toEqual([]);
});

it('reads as a count', () => {
  const two = [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ];
  expect([describe(field, two), describe(field, two.slice(1)), describe(field, [])]).toEqual([
    '2 printers',
    '1 printer',
    'None',
  ]);
});
