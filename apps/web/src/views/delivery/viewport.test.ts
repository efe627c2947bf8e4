import { distanceBetween } from '@commissary/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitted, panned, pixelsPerMeter, pointAt, screenPointOf, tilesOn, type Viewport, zoomed } from './viewport.ts';

const view: Viewport = { center: { lat: 41.9, lng: -87.63 }, zoom: 13, width: 800, height: 400 };
const point = fc.record({
  lat: fc.double({ min: 41, max: 43, noNaN: true }),
  lng: fc.double({ min: -89, max: -86, noNaN: true }),
});

it('a projected point is unprojected to itself, wherever the map is moved', () => {
  fc.assert(
    fc.property(
      point,
      fc.integer({ min: -300, max: 300 }),
      fc.double({ min: -4, max: 4, noNaN: true }),
      (one, x, by) => {
        const moved = zoomed(panned(view, { x, y: -x }), by, { x: 10, y: 20 });
        const again = pointAt(moved, screenPointOf(moved, one));
        expect([again.lat, again.lng]).toEqual([expect.closeTo(one.lat, 6), expect.closeTo(one.lng, 6)]);
      },
    ),
  );
});

it('the point under the pointer stays there while the map is zoomed', () => {
  const spot = { x: 100, y: 300 };
  const after = screenPointOf(zoomed(view, 2, spot), pointAt(view, spot));
  expect([after.x, after.y]).toEqual([expect.closeTo(100, 3), expect.closeTo(300, 3)]);
});

it('all fitted points are on the map', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), found => {
      const shown = fitted(view, found);
      for (const one of found) {
        const { x, y } = screenPointOf(shown, one);
        expect(x >= 0 && x <= view.width && y >= 0 && y <= view.height).toBe(true);
      }
    }),
  );
  expect(fitted(view, [])).toBe(view);
});

it('a mile is as long on the map as its scale shows', () => {
  const [a, b] = [screenPointOf(view, view.center), screenPointOf(view, { lat: 41.9, lng: -87.62 })];
  const meters = distanceBetween(view.center, { lat: 41.9, lng: -87.62 });
  expect((b.x - a.x) / meters).toBeCloseTo(pixelsPerMeter(view, 41.9), 3);
});

it('tiles cover the whole map, at any zoom, without a gap', () => {
  fc.assert(
    fc.property(fc.double({ min: 3, max: 18, noNaN: true }), zoom => {
      const tiles = tilesOn({ ...view, zoom });
      const [first] = tiles;
      expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
      expect(Math.max(...tiles.map(({ left, size }) => left + size))).toBeGreaterThanOrEqual(view.width - 1e-6);
      expect(Math.max(...tiles.map(({ top, size }) => top + size))).toBeGreaterThanOrEqual(view.height - 1e-6);
      expect(first?.size).toBeGreaterThan(180);
    }),
  );
  expect(tilesOn({ ...view, zoom: 13 })).toContainEqual(expect.objectContaining({ z: 13, x: 2101, y: 3043 }));
});
