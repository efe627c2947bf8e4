import { walk } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents, sectionsOf } from '../documents/registry.ts';
import { builtScreens, screenOf } from './registry.ts';

/** Each screen on the settings of a location: its path, the sections it edits, and the feature that opens it. */
const lines = [
  [
    '[ROUTE.locationSettings.thriveOnline] [ROUTE.locationSettings.thriveOnline.b2]',
    '/locationSettings/thriveOnline',
    'hours/online promiseTimes deferredOrders deliverySettings/orderMinimum onlineDesign/itemMessage onlineDesign/orderMessage onlineDesign/confirmationMessage',
    'limitedManageOnline',
  ],
  [
    '[ROUTE.locationSettings.orderTypes] [ROUTE.locationSettings.orderTypes.b1] [RULE.areas.21]',
    '/locationSettings/orderTypes',
    'orderTypes promiseTimes deferredOrders',
    'accessConfigurationOptions',
  ],
  [
    '[ROUTE.locationSettings.marketing] [ROUTE.locationSettings.marketing.b1] [RULE.areas.34]',
    '/locationSettings/marketing',
    'marketing',
    'accessConfigurationOptions',
  ],
  [
    '[ROUTE.locationSettings.creditAndGift] [ROUTE.locationSettings.creditAndGift.b1] [RULE.areas.31]',
    '/locationSettings/creditAndGift',
    'creditAndGiftSettings',
    'configureCreditCards',
  ],
  [
    '[ROUTE.locationSettings.deliverySettings] [ROUTE.locationSettings.deliverySettings.b1] [RULE.areas.15] [RULE.areas.33]',
    '/locationSettings/deliverySettings',
    'deliverySettings deliveryArea driverManagement invalidAddresses',
    'locationSettings',
  ],
  [
    '[ROUTE.locationSettings.stations] [ROUTE.locationSettings.stations.b1]',
    '/locationSettings/stations',
    'stations displays',
    'configureHardware',
  ],
  [
    '[ROUTE.locationSettings.printers] [ROUTE.locationSettings.printers.b1] [RULE.areas.11] [RULE.areas.32]',
    '/locationSettings/printers',
    'printers printingRouting',
    'configureHardware',
  ],
  [
    '[ROUTE.locationSettings.printerOptions] [ROUTE.locationSettings.printerOptions.b1]',
    '/locationSettings/printerOptions',
    'printing',
    'configureHardware',
  ],
  [
    '[ROUTE.locationSettings.cashDrawers] [ROUTE.locationSettings.cashDrawers.b1]',
    '/locationSettings/cashDrawers',
    'cashManagement/cashDrawers',
    'configureHardware',
  ],
  [
    '[ROUTE.locationSettings.mobileApp] [ROUTE.locationSettings.mobileApp.b1]',
    '/locationSettings/mobileApp',
    'mobileApp',
    'accessConfigurationOptions',
  ],
  [
    '[ROUTE.locationSettings.onlineDesign] [ROUTE.locationSettings.onlineDesign.b2]',
    '/locationSettings/onlineDesign',
    'onlineDesign',
    'manageOnline',
  ],
  [
    '[ROUTE.locationSettings.posDesign] [ROUTE.locationSettings.posDesign.b2]',
    '/locationSettings/posDesign',
    'posDesign',
    'accessConfigurationOptions',
  ],
  ['[ROUTE.kiosk.design] [ROUTE.kiosk.design.b3]', '/kiosk/design', 'kioskDesign', 'accessConfigurationOptions'],
] as const;

/** The features with a name other than that of their permission. */
const opens = new Map([['MODIFY_ONLINE_ORDERING_CONFIGURATION', 'manageOnline']]);

it.each(lines)('%s %s edits %s, where %s opens it', (_, path, sections, feature) => {
  const screen = builtScreens.find(one => one.path === path);
  expect(screen?.edits).toMatchObject({ document: 'settings', sections: sections.split(' ') });
  expect([screen?.requires, screen?.selectors]).toEqual([[feature], ['location', 'menu']]);
});

it('every section is edited whole by one screen, and no screen requires less than its sections do', () => {
  for (const section of sectionsOf('settings')) {
    const on = builtScreens.filter(({ edits }) => {
      const keys: readonly string[] =
        edits?.document === 'settings' && 'sections' in edits && !edits.aggregates ? edits.sections : [];
      return keys.includes(section.key);
    });
    expect([section.key, on.length]).toEqual([section.key, 1]);
    // The permission of a section opens its screen too.
    const right = section.field.permission ?? '';
    expect([section.key, on[0]?.requires]).toEqual([section.key, [opens.get(right) ?? right]]);
  }
});

it('[ROUTE.locationSettings.thriveOnline.b1] the limited form contains the fields that its permission opens: these parts, and whether an order type is online', () => {
  const opened: string[] = [];
  walk(documents.settings.field, (field, path) => {
    if (field.alternativePermission === 'LIMITED_MANAGE_ONLINE') opened.push(path.slice(1));
  });
  const { edits } = screenOf('limitedManageOnlineForm');
  const gathered = edits !== undefined && 'sections' in edits && edits.aggregates ? edits.sections : [];
  expect(opened.sort()).toEqual([...gathered, 'orderTypes/types/[]/activeOnline'].sort());
});
