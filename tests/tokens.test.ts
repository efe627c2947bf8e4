import { readFileSync } from 'node:fs';
import { contrast, readableContrast } from '@commissary/domain';
import { expect, it } from 'vitest';

/** The contrast that a border, a mark or a focus ring needs (WCAG 2, level AA, non-text contrast). */
const seenContrast = 3;

const css = readFileSync(new URL('../apps/web/src/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media screen');

/** The colors of a scheme by name; shadows are left out. */
const colorsOf = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/--c-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));

const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover'];
const tones = ['company', 'group', 'location', 'amber', 'live', 'error'];

const texts = [
  ...['text', 'text-2', 'text-3', 'error'].flatMap(text => surfaces.map(on => [text, on])),
  ...tones.flatMap(tone => [tone, 'text'].map(text => [text, `${tone}-soft`])),
  ...['accent-text', 'group', 'location'].flatMap(text => ['canvas', 'surface', 'raised'].map(on => [text, on])),
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
];
const marks = [
  ...['control-line', 'focus', 'company', 'group', 'location'].flatMap(mark =>
    ['canvas', 'surface'].map(on => [mark, on]),
  ),
  ...['amber-mark', 'live-mark'].map(mark => [mark, 'surface']),
];

it.each([
  ['light', light],
  ['dark', dark],
])('in %s, every text has enough contrast with its background, and so does every border and mark', (_, block) => {
  const colors = colorsOf(block);
  const weak = (pairs: readonly (readonly string[])[], least: number) =>
    pairs.flatMap(([one = '', other = '']) => {
      const ratio = contrast(colors.get(one) ?? '', colors.get(other) ?? '');
      return ratio !== null && ratio >= least ? [] : [`${one} on ${other}: ${ratio}`];
    });
  expect([...weak(texts, readableContrast), ...weak(marks, seenContrast)]).toEqual([]);
});
