import { expect, it } from 'vitest';
import { jsonSchema } from '../field/json-schema.ts';
import { choice } from '../kinds/choice.ts';
import { group } from '../kinds/group.ts';
import { number } from '../kinds/number.ts';
import { text } from '../kinds/text.ts';
import { removeDanglingReferences } from '../references/remove-dangling-references.ts';
import { validateValue } from '../validation/validate.ts';
import { applyComputed } from './computed-fields.ts';
import { acceptInput, complete } from './initial.ts';

const shape = {
  font: choice({
    label: 'Font',
    options: [
      { value: 'sans', label: 'Sans' },
      { value: 'serif', label: 'Serif' },
    ],
    coerceInvalid: true,
  }),
  note: text({ label: 'Note', initial: 'Enjoy!', coerceInvalid: true }),
  name: text({ label: 'Name', initial: 'Menu' }),
  width: number({ label: 'Width', initial: 2, coerceInvalid: true }),
};
const design = group({ label: 'Design' }, shape);
const sound = { font: 'serif', note: 'Hello', name: '', width: 1 };

it.each([
  { given: { ...sound, font: 'runes' }, read: { ...sound, font: 'sans' } },
  { given: { ...sound, note: '' }, read: { ...sound, note: 'Enjoy!' } },
  { given: { font: '', note: '', name: '', width: 1 }, read: { font: 'sans', note: 'Enjoy!', name: '', width: 1 } },
])('reads an empty or unknown value as the initial value: $given', ({ given, read }) => {
  for (const reading of [complete, applyComputed, acceptInput]) expect(reading(design, given)).toEqual(read);
  expect(removeDanglingReferences(design, given).document).toEqual(read);
});

it('keeps every other value as the same object, and does not correct wrong values', () => {
  for (const reading of [complete, applyComputed, acceptInput]) expect(reading(design, sound)).toBe(sound);
  const wrong = { ...sound, width: 'wide' };
  expect(complete(design, wrong)).toBe(wrong);
  expect(validateValue(design, wrong).map(({ code }) => code)).toEqual(['type']);
});

it('describes the coercion in the JSON Schema', () => {
  expect([jsonSchema(shape.note).minLength, jsonSchema(shape.name).minLength]).toEqual([1, undefined]);
});
