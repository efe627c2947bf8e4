import { describeChange, fieldAt, initial, isList, missingSoftDeleted, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { changeTexts } from '../../../texts/form/changes.ts';
import { leavesOf } from '../../testing/leaves.ts';
import { type LocationSettings, locationSettings } from '../location-settings.ts';
import { deliveryArea } from './delivery-area.ts';
import { type DeliveryZone, deliveryZone } from './delivery-zones.ts';

const corner = { lat: 41.88, lng: -87.64 };
const path = [corner, { lat: 41.89, lng: -87.64 }, { lat: 41.89, lng: -87.62 }];
const zone = (id: string, more: Partial<DeliveryZone>): DeliveryZone => ({
  ...initial(deliveryZone),
  id,
  name: id,
  ...more,
});
const loop = zone('loop', { name: 'Loop', type: 'polygon', path });
const withZones = (...zones: DeliveryZone[]): LocationSettings => ({
  ...initial(locationSettings),
  deliveryArea: { enforceInPos: false, zones },
});
const codes = (one: DeliveryZone) => validateValue(deliveryZone, one).map(issue => issue.rule ?? issue.code);

it('[ENT.DeliveryArea] has these fields and no other', () => {
  expect(Object.keys(initial(deliveryArea))).toEqual(['enforceInPos', 'zones']);
  expect(fieldAt(deliveryArea, '/zones')?.kind.name).toBe('list');
  expect(leavesOf(deliveryArea).enforceInPos).toBe('toggle');
});

it('[RULE.zones.04] [CONST.zone.fillColor] [CONST.zone.deliveryFee] [FMT.zoneFee] a new zone is violet and has no fee', () => {
  const { fillColor, deliveryFee, disabled } = initial(deliveryZone);
  expect([fillColor, deliveryFee, disabled]).toEqual(['#6a0bff', '0.0', false]);
  expect(codes(zone('a', { type: 'virtual', deliveryFee: '0.0' }))).toEqual([]);
  expect(codes(zone('a', { type: 'virtual', deliveryFee: '3.50' }))).toEqual([]);
  expect(codes(zone('a', { type: 'virtual', deliveryFee: '3.5' }))).toEqual(['format']);
});

it('[RULE.zones.07] a zone has the members with which its type is drawn, and none of another type', () => {
  const bounds = { southWest: corner, northEast: { lat: 41.9, lng: -87.6 } };
  const good: readonly Partial<DeliveryZone>[] = [
    { type: 'rectangle', bounds },
    { type: 'circle', center: corner, radius: 1609.344 },
    { type: 'polygon', path },
    { type: 'virtual' },
  ];
  for (const shape of good) {
    expect([shape, codes(zone('a', shape))]).toEqual([shape, []]);
    for (const other of good) {
      if (other === shape || other.type === 'virtual') continue;
      expect(codes(zone('a', { ...other, ...shape }))).toEqual(['zone-not-drawn']);
    }
  }
  expect(codes(zone('a', { type: 'polygon', path: path.slice(1) }))).toEqual(['zone-not-drawn']);
});

it('a removed zone stays in the document, and a document without it is invalid', () => {
  const list = fieldAt(locationSettings, '/deliveryArea/zones');
  expect(list && isList(list) && list.softDelete).toEqual({ disabled: true, allowOnline: false });
  const lost = missingSoftDeleted(locationSettings, withZones(loop, zone('b', {})), withZones(zone('b', {})));
  expect(lost).toEqual([{ path: '/deliveryArea/zones/[loop]', code: 'kept-member' }]);
  expect(missingSoftDeleted(locationSettings, withZones(loop), withZones({ ...loop, disabled: true }))).toEqual([]);
});

it('describes changes of zones in readable sentences', () => {
  const names = { definition: locationSettings, documents: [withZones(loop)] };
  const at = (key: string) => `/deliveryArea/zones/[loop]/${key}`;
  const reported = (op: 'set', key: string, value: unknown, was?: unknown) =>
    describeChange(changeTexts, names, { op, path: at(key), value, ...(was !== undefined && { was }) }, 'Elm St.');
  expect([
    reported('set', 'path', [...path, corner], path),
    reported('set', 'path', path.toReversed(), path),
    reported('set', 'radius', 3218.688, 1609.344),
    reported('set', 'center', corner, { lat: 41.9, lng: -87.6 }),
    reported('set', 'disabled', true, false),
    reported('set', 'disabled', false, true),
    describeChange(changeTexts, names, { op: 'add', path: '/deliveryArea/zones/[loop]', value: loop }),
  ]).toEqual([
    'Boundary points of Loop from 3 boundary points to 4 boundary points, set for Elm St.',
    'Boundary points of Loop changed for Elm St.',
    'Radius of Loop from 1 mile to 2 miles, set for Elm St.',
    'Center of Loop from 41.9, -87.6 to 41.88, -87.64, set for Elm St.',
    'Loop removed from Delivery area › Zones for Elm St.',
    'Loop restored to Delivery area › Zones for Elm St.',
    'Loop added to Delivery area › Zones.',
  ]);
});
