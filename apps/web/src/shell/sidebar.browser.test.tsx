import { builtScreens } from '@commissary/catalog';
import type { Feature, Permission } from '@commissary/domain';
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

let ofEverybody: Promise<Shown> | undefined;
/** Without any permission, drawn once: what a permission shows is hidden from people without it. */
const sidebarOfEverybody = (): Promise<Shown> => {
  ofEverybody ??= sidebarOf([]);
  return ofEverybody;
};

/** Where there is more than one location. */
const several = ['Compare', 'Edit several locations'];
const everyone = { Home: [], Accounts: ['Locations', 'Groups', ...several], Employment: ['Security Roles'] };
const configuration = ['Hours', 'Order types', 'Table and bar', 'POS design', 'Marketing', 'Payments', 'Mobile app'];

describe('the sidebar of a person who has', () => {
  it('[NAV.Home.home] [NAV.Accounts.locationsList] [ROUTE.locations.b1] [NAV.Accounts.groupsList] [NAV.Employment.RolePermissions] [ROUTE.roles.b1] [ROUTE.groups.b2] [NAV.rule.public] [NAV.rule.groupHidden] [RULE.shell.19] [RULE.shell.21] [MSG.nav.securityRoles] no permission shows what every user sees, and no group without items', async () => {
    expect(await sidebarOfEverybody()).toEqual(everyone);
  });

  it.each<[ids: string, permission: Permission, shown: Shown]>([
    [
      '[NAV.Configuration.orderTypes] [NAV.Configuration.tableAndBar] [NAV.Configuration.posDesign] [NAV.Configuration.marketing] [NAV.Configuration.payments] [NAV.Configuration.mobileApp] [NAV.Employment.employment] [NAV.Kiosk.kioskDesign] [NAV.Menu.imageManager]',
      'accessConfigurationOptions',
      {
        ...everyone,
        Employment: ['Security Roles', 'Employment settings'],
        Configuration: [...configuration, 'Timed edits'],
        Kiosk: ['Kiosk design'],
        Menu: ['Image manager'],
      },
    ],
    [
      '[NAV.Configuration.limitedManageOnlineForm] [MSG.nav.thriveOnline]',
      'LIMITED_MANAGE_ONLINE',
      { ...everyone, Configuration: ['Thrive Online'] },
    ],
    ['[NAV.Configuration.deliverySettingsForm]', 'locationSettings', { ...everyone, Configuration: ['Delivery'] }],
    [
      '[NAV.Configuration.onlineDesign] [NAV.Customer.pushNotifications]',
      'MODIFY_ONLINE_ORDERING_CONFIGURATION',
      { ...everyone, Customer: ['Push notifications'], Configuration: ['Online design'] },
    ],
    ['[NAV.Configuration.creditAndGift]', 'configureCreditCards', { ...everyone, Configuration: ['Credit and gift'] }],
    [
      '[NAV.Hardware.stations] [NAV.Hardware.printers] [NAV.Hardware.printerOptions] [NAV.Hardware.cashDrawers]',
      'configureHardware',
      { ...everyone, Hardware: ['Stations', 'Printers', 'Printer options', 'Cash drawers'] },
    ],
    [
      '[NAV.Employment.employmentAdmin] [NAV.Menu.menusAdmin] [NAV.Menu.menuItems] [NAV.Menu.taxStructures] [NAV.Menu.menuPrinters] [NAV.Menu.kps] [NAV.Menu.pricingSchemes] [NAV.Menu.modifiersList] [NAV.Menu.menuMessages] [NAV.Menu.menuRequirements] [NAV.Menu.offersList] [NAV.Menu.menuLayout] [NAV.Menu.onlineCategories] [NAV.Kiosk.kioskMenu]',
      'manageMenus',
      {
        ...everyone,
        Employment: ['Employment admin', 'Security Roles'],
        Configuration: ['Timed edits'],
        Kiosk: ['Kiosk menu'],
        Menu: [
          ...[
            'Menu admin',
            'Menu items',
            'Tax structures',
            'Menu printers',
            'KPS',
            'Pricing schemes',
            'Modifiers',
            'Messages',
          ],
          ...['Requirements', 'Offers', 'Menu layout', 'Online categories', 'Simulator', 'Out now', 'For guests'],
        ],
      },
    ],
    [
      '[NAV.Analytics.storeSummary] [NAV.Analytics.productMix] [NAV.Analytics.serverPerformance] [NAV.Analytics.deliveries] [NAV.Analytics.employeePayroll] [NAV.Analytics.allReports] [NAV.Analytics.ticketFinderSearch]',
      'dashboard',
      {
        ...everyone,
        Analytics: [
          ...['Store summary', 'Product mix', 'Server performance', 'Deliveries', 'Employee payroll'],
          ...['All reports', 'Ticket finder'],
        ],
      },
    ],
    [
      '[NAV.Accounts.companiesList] [ROUTE.companies.b1]',
      'editCompanies',
      { ...everyone, Accounts: ['Companies', ...everyone.Accounts] },
    ],
    [
      '[NAV.Employment.employees] [ROUTE.employees.b1]',
      'userAdmin',
      { ...everyone, Employment: ['Employees', 'Security Roles', 'Audit log'] },
    ],
  ])('[NAV.rule.featureOnly] %s only %s shows its items and no others', async (_, permission, shown) => {
    expect(await sidebarOfEverybody()).toEqual(everyone);
    expect(await sidebarOf([permission])).toEqual(shown);
  });
});

