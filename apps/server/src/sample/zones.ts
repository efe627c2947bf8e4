import type { DeliveryZone } from '@commissary/catalog';
import { deliveryZone } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { initial, memberPath } from '@commissary/schema';

const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const zone = (id: string, name: string, more: Partial<DeliveryZone>): DeliveryZone => ({
  ...initial(deliveryZone),
  id,
  name,
  ...more,
});

const added = (...zones: readonly DeliveryZone[]): Edit[] =>
  zones.map((value, index) => ({
    op: 'add',
    path: memberPath('/deliveryArea/zones', value.id),
    after: index === 0 ? null : String(zones[index - 1]?.id),
    value,
  }));

/** Guests pay by zone, and hotels that order for their guests are one zone wherever they are. */
export const companyZones: readonly Edit[] = [
  set('/deliverySettings/chargeCustomerMode', 'BY_ZONE'),
  set('/deliverySettings/virtualZones', true),
  ...added(zone('hotels', 'Hotels', { type: 'virtual', deliveryFee: '2.00', fillColor: '#27806b' })),
];

/** The blocks around Elm St. between the river and the park, and a ring farther out. */
export const elmZones: readonly Edit[] = added(
  zone('near-north', 'Near North', {
    type: 'polygon',
    deliveryFee: '2.50',
    path: [
      { lat: 41.8885, lng: -87.6385 },
      { lat: 41.9105, lng: -87.6402 },
      { lat: 41.9125, lng: -87.6265 },
      { lat: 41.9, lng: -87.6205 },
      { lat: 41.8892, lng: -87.6128 },
    ],
  }),
  zone('old-town', 'Old Town', {
    type: 'circle',
    deliveryFee: '4.50',
    fillColor: '#c2571a',
    center: { lat: 41.9148, lng: -87.6412 },
    radius: 1207.008,
  }),
);

/** A mile around Market Hall. */
export const marketHallZones: readonly Edit[] = added(
  zone('west-loop', 'West Loop', {
    type: 'circle',
    deliveryFee: '3.00',
    enforceInPos: true,
    center: { lat: 41.8838, lng: -87.6411 },
    radius: 1609.344,
  }),
);
