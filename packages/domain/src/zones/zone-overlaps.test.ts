import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains } from './area.ts';
import { type ScanLine, zoneOverlapsOf } from './zone-overlaps.ts';
import type { Area, MapPoint } from './zone-shape.ts';

const center = { lat: 41.88, lng: -87.63 };
/** A square of two kilometers, some meters east of the center. */
const square = (east: number): Area => {
  const lng = center.lng + east / (111_195 * Math.cos((center.lat * Math.PI) / 180));
  return {
    type: 'rectangle',
    bounds: { southWest: { lat: center.lat, lng }, northEast: { lat: center.lat + 0.018, lng: lng + 0.0242 } },
  };
};
const circle = (east: number, radius: number): Area => {
  const lng = center.lng + east / (111_195 * Math.cos((center.lat * Math.PI) / 180));
  return { type: 'circle', center: { lat: center.lat, lng }, radius };
};
const named = (...areas: readonly Area[]) => areas.map((area, index) => ({ id: 'abcdef'.charAt(index), area }));
/** The size of an area: what it shares with itself. */
const squareMetersOf = (area: Area): number => zoneOverlapsOf(named(area, area)).overlaps[0]?.squareMeters ?? 0;
const holds = (strips: readonly ScanLine[], { lat, lng }: MapPoint): boolean =>
  strips.some(
    ({ southWest, northEast }) =>
      lat >= southWest.lat && lat < northEast.lat && lng >= southWest.lng && lng < northEast.lng,
  );

describe('the size of an area', () => {
  it('of a circle is exact within half a percent, whatever its radius', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 50_000 }), radius => {
        expect(squareMetersOf(circle(0, radius)) / (Math.PI * radius ** 2)).toBeCloseTo(1, 2);
      }),
      { numRuns: 200 },
    );
  });
  it('of a square of two kilometers is exact', () => {
    expect(squareMetersOf(square(0)) / 4_000_000).toBeCloseTo(1, 2);
  });
});

describe('two zones', () => {
  it('share half a square, and the first in the list applies there', () => {
    const [overlap, ...more] = zoneOverlapsOf(named(square(0), square(1_000))).overlaps;
    expect([overlap?.winner, overlap?.loser, more.length]).toEqual(['a', 'b', 0]);
    expect((overlap?.squareMeters ?? 0) / 2_000_000).toBeCloseTo(1, 1);
    expect(zoneOverlapsOf(named(square(1_000), square(0))).overlaps[0]?.squareMeters).toBeCloseTo(
      overlap?.squareMeters ?? 0,
      3,
    );
  });
  it('have a gap where neither covers the ground between them, and none where they touch', () => {
    const { gaps, overlaps } = zoneOverlapsOf(named(square(0), square(2_300)));
    expect([overlaps.length, gaps.length, gaps[0]?.between]).toEqual([0, 1, ['a', 'b']]);
    expect((gaps[0]?.squareMeters ?? 0) / (300 * 2_000)).toBeCloseTo(1, 1);
    expect(zoneOverlapsOf(named(square(0), square(1_900))).gaps).toEqual([]);
  });
  it('have no gap when one is inside the other, and neither has a single zone', () => {
    expect(zoneOverlapsOf(named(circle(0, 3_000), circle(0, 1_000))).gaps).toEqual([]);
    expect(zoneOverlapsOf(named(square(0)))).toEqual({ overlaps: [], gaps: [] });
    expect(zoneOverlapsOf([])).toEqual({ overlaps: [], gaps: [] });
  });
});

