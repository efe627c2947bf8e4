import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, readableContrast } from './contrast.ts';

const color = fc.stringMatching(/^#[0-9a-f]{6}$/);

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#306090', '#306090', 1],
])('the contrast of %s on %s is %d to 1', (text, background, ratio) => {
  expect(contrast(text, background)).toBeCloseTo(ratio, 2);
});

it('is symmetric, between 1 and 21, and null for a text that is no color', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      const ratio = contrast(one, other) ?? 0;
      expect(ratio).toBe(contrast(other, one));
      expect(ratio >= 1 && ratio <= 21.0001).toBe(true);
    }),
  );
  expect([contrast('', '#ffffff'), contrast('#fff', '#ffffff'), readableContrast]).toEqual([null, null, 4.5]);
});