describe('the items of the sidebar that depend on the tenant', () => {
  it.each<[place: Place, shown: boolean]>([
    [{}, true],
    [{ at: 'Elm' }, true],
    [{ at: 'Oak' }, false],
  ])(
    '[NAV.rule.kiosk] [RULE.shell.15] [RULE.shell.16] [RULE.shell.17] [ROUTE.kiosk.b1] [ROUTE.kiosk.design.b1] [ROUTE.kiosk.menu.b1] at %j the kiosk is shown: %s',
    async (place, shown) => {
      const { Kiosk: menu = [] } = await sidebarOf(['manageMenus', 'overrideMenus'], place);
      expect(menu).toEqual(shown ? ['Kiosk menu'] : []);
      expect(Object.hasOwn(await sidebarOf(['accessConfigurationOptions'], place), 'Kiosk')).toBe(shown);
    },
  );

  it.each<[place: Place, shown: boolean]>([
    [{}, true],
    [{ at: 'Elm' }, true],
    [{ at: 'Oak' }, false],
  ])(
    '[NAV.rule.online] [RULE.auth.01] [RULE.auth.03] [PERM.rule.authorisations] [PERM.rule.authorisations.locationActive] [RULE.shell.18] [ROUTE.locationSettings.onlineDesign.b1] at %j online design is shown: %s',
    async (place, shown) => {
      const { Configuration: items = [] } = await sidebarOf(['MODIFY_ONLINE_ORDERING_CONFIGURATION'], place);
      expect(items).toEqual(shown ? ['Online design'] : []);
    },
  );

  it('[RULE.auth.04] [PERM.rule.authorisations.noLocations] a company without locations has all of them', async () => {
    const { Configuration: items } = await sidebarOf(['MODIFY_ONLINE_ORDERING_CONFIGURATION'], { company: 'Beginner' });
    expect(items).toEqual(['Online design']);
  });

  it.each<[permissions: readonly Permission[], place: Place, shown: boolean]>([
    [['manageMenus'], {}, true],
    [['manageMenus'], { at: 'Elm' }, false],
    [['manageMenus'], { at: 'West' }, false],
    [['manageMenus', 'overrideMenus'], { at: 'Elm' }, true],
  ])('[NAV.rule.overrideMenus] with %j at %j the menu items are shown: %s', async (permissions, place, shown) => {
    const { Menu: items = [] } = await sidebarOf(permissions, place);
    expect(items.includes('Menu items')).toBe(shown);
  });

  it('[NAV.rule.internalFlag] the internal company has no groups and no kiosk', async () => {
    const shown = await sidebarOf(['accessConfigurationOptions', 'manageMenus'], { company: 'Internal' });
    expect(shown.Accounts).toEqual(['Locations', ...several]);
    expect(Object.keys(shown)).toEqual(['Home', 'Accounts', 'Employment', 'Configuration', 'Menu']);
  });

  it.each<[company: CompanyName, items: readonly string[]]>([
    ['Kitchen', ['Security Roles']],
    ['Provider', ['Security Roles', 'Default Security Roles']],
  ])(
    '[NAV.rule.defaultRoles] [PERM.rule.defaultRolesLink] [NAV.Employment.DefaultRolePermissions] [ROUTE.defaultRoles.b1] [ROUTE.defaultRoles.b2] [MSG.nav.defaultSecurityRoles] who administers default roles in the company %s sees %j',
    async (company, items) => {
      expect((await sidebarOf(['defaultRoleAdmin'], { company })).Employment).toEqual(items);
    },
  );
});

it('[NAV.rule.emptyFeatureList] [RULE.shell.20] an item with an empty list of features is shown to nobody', async () => {
  const groups: { requires?: readonly Feature[] } | undefined = builtScreens.find(({ id }) => id === 'groupsList');
  if (groups === undefined) throw new Error('There is no screen of groups.');
  expect((await sidebarOf([])).Accounts).toEqual(['Locations', 'Groups', ...several]);
  groups.requires = [];
  try {
    expect((await sidebarOf([])).Accounts).toEqual(['Locations', ...several]);
  } finally {
    delete groups.requires;
  }
});

it('[NAV.group.*] [MSG.nav.group.*] the groups with screens are in their order', async () => {
  await openScreen('priya', '/home', { at: null });
  const titles = [
    'Home',
    'Analytics',
    'Accounts',
    'Employment',
    'Customer',
    'Configuration',
    'Hardware',
    'Kiosk',
    'Menu',
  ];
  expect(Object.keys(await sidebar())).toEqual(titles);
});

it('[NAV.rule.childQuery] [RULE.shell.03] every link carries the company and the location', async () => {
  await openScreen('priya', '/locations', { at: 'elm-st' });
  await sidebar();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link').elements();
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/\?companyId=sorrel-and-salt&locationId=elm-st$/);
});

it('[NAV.rule.version] [FMT.version] [RULE.shell.04] the version is followed by the name of the environment', async () => {
  await openScreen('priya', '/home', { at: null });
  await expect.element(page.getByText(/^Version \S+ · Staging$/)).toBeVisible();
});
