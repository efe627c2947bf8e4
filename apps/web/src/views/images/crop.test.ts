import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWhole, keptPart, turned, turnedBy, wholePicture } from './crop.ts';

const side = fc.integer({ min: 1, max: 8_000 });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({
  turns: fc.constantFrom(0, 1, 2, 3),
  shape: fc.constantFrom(null, 1, 4 / 3, 16 / 9),
  part: fc.double({ min: 0.1, max: 1, noNaN: true }),
  across: fraction,
  down: fraction,
});

it('[RULE.images.09] keeps the whole picture, and of a shape as much as there is, at the middle', () => {
  const picture = { width: 400, height: 300 };
  expect(keptPart(picture, wholePicture)).toEqual({ width: 400, height: 300, x: 0, y: 0 });
  expect(isWhole(wholePicture)).toBe(true);
  expect(keptPart(picture, { ...wholePicture, shape: 1 })).toEqual({ width: 300, height: 300, x: 50, y: 0 });
  expect(keptPart(picture, { ...wholePicture, turns: 1 })).toEqual({ width: 300, height: 400, x: 0, y: 0 });
  expect(keptPart(picture, { ...wholePicture, turns: 1, shape: 1, down: 1 })).toEqual({
    ...{ width: 300, height: 300, x: 0, y: 100 },
  });
  expect(keptPart(picture, { ...wholePicture, part: 0.5, across: 0 })).toEqual({
    width: 200,
    height: 150,
    x: 0,
    y: 75,
  });
});

it('keeps a part within the turned picture, of the shape to a pixel', () => {
  fc.assert(
    fc.property(side, side, crop, (width, height, asked) => {
      const whole = turned({ width, height }, asked.turns);
      const kept = keptPart({ width, height }, asked);
      expect(Math.min(kept.width, kept.height, kept.x + 1, kept.y + 1)).toBeGreaterThanOrEqual(1);
      expect(kept.x + kept.width).toBeLessThanOrEqual(whole.width);
      expect(kept.y + kept.height).toBeLessThanOrEqual(whole.height);
      const shape = asked.shape ?? whole.width / whole.height;
      if (Math.min(kept.width, kept.height) > 1)
        expect(Math.abs(kept.width - kept.height * shape)).toBeLessThanOrEqual(1 + shape);
    }),
  );
});

it('four turns to one side are none, and a turn back undoes a turn', () => {
  const turns = [0, 1, 2, 3] as const;
  expect(turns.map(one => turnedBy(turnedBy(one, 1), 3))).toEqual([...turns]);
  expect(turnedBy(3, 1)).toBe(0);
});
