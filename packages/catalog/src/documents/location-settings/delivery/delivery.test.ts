import { displayNameOf, initial, isList, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { valueTexts } from '../../../texts/form/values.ts';
import { leavesOf } from '../../testing/leaves.ts';
import { locationSettings } from '../location-settings.ts';
import { deliverySettings } from './delivery-settings.ts';
import { driverManagement } from './driver-management.ts';
import { invalidAddress, invalidAddresses } from './invalid-addresses.ts';

it('[ENT.DeliverySettings] has these fields and no other', () => {
  expect(leavesOf(deliverySettings)).toEqual({
    'orderMinimum.enabled': 'toggle',
    'orderMinimum.value': 'money',
    excludeChargeFromSalesTotal: 'toggle',
    chargeCustomerMode: 'choice',
    flatFeeAmount: 'money',
    percentageBeforeCpnTax: 'percent',
    percentageAfterCpnTax: 'percent',
    virtualZones: 'toggle',
  });
  const mode = (chargeCustomerMode: string) =>
    validateValue(deliverySettings, { ...initial(deliverySettings), chargeCustomerMode }).map(({ code }) => code);
  expect([mode('NO_CHARGE'), mode('BY_ZONE'), mode('OTHER')]).toEqual([[], [], ['not-an-option']]);
});

it('[ENT.DriverManagement] has these fields and no other', () => {
  expect(leavesOf(driverManagement)).toEqual({
    requireStartingDriverBank: 'toggle',
    reprintCustomerReceiptWhenOrderAssigned: 'toggle',
    enforceMaxOrdersPerRun: 'toggle',
    requireDriverDrop: 'toggle',
    driverDropRequiredLimit: 'money',
    'driverLatenessCriteria.oneOrder': 'number',
    'driverLatenessCriteria.twoOrders': 'number',
    'driverLatenessCriteria.threeOrders': 'number',
  });
});

it('[CONST.driver.*] a run is late after 20, 30 and 45 minutes', () => {
  expect(initial(driverManagement).driverLatenessCriteria).toEqual({ oneOrder: 20, twoOrders: 30, threeOrders: 45 });
});

it('[ENT.InvalidAddress] has these fields and no other', () => {
  expect(leavesOf(invalidAddress)).toEqual({
    id: 'id',
    houseNumber: 'text',
    streetName: 'text',
    address2: 'text',
    city: 'text',
    state: 'choice',
    postalCode: 'text',
    country: 'text',
    note: 'text',
    'lastUpdated.userId': 'text',
    'lastUpdated.userDisplayName': 'text',
    'lastUpdated.dateTimestamp': 'number',
  });
});

it('[RULE.zones.06] [FMT.invalidAddress] [FMT.epochSeconds] an address is formatted as one line, and its change time is in seconds since 1970', () => {
  const nameOf = (address: object) =>
    isList(invalidAddresses) &&
    displayNameOf(valueTexts, locationSettings, undefined, invalidAddresses, {
      ...initial(invalidAddress),
      ...address,
    });
  const address = { houseNumber: '12', streetName: 'Main St.', city: 'Chicago', state: 'IL', postalCode: '60611' };
  expect([nameOf(address), nameOf({})]).toEqual(['12 Main St., Chicago, IL 60611', 'Unnamed address']);
  const lastUpdated = { userId: 'u', userDisplayName: 'U', dateTimestamp: 1_700_000_000 };
  expect(validateValue(invalidAddress, { ...initial(invalidAddress), ...address, id: 'a', lastUpdated })).toEqual([]);
});
