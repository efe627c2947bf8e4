import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import type { Field, Value } from '../field/field.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { validateChanges } from '../validation/validate-changes.ts';
import { group } from './group.ts';
import { idField } from './id.ts';
import { list, newMember } from './list.ts';
import { text } from './text.ts';

const printerFields = group(
  { label: 'Printer' },
  { id: idField(), name: text({ label: 'Name', initial: 'New printer' }) },
);
interface Printer extends Value<typeof printerFields> {}
const printer: Field<Printer> = printerFields;
const field = list({ label: 'Printers', max: 3, initial: [{ id: 1, name: 'Bar' }] }, printer);

it('starts with its built-in members and creates new ones under the given id', () => {
  expect(initial(field)).toEqual([{ id: 1, name: 'Bar' }]);
  expect(newMember(field, 'p2')).toEqual({ id: 'p2', name: 'New printer' });
});

it('addresses a member by its id, never by its position', () => {
  expect(
    validateValue(field, [
      { id: 7, name: 'A' },
      { id: 'x', name: 4 },
    ]),
  ).toEqual([{ path: '/[x]/name', code: 'type' }]);
});

it('rejects members without an id, ids that are equal as text, and too many members', () => {
  expect(validateValue(field, [{ name: 'A' }, 'B', { id: 1, name: 'C' }, { id: '1', name: 'D' }])).toEqual([
    { path: '', code: 'too-many', params: { max: 3 } },
    { path: '', code: 'bad-id' },
    { path: '', code: 'type' },
    { path: '/[1]', code: 'duplicate-id', params: { id: '1' } },
  ]);
  expect(validateValue(field, {})).toEqual([{ path: '', code: 'type' }]);
});

it('keeps its fixed members, whatever else changes in them', () => {
  const fixed = list({ label: 'Printers', initial: initial(field), builtInIds: [1] }, printer);
  const spare = { id: 's', name: 'Spare' };
  expect(validateValue(fixed, [spare, { id: 1, name: 'Renamed' }])).toEqual([]);
  expect(validateValue(fixed, [spare])).toEqual([{ path: '/[1]', code: 'fixed-member' }]);
  expect(validateChanges(fixed, [spare], ['/[1]'])).toEqual([{ path: '/[1]', code: 'fixed-member' }]);
  expect(validateChanges(fixed, [{ id: 1, name: 'Bar' }], ['/[s]'])).toEqual([]);
  expect(validateValue(fixed, [{ id: '1', name: 'The same id as text' }])).toEqual([]);
});

it('is formatted as a count', () => {
  const two = [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ];
  expect([
    describeDocument(valueTexts, field, two),
    describeDocument(valueTexts, field, two.slice(1)),
    describeDocument(valueTexts, field, []),
  ]).toEqual(['2 printers', '1 printer', 'None']);
});
