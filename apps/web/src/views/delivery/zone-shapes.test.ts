import { deliveryZone } from '@commissary/catalog';
import type { Area, MapPoint } from '@commissary/domain';
import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { areaFrom, handlesOf, isValidShape, midpointsOf } from './zone-shapes.ts';

const a = { lat: 41.88, lng: -87.64 };
const b = { lat: 41.9, lng: -87.62 };
const c = { lat: 41.87, lng: -87.6 };
const d = { lat: 41.86, lng: -87.63 };

it('clicks make a rectangle of any two corners, a circle of center and edge, a polygon of three points', () => {
  expect(
    areaFrom('rectangle', [
      { lat: a.lat, lng: b.lng },
      { lat: b.lat, lng: a.lng },
    ]),
  ).toEqual({
    type: 'rectangle',
    bounds: { southWest: a, northEast: b },
  });
  expect(areaFrom('circle', [a, { lat: 41.89, lng: -87.64 }])).toMatchObject({ center: a, radius: 1112 });
  expect(areaFrom('polygon', [a, b])).toBeUndefined();
  expect(areaFrom('polygon', [a, b, c])).toEqual({ type: 'polygon', path: [a, b, c] });
  expect(areaFrom('circle', [a])).toBeUndefined();
});

it('a corner that is dragged over the opposite one turns the rectangle over', () => {
  const area: Area = { type: 'rectangle', bounds: { southWest: a, northEast: b } };
  const [, , , southWest] = handlesOf(area);
  const beyond: MapPoint = { lat: 41.95, lng: -87.5 };
  expect([southWest?.name, southWest?.move(beyond)]).toEqual([
    'South-west corner',
    [
      { key: 'bounds/southWest', value: b },
      { key: 'bounds/northEast', value: beyond },
    ],
  ]);
});

it('a point of a polygon can be moved, inserted, and removed while three are left', () => {
  const area: Area = { type: 'polygon', path: [a, b, c, d] };
  const [first] = handlesOf(area);
  expect(first?.move(d)).toEqual([{ key: 'path', value: [d, b, c, d] }]);
  expect(first?.remove).toEqual([{ key: 'path', value: [b, c, d] }]);
  expect(handlesOf({ type: 'polygon', path: [a, b, c] })[0]).not.toHaveProperty('remove');
  expect(midpointsOf(area)[0]?.add).toEqual([{ key: 'path', value: [a, { lat: 41.89, lng: -87.63 }, b, c, d] }]);
});

it('a zone is drawn while its shape is complete, whatever else of it is invalid', () => {
  const zone = {
    ...initial(deliveryZone),
    id: 'z',
    name: '',
    type: 'circle',
    center: a,
    radius: 100,
    deliveryFee: 'x',
  };
  expect([
    isValidShape(zone),
    isValidShape({ ...zone, center: '41.8' }),
    isValidShape({ ...zone, radius: undefined }),
  ]).toEqual([true, false, false]);
});
