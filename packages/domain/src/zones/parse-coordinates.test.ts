import { expect, it } from 'vitest';
import { parseCoordinates } from './parse-coordinates.ts';

const here = { lat: 41.8838, lng: -87.6411 };

it.each([
  '41.8838, -87.6411',
  ' 41.8838 -87.6411 ',
  '(41.8838,-87.6411)',
  'https://maps.example/maps/place/Market+Hall/@41.88,-87.64,17z/data=!3d41.8838!4d-87.6411',
  'https://maps.example/maps/@41.8838,-87.6411,15z',
  'https://maps.example/?q=41.8838,-87.6411',
  'https://maps.example/maps/search/?api=1&query=41.8838%2C-87.6411',
  'https://map.example/?mlat=41.8838&mlon=-87.6411#map=17/41.9/-87.6',
  'https://map.example/#map=17/41.8838/-87.6411',
  'geo:41.8838,-87.6411',
])('reads a point from %s', text => {
  expect(parseCoordinates(text)).toEqual(here);
});

it.each(['131 N Clinton St., Chicago', '60661', '41.8838', '95.1, 12.0', ''])('finds no point in %s', text => {
  expect(parseCoordinates(text)).toBeUndefined();
});
