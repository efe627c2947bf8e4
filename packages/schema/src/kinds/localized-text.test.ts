import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { childField, keyingOf } from '../field/walk.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { isLanguageTag, localizedText } from './localized-text.ts';

const field = localizedText({ label: 'Name', max: 4, languages: ['en', 'es-MX'] });

it('has a text within its limit for each language tag', () => {
  expectCodes(
    field,
    [{}, { en: 'Soup' }, { en: '', 'es-MX': 'Sopa', 'zh-Hant': '湯' }],
    [
      [{ en: 'Soups' }, 'too-long'],
      [{ en: 5 }, 'type'],
      [{ EN: 'Soup' }, 'bad-id'],
      [{ en_US: 'Soup' }, 'bad-id'],
      [{ 'en-': 'Soup', en: '' }, 'bad-id'],
      [{ '': 'Soup' }, 'bad-id'],
      [['Soup'], 'type'],
      ['Soup', 'type'],
    ],
  );
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`en-x-${100 + i}`, '']));
  expectCodes(field, [Object.fromEntries(Object.entries(many).slice(1))], [[many, 'too-many']]);
});

it('knows a language tag in its canonical form only', () => {
  expect(['en', 'en-US', 'zh-Hant-TW'].map(isLanguageTag)).toEqual([true, true, true]);
  expect(['en-us', 'e', 'en-', '__proto__', 'en US', 'x'.repeat(40)].map(isLanguageTag)).toEqual(Array(6).fill(false));
});

it('is addressed by language, and a path with another key leads nowhere', () => {
  expect([keyingOf(field), childField(field, 'en')?.kind.name]).toEqual(['group', 'text']);
  expect([childField(field, 'en_US'), childField(field, '[en]')]).toEqual([undefined, undefined]);
});

it('starts without a text, and is formatted in the order of its tags', () => {
  expect(initial(field)).toEqual({});
  expect(describeDocument(valueTexts, field, {})).toBe('Not set');
  expect(describeDocument(valueTexts, field, { 'es-MX': 'Sopa', en: 'Soup' })).toBe('en: Soup, es-MX: Sopa');
});
