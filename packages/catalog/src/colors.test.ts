import { isColor } from '@commissary/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendedSwatches, highlightColors, labeledColors, randomColor } from './colors.ts';

const distinct = (colors: readonly { label: string; value: string }[]) => {
  expect(colors.every(({ value }) => isColor(value))).toBe(true);
  expect(new Set(colors.map(({ value }) => value)).size).toBe(colors.length);
  expect(new Set(colors.map(({ label }) => label)).size).toBe(colors.length);
  return colors.length;
};

it('[CONST.colour.labelledPalette] [CONST.colour.highlights] [CONST.colour.extendedSwatches] offers ten colors by name, two highlights and a list of shades', () => {
  expect([distinct(labeledColors), distinct(highlightColors)]).toEqual([10, 2]);
  expect(distinct(extendedSwatches)).toBe(extendedSwatches.length);
  const hues = Object.groupBy(extendedSwatches, ({ label }) => label.replace(/, shade \d$/, ''));
  expect(Object.values(hues).map(shades => shades?.length)).toEqual(Array.from({ length: 9 }, () => 5));
});

it('[RULE.onlineDesign.05] a random color is one of the labeled colors, equal for equal seeds, and can be any of them', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      expect(labeledColors).toContain(randomColor(seed));
      expect(randomColor(seed)).toBe(randomColor(seed));
    }),
  );
  expect(new Set(labeledColors.map((_, seed) => randomColor(seed))).size).toBe(10);
});
