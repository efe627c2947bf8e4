import { isGroup } from '@commissary/schema';
import { expect, it } from 'vitest';
import { locationSettings } from './location-settings.ts';

it('[ENT.SettingsDocument] names its type, and has these sections and no other', () => {
  expect(isGroup(locationSettings) && Object.keys(locationSettings.shape).sort()).toEqual([
    'barSettings',
    'cashManagement',
    'creditAndGiftSettings',
    'deferredOrders',
    'deliveryArea',
    'deliverySettings',
    'displays',
    'driverManagement',
    'entityType',
    'hours',
    'invalidAddresses',
    'kioskDesign',
    'licensing',
    'marketing',
    'mobileApp',
    'onlineDesign',
    'orderTypes',
    'paidInOutAccounts',
    'posDesign',
    'printers',
    'printing',
    'printingRouting',
    'promiseTimes',
    'stations',
    'tableSettings',
    'tenderTypes',
    'tipsSettings',
  ]);
});
