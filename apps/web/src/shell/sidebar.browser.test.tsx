import type { Permission } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CompanyName } from '../testing/component-commands.ts';
import { openScreen } from '../testing/open-screen.tsx';

type Shown = Readonly<Record<string, readonly string[]>>;

/** Every group of the sidebar with its items, from top to bottom. */
const sidebar = async (): Promise<Shown> => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main).toBeVisible();
  for (const group of main.getByRole('button', { expanded: false }).elements())
    if (group instanceof HTMLElement) group.click();
  await expect.poll(() => main.getByRole('button', { expanded: false }).elements()).toEqual([]);
  const groups = [...main.element().querySelectorAll(':scope > ul > li')];
  return Object.fromEntries(
    groups.map(group => {
      const [title, ...items] = [...group.querySelectorAll('button, a')].map(one => one.textContent ?? '');
      return [title, items];
    }),
  );
};

interface Place {
  readonly at?: string;
  readonly company?: CompanyName;
}

const sidebarOf = async (permissions: readonly Permission[], { at, company }: Place = {}): Promise<Shown> => {
  await openScreen({ permissions, ...(company && { company }) }, '/home', { at: at ?? null });
  return sidebar();
};

const everyone = { Home: [], Accounts: ['Locations', 'Groups'], Employment: ['Security Roles'] };
const configuration = ['Hours', 'Order types', 'Table and bar', 'POS design', 'Marketing', 'Payments', 'Mobile app'];

describe('the sidebar of a person who has', () => {
  it('[NAV.Home.home] [NAV.Accounts.locationsList] [NAV.Accounts.groupsList] [NAV.Employment.RolePermissions] [NAV.rule.public] [NAV.rule.groupHidden] [RULE.shell.19] [RULE.shell.21] [MSG.nav.securityRoles] no permission shows what every user sees, and no group without items', async () => {
    expect(await sidebarOf([])).toEqual(everyone);
  });

  it.each<[ids: string, permission: Permission, shown: Shown]>([
    [
      '[NAV.Configuration.orderTypes] [NAV.Configuration.tableAndBar] [NAV.Configuration.posDesign] [NAV.Configuration.marketing] [NAV.Configuration.payments] [NAV.Configuration.mobileApp] [NAV.Employment.employment] [NAV.Kiosk.kioskDesign]',
      'accessConfigurationOptions',
      {
        ...everyone,
        Employment: ['Security Roles', 'Employment settings'],
        Configuration: configuration,
        Kiosk: ['Kiosk design'],
      },
    ],
    [
      '[NAV.Configuration.limitedManageOnlineForm] [MSG.nav.thriveOnline]',
      'LIMITED_MANAGE_ONLINE',
      { ...everyone, Configuration: ['Thrive Online'] },
    ],
    ['[NAV.Configuration.deliverySettingsForm]', 'locationSettings', { ...everyone, Configuration: ['Delivery'] }],
    [
      '[NAV.Configuration.onlineDesign]',
      'MODIFY_ONLINE_ORDERING_CONFIGURATION',
      { ...everyone, Configuration: ['Online design'] },
    ],
    ['[NAV.Configuration.creditAndGift]', 'configureCreditCards', { ...everyone, Configuration: ['Credit and gift'] }],
    [
      '[NAV.Hardware.stations] [NAV.Hardware.printers] [NAV.Hardware.printerOptions] [NAV.Hardware.cashDrawers]',
      'configureHardware',
      { ...everyone, Hardware: ['Stations', 'Printers', 'Printer options', 'Cash drawers'] },
    ],
    ['[NAV.Menu.menuItems]', 'manageMenus', { ...everyone, Menu: ['Menu items'] }],
    ['[NAV.Employment.employees]', 'userAdmin', { ...everyone, Employment: ['Employees', 'Security Roles'] }],
  ])('%s only %s shows its items and no others', async (_, permission, shown) => {
    expect(await sidebarOf([permission])).toEqual(shown);
  });
});
