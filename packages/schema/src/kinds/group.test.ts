import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { optional } from '../field/field.ts';
import { blocksOf, tabsOf } from '../field/layout.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { group } from './group.ts';
import { number } from './number.ts';
import { text } from './text.ts';
import { toggle } from './toggle.ts';

const field = group(
  { label: 'Limits', layout: [{ title: 'First', fields: ['max'] }] },
  { min: number({ label: 'Min' }), max: number({ label: 'Max', initial: 9 }), note: optional(text({ label: 'Note' })) },
  [{ code: 'min-below-max', at: 'max', holds: value => value.min <= value.max }],
);

it('starts with the initial values of its fields, optional ones absent', () => {
  expect(initial(field)).toEqual({ min: 0, max: 9 });
});

it('reports missing, unknown and wrong fields with their paths', () => {
  expect(validateValue(field, { min: 'x', extra: 1 })).toEqual([
    { path: '/min', code: 'type' },
    { path: '/max', code: 'missing' },
    { path: '/extra', code: 'unknown-field' },
  ]);
  expect(validateValue(field, []).map(issue => issue.code)).toEqual(['type']);
});

it('treats undefined as absent and null as a value', () => {
  expect(validateValue(field, { min: 1, max: 2, note: undefined })).toEqual([]);
  expect(validateValue(field, { min: 1, max: 2, note: null })).toEqual([{ path: '/note', code: 'type' }]);
});

it('runs its rules only where the fields themselves are valid', () => {
  expect(validateValue(field, { min: 5, max: 2 })).toEqual([{ path: '/max', code: 'rule', rule: 'min-below-max' }]);
  expect(validateValue(field, { min: 5, max: '2' })).toEqual([{ path: '/max', code: 'type' }]);
});

it('reads no inherited property as a field', () => {
  const odd = group({ label: 'Odd' }, { toString: toggle({ label: 'To string' }) });
  expect(validateValue(odd, {})).toEqual([{ path: '/toString', code: 'missing' }]);
});

it('contains every field once in its layout, those that no block names last', () => {
  expect(blocksOf(field)).toEqual([{ title: 'First', fields: ['max'] }, { fields: ['min', 'note'] }]);
});

it('is formatted as its present fields, label by label', () => {
  expect(describeDocument(valueTexts, field, { min: 1, max: 2 })).toBe('Min: 1, Max: 2');
});

it('places fields of an inner group one by one, and what is left of it after all blocks, in the last tab', () => {
  const inner = group({ label: 'Names' }, { name: text({ label: 'Name' }), shown: text({ label: 'Shown' }) });
  const blocks = [{ title: 'Name', fields: ['names/name'] }];
  const layout = {
    tabs: [
      { key: 'a', title: 'A', blocks },
      { key: 'b', title: 'B', blocks: [{ fields: ['note'] }] },
    ],
  };
  const shape = { names: inner, note: text({ label: 'Note' }), other: text({ label: 'Other' }) };
  const field = group({ label: 'Item', layout }, shape);
  expect(tabsOf(field)).toEqual([
    { key: 'a', title: 'A', blocks },
    { key: 'b', title: 'B', blocks: [{ fields: ['note'] }, { fields: ['names/shown', 'other'] }] },
  ]);
  expect(blocksOf(field)).toEqual([...blocks, { fields: ['note'] }, { fields: ['names/shown', 'other'] }]);
  expect(tabsOf(group({ label: 'Plain' }, shape))).toEqual([]);
});
