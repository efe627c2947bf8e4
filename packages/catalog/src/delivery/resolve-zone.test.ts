import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { type DeliveryZone, deliveryZone } from '../documents/location-settings/delivery/delivery-zones.ts';
import { initialDocument } from '../documents/registry.ts';
import { duplicateZoneNameWarning, duplicateZoneNameWarnings } from './duplicate-zone-names.ts';
import { resolveZone, zonesOnMap } from './resolve-zone.ts';

const here = { lat: 41.88, lng: -87.63 };
const zone = (id: string, more: Partial<DeliveryZone>): DeliveryZone => ({
  ...initial(deliveryZone),
  id,
  name: id,
  type: 'circle',
  center: here,
  radius: 1000,
  ...more,
});
const start = initialDocument('settings');
const settings = (zones: readonly DeliveryZone[], charge: Partial<typeof start.deliverySettings> = {}) => ({
  ...start,
  deliveryArea: { enforceInPos: false, zones: [...zones] },
  deliverySettings: { ...start.deliverySettings, ...charge },
});

it('the first zone in the list that contains a point applies, and the others are named', () => {
  const zones = [zone('near', { radius: 500 }), zone('far', {}), zone('elsewhere', { center: { lat: 40, lng: -80 } })];
  const answer = resolveZone(settings(zones), here);
  expect([answer?.zone.id, answer?.others.map(({ id }) => id)]).toEqual(['near', ['far']]);
  expect(resolveZone(settings(zones.toReversed()), here)?.zone.id).toBe('far');
});

it('a removed zone, a virtual zone and an unfinished one contain no point', () => {
  const virtual: DeliveryZone = { ...initial(deliveryZone), id: 'v', name: 'Hotel', type: 'virtual' };
  const zones = [zone('gone', { disabled: true }), virtual, zone('half', { type: 'polygon', path: [here] })];
  expect([resolveZone(settings(zones), here), zonesOnMap(zones)]).toEqual([undefined, []]);
});

it('guests pay the fee of the zone only in the mode BY_ZONE, and the other charges always', () => {
  const zones = [zone('near', { deliveryFee: '4.50' })];
  const charges = (charge: Partial<typeof start.deliverySettings>) =>
    resolveZone(settings(zones, charge), here)?.charges;
  expect(charges({})).toEqual([]);
  expect(charges({ chargeCustomerMode: 'BY_ZONE', flatFeeAmount: '1.00', percentageAfterCpnTax: '5.00' })).toEqual([
    '$4.50 for the zone',
    '$1.00 for each delivery',
    '5.00% of the order after discounts and tax',
  ]);
});

it('the result contains the minimum order and the promise time of deliveries', () => {
  const answer = resolveZone(settings([zone('near', {})], { orderMinimum: { enabled: true, value: '20.00' } }), here);
  expect([answer?.minimum, answer?.promise]).toEqual(['20.00', { shortest: 10, usual: 45, longest: 90 }]);
  expect(resolveZone(settings([zone('near', {})]), here)).not.toHaveProperty('minimum');
});

it('[RULE.zones.02] [MSG.zone.duplicate] a name that another zone has is a warning, and not rejected', () => {
  const zones = [zone('a', { name: 'Loop' }), zone('b', { name: ' loop ' }), zone('c', { name: 'River' })];
  const words = 'There is already a zone named "Loop." Unique names are strongly recommended.';
  expect(zones.map(one => duplicateZoneNameWarning(zones, one))).toEqual([
    words,
    words.replace('Loop', 'loop'),
    undefined,
  ]);
  expect(duplicateZoneNameWarnings(zones)).toEqual([words]);
  const removed = zones.map(one => (one.id === 'b' ? { ...one, disabled: true } : one));
  expect(duplicateZoneNameWarnings(removed)).toEqual([]);
  expect(duplicateZoneNameWarnings([zone('a', { name: '' }), zone('b', { name: ' ' })])).toEqual([]);
});

it('[RULE.zones.03] [MSG.zone.duplicatePlural] the warning about a name that several others have contains their number', () => {
  const zones = ['a', 'b', 'c'].map(id => zone(id, { name: 'Loop' }));
  const words = 'There are already 2 zones named "Loop." Unique names are strongly recommended.';
  expect(duplicateZoneNameWarnings(zones)).toEqual([words]);
});
