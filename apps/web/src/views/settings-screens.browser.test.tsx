import type { Permission } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen, shownAddress } from '../testing/open-screen.tsx';

/** The headings of a form in their order, those of a part of a section with a dash. */
const headings = (): readonly string[] =>
  [...document.querySelectorAll('main h2, main h3')].map(
    ({ tagName, textContent }) => `${tagName === 'H3' ? '- ' : ''}${textContent}`,
  );

type Row = readonly [ids: string, path: string, title: string, permission: Permission, headings: string];

const screens: readonly Row[] = [
  [
    '[ROUTE.locationSettings.thriveOnline] [ROUTE.locationSettings.thriveOnline.b2] [RULE.areas.13]',
    '/locationSettings/thriveOnline',
    'Thrive Online',
    'LIMITED_MANAGE_ONLINE',
    'Online ordering, Online hours, Promise times, - By order type, - Shifts, Deferred orders, - Kitchen, - Advance print, - Online ordering, - Reports, Order minimum, Messages',
  ],
  [
    '[ROUTE.locationSettings.orderTypes] [ROUTE.locationSettings.orderTypes.b1] [RULE.areas.21]',
    '/locationSettings/orderTypes',
    'Order types',
    'accessConfigurationOptions',
    'Order types, - Order types, Promise times, - By order type, - Shifts, Deferred orders, - Kitchen, - Advance print, - Online ordering, - Reports',
  ],
  [
    '[ROUTE.locationSettings.payments] [ROUTE.locationSettings.payments.b1] [RULE.areas.16] [RULE.areas.26] [RULE.areas.27] [RULE.areas.28] [RULE.areas.29]',
    '/locationSettings/payments',
    'Payments',
    'accessConfigurationOptions',
    'Tips, - Auto gratuity, Cash, - Ticket numbers, - Reasons, - Void reasons, - Over/short reasons, Tender types, Paid in / paid out accounts',
  ],
  [
    '[ROUTE.locationSettings.tableAndBar] [ROUTE.locationSettings.tableAndBar.b1] [RULE.areas.20] [RULE.areas.30]',
    '/locationSettings/tableAndBar',
    'Table and bar',
    'accessConfigurationOptions',
    'Table service, - Seating, - Server checkout, - Closing the table, - Table alerts, Bar, - Card pre-authorization',
  ],
  [
    '[RULE.areas.14] [RULE.areas.22]',
    '/locationSettings/hours',
    'Hours',
    'accessConfigurationOptions',
    'In-store, Online, Delivery, Online delivery, Special days, Week',
  ],
  [
    '[ROUTE.locationSettings.marketing] [ROUTE.locationSettings.marketing.b1] [RULE.areas.34]',
    '/locationSettings/marketing',
    'Marketing',
    'accessConfigurationOptions',
    'Marketing, - Customer address defaults, - Required customer information, - Customer star rating, - POS lookup, - Custom customer fields, - Customer groups, - Email, - Social media, - Suggestions, - Loyalty, - Point bonuses',
  ],
  [
    '[ROUTE.locationSettings.creditAndGift] [ROUTE.locationSettings.creditAndGift.b1] [RULE.areas.31]',
    '/locationSettings/creditAndGift',
    'Credit and gift',
    'configureCreditCards',
    'Credit and gift, - Credit cards, - Gift cards, - Processor and wallets, - Convenience fee, - Surcharge, - Security, - Printing',
  ],
  [
    '[ROUTE.locationSettings.deliverySettings] [ROUTE.locationSettings.deliverySettings.b1] [RULE.areas.15] [RULE.areas.33]',
    '/locationSettings/deliverySettings',
    'Delivery',
    'locationSettings',
    'Delivery fees, - Order minimum, - Charges, - Zones, Delivery area, Drivers, - Dispatch, - Cash, - Driver lateness alerts, Invalid addresses',
  ],
  [
    '[ROUTE.locationSettings.stations] [ROUTE.locationSettings.stations.b1]',
    '/locationSettings/stations',
    'Stations',
    'configureHardware',
    'Stations, Displays',
  ],
  [
    '[ROUTE.locationSettings.printers] [ROUTE.locationSettings.printers.b1] [RULE.areas.11] [RULE.areas.32]',
    '/locationSettings/printers',
    'Printers',
    'configureHardware',
    'Printers, - Physical printers, - Kitchen printers, - Label printers, Print routing, - Routes',
  ],
  [
    '[ROUTE.locationSettings.printerOptions] [ROUTE.locationSettings.printerOptions.b1]',
    '/locationSettings/printerOptions',
    'Printer options',
    'configureHardware',
    'Printer options, - Templates, - Other options, Preview',
  ],
  [
    '[ROUTE.locationSettings.cashDrawers] [ROUTE.locationSettings.cashDrawers.b1]',
    '/locationSettings/cashDrawers',
    'Cash drawers',
    'configureHardware',
    'Cash drawers, - Drawers',
  ],
  [
    '[ROUTE.locationSettings.mobileApp] [ROUTE.locationSettings.mobileApp.b1] [RULE.areas.36]',
    '/locationSettings/mobileApp',
    'Mobile app',
    'accessConfigurationOptions',
    'Build, Mobile app',
  ],
  [
    '[ROUTE.locationSettings.onlineDesign] [ROUTE.locationSettings.onlineDesign.b2] [RULE.areas.35]',
    '/locationSettings/onlineDesign',
    'Online design',
    'MODIFY_ONLINE_ORDERING_CONFIGURATION',
    'Online design, - Style, - Font sizes, - Items, - Messages, - Email, - Location finder, Preview',
  ],
  [
    '[ROUTE.locationSettings.posDesign] [ROUTE.locationSettings.posDesign.b2]',
    '/locationSettings/posDesign',
    'POS design',
    'accessConfigurationOptions',
    'POS design, - Themes, - Virtual ticket, Preview',
  ],
  ['[ROUTE.kiosk] [ROUTE.kiosk.b3] [RULE.areas.12]', '/kiosk', 'Kiosk', 'accessConfigurationOptions', 'Pages'],
  [
    '[ROUTE.kiosk.design] [ROUTE.kiosk.design.b3]',
    '/kiosk/design',
    'Kiosk design',
    'accessConfigurationOptions',
    'Kiosk design, - Start screen, - Colors, - Item customization, Preview',
  ],
];

