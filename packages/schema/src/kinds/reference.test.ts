import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { danglingReferences } from '../references/references.ts';
import { removeDanglingReferences } from '../references/remove-dangling-references.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { group } from './group.ts';
import { idField } from './id.ts';
import { list } from './list.ts';
import { isReference, reference } from './reference.ts';
import { set } from './set.ts';
import { text } from './text.ts';

const field = reference({ label: 'Department', to: '/departments', onDelete: 'unset' });

it('holds an id, or empty text for none', () => {
  expectCodes(
    field,
    ['', 4, 'k7'],
    [
      [null, 'type'],
      ['a/b', 'bad-id'],
    ],
  );
  expect([describeDocument(valueTexts, field, ''), describeDocument(valueTexts, field, 4)]).toEqual(['Not set', '4']);
});

it('starts with, and falls back to, a target that always exists', () => {
  const safe = reference({
    label: 'Safe',
    to: '/drawers',
    onDelete: 'unset',
    initial: 'MAIN',
    extraOptions: [{ value: 'MAIN', label: 'Main safe' }],
  });
  expect([initial(safe), describeDocument(valueTexts, safe, 'MAIN')]).toEqual(['MAIN', 'Main safe']);
  const room = group(
    { label: 'Room' },
    { drawers: list({ label: 'Drawers' }, group({ label: 'D' }, { id: idField() })), safe },
  );
  expect(removeDanglingReferences(room, { drawers: [], safe: 'gone' }).document).toEqual({ drawers: [], safe: 'MAIN' });
  expect(danglingReferences(room, { drawers: [], safe: 'MAIN' })).toEqual([]);
});

it('to a set of words holds a word, and is removed with the word', () => {
  const city = reference({ label: 'City', to: '/cities', onDelete: 'unset', targetsStrings: true });
  expectCodes(
    city,
    ['', 'Coeur d’Alene', 'St. Louis'],
    [
      [4, 'type'],
      [' New York', 'bad-id'],
      ['a\nb', 'bad-id'],
      ['__proto__', 'bad-id'],
    ],
  );
  const town = group({ label: 'Town' }, { cities: set({ label: 'Cities' }, text({ label: 'City' })), city });
  expect(validateValue(town, { cities: ['New York'], city: 'New York' })).toEqual([]);
  expect(removeDanglingReferences(town, { cities: ['New York'], city: 'Boston' }).document).toEqual({
    cities: ['New York'],
    city: '',
  });
});

it('is distinguished from other kinds', () => {
  expect([isReference(field), isReference(text({ label: 'T' }))]).toEqual([true, false]);
});
