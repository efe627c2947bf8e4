import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selfIntersectionsOf } from './self-intersections.ts';

const polygon = (...corners: readonly (readonly [lat: number, lng: number])[]) =>
  ({ type: 'polygon', path: corners.map(([lat, lng]) => ({ lat, lng })) }) as const;

it('two edges of a bow tie cross in its middle', () => {
  const [point, ...others] = selfIntersectionsOf(polygon([0, 0], [0, 2], [2, 0], [2, 2]));
  expect([point?.lat, point?.lng].map(degrees => degrees?.toFixed(6))).toEqual(['1.000000', '1.000000']);
  expect(others).toEqual([]);
});

it('is found across the 180th meridian, too', () => {
  const [point] = selfIntersectionsOf(polygon([0, 179], [0, -179], [2, 179], [2, -179]));
  expect(point?.lat).toBeCloseTo(1);
  expect(Math.abs(point?.lng ?? 0)).toBeCloseTo(180);
});

it('a concave corner, a shape that touches itself, and other shapes have no crossing', () => {
  expect(selfIntersectionsOf(polygon([0, 0], [0, 4], [4, 4], [1, 1]))).toEqual([]);
  expect(selfIntersectionsOf(polygon([0, 0], [0, 2], [1, 1], [2, 2], [2, 0], [1, 1]))).toEqual([]);
  expect(selfIntersectionsOf({ type: 'circle', center: { lat: 0, lng: 0 }, radius: 9 })).toEqual([]);
});

it('a shape that goes around a center in one direction never crosses itself', () => {
  const reach = fc.double({ min: 0.1, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(reach, { minLength: 3, maxLength: 12 }), reaches => {
      const corners = reaches.map((far, index): readonly [number, number] => {
        const angle = (index / reaches.length) * 2 * Math.PI;
        return [40 + far * Math.sin(angle), -100 + far * Math.cos(angle)];
      });
      expect(selfIntersectionsOf(polygon(...corners))).toEqual([]);
    }),
  );
});