describe('[RULE.zones.08] what zones share and leave between them', () => {
  const kilometers = fc.integer({ min: -30, max: 30 }).map(far => far * 100);
  const areas = fc.array(
    fc.oneof(
      kilometers.map(square),
      fc.tuple(kilometers, fc.integer({ min: 100, max: 3_000 })).map(one => circle(...one)),
    ),
    { minLength: 2, maxLength: 4 },
  );
  const elsewhere = fc.record({ lat: fc.integer({ min: -60, max: 30 }), lng: fc.integer({ min: -180, max: 179 }) });

  it('does not change with a zone in another city', () => {
    fc.assert(
      fc.property(areas, elsewhere, fc.integer({ min: 100, max: 20_000 }), (near, there, radius) => {
        const far: Area = { type: 'circle', center: there, radius };
        expect(zoneOverlapsOf(named(...near, far))).toEqual(zoneOverlapsOf(named(...near)));
      }),
      { numRuns: 50 },
    );
  });

  it('is measured as finely as the smaller zone needs it, however large the other one is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2_000 }), fc.integer({ min: 5, max: 200 }), (radius, times) => {
        const { overlaps } = zoneOverlapsOf(named(circle(0, radius * times), circle(radius, radius)));
        expect((overlaps[0]?.squareMeters ?? 0) / (Math.PI * radius ** 2)).toBeCloseTo(1, 2);
      }),
      { numRuns: 50 },
    );
  });

  it('is 1.21 square miles of two nested circles, also beside a third one far away', () => {
    const inner = 0.6206 * 1609.344;
    const squareMiles = (...more: readonly Area[]) =>
      (zoneOverlapsOf(named(circle(0, 3 * inner), circle(0, inner), ...more)).overlaps[0]?.squareMeters ?? 0) /
      1609.344 ** 2;
    const denver: Area = { type: 'circle', center: { lat: 39.74, lng: -104.99 }, radius: 4_000 };
    expect([squareMiles().toFixed(2), squareMiles(denver).toFixed(2)]).toEqual(['1.21', '1.21']);
  });
});

it('points drawn as an overlap are in both zones, and points drawn as a gap in neither', () => {
  const area = fc.oneof(
    fc.integer({ min: -3_000, max: 3_000 }).map(square),
    fc.tuple(fc.integer({ min: -3_000, max: 3_000 }), fc.integer({ min: 400, max: 2_500 })).map(one => circle(...one)),
  );
  const spot = fc.record({
    lat: fc.double({ min: 41.86, max: 41.9, noNaN: true }),
    lng: fc.double({ min: -87.68, max: -87.58, noNaN: true }),
  });
  let [asked, differing] = [0, 0];
  fc.assert(
    fc.property(area, area, spot, (first, second, there) => {
      const { overlaps, gaps } = zoneOverlapsOf(named(first, second));
      const both = contains(first, there) && contains(second, there);
      const neither = !contains(first, there) && !contains(second, there);
      asked++;
      if (
        holds(
          overlaps.flatMap(one => one.strips),
          there,
        ) &&
        !both
      )
        differing++;
      if (
        overlaps.length > 0 &&
        both &&
        !holds(
          overlaps.flatMap(one => one.strips),
          there,
        )
      )
        differing++;
      if (
        holds(
          gaps.flatMap(one => one.strips),
          there,
        ) &&
        !neither
      )
        differing++;
    }),
  );
  // Along an edge a row may be wrong by half a row.
  expect(differing / asked).toBeLessThan(0.02);
});

it('zones that were drawn along the same line, almost, share no ground along it, and no line makes it fail', () => {
  const anyDistance = fc.integer({ min: 500, max: 2_000 });
  const anyShift = fc.constantFrom(0, 1e-15, 1e-12, 1e-9);
  fc.assert(
    fc.property(fc.array(anyDistance, { minLength: 2, maxLength: 20 }), anyShift, (distances, shift) => {
      // The line goes north, east and west by turns; one zone is on its west, the other on its east.
      const line = distances.map((distance, index) => ({
        lat: center.lat + index * 0.002,
        lng: center.lng + distance / 100_000,
      }));
      const [south, north] = [center.lat, center.lat + (distances.length - 1) * 0.002];
      const shifted = (lng: number, moved: number): Area => ({
        type: 'polygon',
        path: [
          ...line.map((spot, index) => ({ lat: spot.lat, lng: spot.lng + moved * (index % 2) })),
          { lat: north, lng },
          { lat: south, lng },
        ],
      });
      const zones = named(shifted(center.lng - 0.02, 0), shifted(center.lng + 0.04, shift));
      expect(zoneOverlapsOf(zones)).toEqual({ overlaps: [], gaps: [] });
    }),
  );
});
