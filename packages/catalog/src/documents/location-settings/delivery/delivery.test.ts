import { displayNameOf, initial, isList, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { valueTexts } from '../../../texts/form/values.ts';
import { locationSettings } from '../location-settings.ts';
import { deliverySettings } from './delivery-settings.ts';
import { driverManagement } from './driver-management.ts';
import { invalidAddress, invalidAddresses } from './invalid-addresses.ts';

it('[ENT.DeliverySettings] has these fields and no other', () => {
  const mode = (chargeCustomerMode: string) =>
    validateValue(deliverySettings, { ...initial(deliverySettings), chargeCustomerMode }).map(({ code }) => code);
  expect([mode('NO_CHARGE'), mode('BY_ZONE'), mode('OTHER')]).toEqual([[], [], ['not-an-option']]);
});

it('[CONST.driver.*] a run is late after 20, 30 and 45 minutes', () => {
  expect(initial(driverManagement).driverLatenessCriteria).toEqual({ oneOrder: 20, twoOrders: 30, threeOrders: 45 });
});

it('[RULE.zones.06] [FMT.invalidAddress] [FMT.epochSeconds] an address is formatted as one line, and its change time is in seconds since 1970', () => {
  const nameOf = (address: object) =>
    isList(invalidAddresses) &&
    displayNameOf(valueTexts, locationSettings, undefined, invalidAddresses, {
      member: { ...initial(invalidAddress), ...address },
    });
  const address = { houseNumber: '12', streetName: 'Main St.', city: 'Chicago', state: 'IL', postalCode: '60611' };
  expect([nameOf(address), nameOf({})]).toEqual(['12 Main St., Chicago, IL 60611', 'Unnamed address']);
  const lastUpdated = { userId: 'u', userDisplayName: 'U', dateTimestamp: 1_700_000_000 };
  expect(validateValue(invalidAddress, { ...initial(invalidAddress), ...address, id: 'a', lastUpdated })).toEqual([]);
});