describe('the screens of the settings', () => {
  it.each(screens)(
    '%s %s is the screen %s, opens with %s alone, selects the location and the menu, and has the parts: %s',
    async (_, path, title, permission, parts) => {
      await openScreen({ permissions: [permission] }, path, { at: null });
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      const band = page.getByRole('navigation', { name: 'Company, group or location' });
      await expect.element(band.getByRole('button', { name: 'Company Kitchen' })).toBeVisible();
      await expect.element(band.getByText('No Menu Selected')).toBeVisible();
      await expect.poll(headings).toEqual(parts.split(', '));
    },
  );

  it('open for nobody who has none of their permissions', async () => {
    await openScreen({ permissions: ['userRolesAdmin'] }, '/roles', { at: null });
    for (const [, path] of screens) {
      await goTo(`${path}?locationId=`);
      await expect.poll(shownAddress, { message: path }).toMatch(/^\/home/);
    }
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Good morning/);
  });
});

it('[RULE.areas.01] employees have their own area', async () => {
  await openScreen({ permissions: ['userAdmin'] }, '/employees', { at: null });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Employees');
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Add employee' })).toBeVisible();
  await openScreen({ permissions: ['manageMenus'] }, '/employees', { at: null });
  await expect.poll(shownAddress).toMatch(/^\/home/);
});

it('[RULE.areas.02] [NAV.Employment.RolePermissions] roles and their permissions have their own area', async () => {
  await openScreen({ permissions: ['userRolesAdmin'] }, '/roles', { at: null });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Security Roles');
  await expect.element(page.getByRole('rowheader', { name: /^View wage data/ })).toBeVisible();
});

it.each([
  ['[RULE.areas.03]', '/locations', 'Locations', 'Elm'],
  ['[RULE.areas.04]', '/groups', 'Groups', 'West'],
])('%s %s is the area %s, open to everybody', async (_, path, title, name) => {
  await openScreen({ permissions: [] }, path, { at: null });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});
