import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, distanceBetween, middleOf, outlineOf } from './area.ts';
import { type Area, areaOf, isDrawn, type ZoneShape } from './zone-shape.ts';

const point = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

const chicago = { lat: 41.8838, lng: -87.6411 };
const bounds = { southWest: { lat: 41.87, lng: -87.65 }, northEast: { lat: 41.89, lng: -87.62 } };
const path = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 4 },
  { lat: 4, lng: 4 },
  { lat: 1, lng: 1 },
];

describe('a distance', () => {
  it('equals the distance on the ground: Chicago to Denver', () => {
    const meters = distanceBetween({ lat: 41.8781, lng: -87.6298 }, { lat: 39.7392, lng: -104.9903 });
    expect(Math.abs(meters - 1_480_000)).toBeLessThan(3_000);
  });
  it('is symmetric, zero to itself, and never longer via a third point', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 3);
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 1e-3);
      }),
    );
  });
});

describe('a point', () => {
  it.each([
    { area: { type: 'rectangle', bounds } as Area, inside: chicago, outside: { lat: 41.8838, lng: -87.6 } },
    { area: { type: 'circle', center: chicago, radius: 1000 } as Area, inside: chicago, outside: bounds.southWest },
    { area: { type: 'polygon', path } as Area, inside: { lat: 1, lng: 2 }, outside: { lat: 2, lng: 1 } },
  ])('is in a $area.type or not', ({ area, inside, outside }) => {
    expect([contains(area, inside), contains(area, outside)]).toEqual([true, false]);
  });

  it('is in a circle up to exactly its radius', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 1, max: 1e6, noNaN: true }), (center, there, radius) => {
        expect(contains({ type: 'circle', center, radius }, there)).toBe(distanceBetween(center, there) <= radius);
      }),
    );
  });

  it('is in a rectangle as in the polygon of its corners', () => {
    const side = fc.double({ min: 0.001, max: 5, noNaN: true });
    // Its corners and edges, too.
    const share = fc.integer({ min: -58, max: 122 }).map(at => at / 64);
    fc.assert(
      fc.property(point, side, side, share, share, (southWest, height, width, up, along) => {
        const northEast = { lat: southWest.lat + height, lng: southWest.lng + width };
        const area: Area = { type: 'rectangle', bounds: { southWest, northEast } };
        const there = { lat: southWest.lat + up * height, lng: southWest.lng + along * width };
        expect(contains({ type: 'polygon', path: outlineOf(area) }, there)).toBe(contains(area, there));
      }),
    );
  });

  it('[RULE.zones.09] in a corner or on an edge of a polygon is in it, whichever corner and edge', () => {
    const corner = fc.record({
      lat: fc.integer({ min: -7_000, max: 7_000 }).map(at => at / 100),
      lng: fc.integer({ min: -17_900, max: 17_900 }).map(at => at / 100),
    });
    const polygons = corner.chain(at =>
      fc
        .array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
          minLength: 3,
          maxLength: 6,
        })
        .map(steps => steps.map(([north, east]) => ({ lat: at.lat + north / 1000, lng: at.lng + east / 1000 }))),
    );
    fc.assert(
      fc.property(polygons, fc.double({ min: 0, max: 1, noNaN: true }), (corners, share) => {
        const area: Area = { type: 'polygon', path: corners };
        const onEdges = corners.map((from, index) => {
          const to = corners[(index + 1) % corners.length] ?? from;
          return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
        });
        expect([...corners, ...onEdges].map(there => contains(area, there))).not.toContain(false);
      }),
    );
  });

  it('is found across the 180th meridian', () => {
    const circle: Area = { type: 'circle', center: { lat: 52, lng: 179.9 }, radius: 30_000 };
    expect(contains(circle, { lat: 52, lng: -179.9 })).toBe(true);
    expect(
      middleOf([
        { lat: 0, lng: 179 },
        { lat: 2, lng: -179 },
      ]),
    ).toEqual({ lat: 1, lng: 180 });
  });
});

it('a zone is drawn when it has the members that its type needs, and none of another type', () => {
  const center = chicago;
  const cases: readonly (readonly [ZoneShape, boolean])[] = [
    [{ type: 'virtual' }, true],
    [{ type: 'virtual', radius: 3 }, false],
    [{ type: 'circle', center, radius: 800 }, true],
    [{ type: 'circle', center }, false],
    [{ type: 'circle', center, radius: 800, path }, false],
    [{ type: 'rectangle', bounds }, true],
    [{ type: 'rectangle', bounds: { southWest: bounds.northEast, northEast: bounds.southWest } }, false],
    [{ type: 'polygon', path }, true],
    [{ type: 'polygon', path: path.slice(2) }, false],
    [{ type: 'polygon' }, false],
  ];
  for (const [zone, drawn] of cases) expect([zone, isDrawn(zone)]).toEqual([zone, drawn]);
  expect(areaOf({ type: 'virtual' })).toBeUndefined();
});
