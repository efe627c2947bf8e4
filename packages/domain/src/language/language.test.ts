import { expect, it } from 'vitest';
import { numberFormatsOf } from '../formats/index.ts';
import { dateFormatsOf } from '../hours/index.ts';
import { english } from './english.ts';
import { acceptedLanguage, dayNamed, spanish } from './index.ts';

it('[RULE.language.01] the first language of the browser that there is, by its weight, else English', () => {
  const cases = [
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['fr-CA, es;q=0.5, en;q=0.4', 'es'],
    ['en;q=0.4, es;q=0.5', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es;q=0, en;q=0.1', 'en'],
    ['ES', 'es'],
    ['de, fr', 'en'],
    ['', 'en'],
    ['*', 'en'],
    [';;;q=,,es;q=x', 'en'],
  ] as const;
  for (const [header, language] of cases) expect(acceptedLanguage(header), header).toBe(language);
  expect(acceptedLanguage(undefined)).toBe('en');
});

it('[RULE.language.05] counts, lists and dates in Spanish, with numbers as in English', () => {
  const { formatCount, formatList, formatNumber } = numberFormatsOf(spanish);
  expect([0, 1, 2].map(count => formatCount(count, 'sucursal', 'sucursales'))).toEqual([
    '0 sucursales',
    '1 sucursal',
    '2 sucursales',
  ]);
  expect(formatList(['a', 'b', 'c'])).toBe('a, b y c');
  expect(formatList(['a', 'b'], 'disjunction')).toBe('a o b');
  expect(formatNumber(60_000.5)).toBe(numberFormatsOf(english).formatNumber(60_000.5));
  const { dateWords, formatDate, formatInstant } = dateFormatsOf(spanish);
  const instant = Date.UTC(2026, 10, 26, 10);
  expect(formatInstant(instant, 'America/Chicago')).toBe('26 nov 2026, 4:00 a.m. CT');
  expect(formatInstant(instant, 'America/Chicago', instant)).toBe('26 nov, 4:00 a.m. CT');
  expect(formatDate(instant, 'America/Chicago')).toBe('26 nov 2026');
  expect(dateWords('2026-11-26')).toBe('jue, 26 nov 2026');
  expect(dateWords('x')).toBe('Sin fecha');
});

it('[RULE.language.05] a day is read by the beginning of its name in any language, with or without accents', () => {
  expect(['Mon', 'lun', 'mié', 'mie', 'MIERCOLES', 'sabado', 'Saturday'].map(dayNamed)).toEqual([1, 1, 3, 3, 3, 6, 6]);
  expect(['lu', '', 'xyz', 'lunch'].map(dayNamed)).toEqual([undefined, undefined, undefined, undefined]);
});
