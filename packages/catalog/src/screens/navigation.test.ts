import { describe, expect, it } from 'vitest';
import { navigation } from './navigation.ts';
import { builtScreens, type RegisteredScreen, screenOf, screens } from './registry.ts';
import { topBar } from './top-bar.ts';
import { isAccessible, isInNavigation, type Viewer, type ViewerTenant } from './visibility.ts';

const elm: ViewerTenant = { id: 'elm', type: 'LOCATION', kioskActive: false, products: [] };
const everything =
  'dashboard editCompanies manageMenus overrideMenus userAdmin defaultRoleAdmin accessConfigurationOptions manageOnline limitedManageOnline locationSettings configureCreditCards configureHardware providerCompany'.split(
    ' ',
  );
const viewer = (features: readonly string[], tenants: readonly ViewerTenant[] = [elm]): Viewer => ({
  companyId: 'acme',
  enabledFeatures: features,
  companyWide: true,
  accessibleTenants: tenants,
});

/** The sidebar when every planned screen is available. */
const whole: readonly RegisteredScreen[] = screens.map(screen => ({ ...screen, status: 'built' as const }));
const ids = (features: readonly string[], active: ViewerTenant | null = null, lines = whole): string[] =>
  navigation(viewer(features), active, lines).flatMap(({ items }) => items.map(({ id }) => id));
const groups = (features: readonly string[]): string[] =>
  navigation(viewer(features), null, whole).map(({ title }) => title);

describe('the sidebar', () => {
  it('[NAV.group.*] [MSG.nav.group.*] has nine groups in their order', () => {
    expect(groups(everything)).toEqual([
      'Home',
      'Analytics',
      'Accounts',
      'Employment',
      'Customer',
      'Configuration',
      'Hardware',
      'Kiosk',
      'Menu',
    ]);
  });
  it('[NAV.Home.home] [NAV.Accounts.locationsList] [NAV.rule.public] [RULE.shell.21] shows public items to all users', () => {
    expect(ids([], null, builtScreens)).toEqual(['home', 'locationsList', 'groupsList', 'compare', 'sheet', 'roles']);
    expect(ids([])).toEqual(['home', 'locationsList', 'groupsList', 'compare', 'sheet', 'roles']);
  });
  it('[NAV.rule.featureOnly] [RULE.misc.01] hides an item from users without its feature', () => {
    expect(ids(everything)).toContain('tableAndBar');
    expect(ids(everything.filter(name => name !== 'accessConfigurationOptions'))).not.toContain('tableAndBar');
  });
  it('[NAV.rule.groupHidden] [RULE.shell.19] hides a group without visible items', () => {
    expect(groups([])).toEqual(['Home', 'Accounts', 'Employment']);
    expect(groups(['configureCreditCards'])).toContain('Configuration');
  });
  it('[NAV.rule.emptyFeatureList] [RULE.shell.20] hides an item with an empty list of features', () => {
    expect(isInNavigation({ ...screenOf('home'), requires: [] }, viewer(everything), null)).toBe(false);
  });
  it('[NAV.rule.childQuery] [RULE.shell.03] links contain company and location', () => {
    const hrefs = navigation(viewer(everything), elm).flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect(href).toMatch(/\?companyId=acme&locationId=elm$/);
  });
});

describe('items that depend on the tenant', () => {
  const kiosk = ['kioskMenu', 'kioskDesign'];
  const kiosksAt = (active: ViewerTenant | null) => ids(everything, active).filter(id => kiosk.includes(id));

  it('[NAV.rule.kiosk] [RULE.shell.15] [RULE.shell.16] [RULE.shell.17] [ROUTE.kiosk.b1] [ROUTE.kiosk.design.b1] shows kiosk items at company level and where a kiosk is active', () => {
    expect(kiosksAt(elm)).toEqual([]);
    expect(kiosksAt(null)).toEqual(kiosk);
    expect(kiosksAt({ ...elm, kioskActive: true })).toEqual(kiosk);
    for (const active of [null, { ...elm, kioskActive: true }]) {
      const without = (feature: string) => everything.filter(name => name !== feature);
      expect(ids(without('manageMenus'), active)).not.toContain('kioskMenu');
      expect(ids(without('accessConfigurationOptions'), active)).not.toContain('kioskDesign');
    }
  });
  it('[NAV.rule.online] [RULE.shell.18] [ROUTE.locationSettings.onlineDesign.b1] shows online items only where online is allowed', () => {
    const online = ['onlineDesign', 'onlineCategories'];
    const at = (active: ViewerTenant | null, tenants: readonly ViewerTenant[]) =>
      navigation(viewer(everything, tenants), active, whole)
        .flatMap(({ items }) => items.map(({ id }) => id as string))
        .filter(id => online.includes(id));
    expect(at(elm, [elm])).toEqual([]);
    expect(at({ ...elm, products: ['online'] }, [elm])).toEqual(online);
    expect(at(null, [elm])).toEqual([]);
    expect(at(null, [elm, { ...elm, id: 'oak', products: ['online'] }])).toEqual(online);
    expect(at(null, [])).toEqual(online);
    const remembered = { Online: false, Delivery: true, TableService: true };
    const shown = navigation({ ...viewer(everything, []), authorizations: remembered }, null, whole);
    expect(shown.flatMap(({ items }) => items).filter(({ id }) => online.includes(id))).toEqual([]);
  });
  it('[NAV.rule.overrideMenus] with a location active the menu requires the permission to override it', () => {
    const without = everything.filter(name => name !== 'overrideMenus');
    expect(ids(without, null)).toContain('menuItems');
    expect(ids(without, elm)).not.toContain('menuItems');
    expect(ids(everything, elm)).toContain('menuItems');
  });
  it('[ROUTE.kiosk] [ROUTE.kiosk.b3] [RULE.areas.12] kiosks have a screen with selectors for the location and the menu', () => {
    const { path, status, selectors } = screenOf('kiosk');
    expect([path, status, selectors]).toEqual(['/kiosk', 'built', ['location', 'menu']]);
  });
  it('[NAV.rule.internalFlag] [PERM.internalHides.kiosk_routes] [ROUTE.kiosk.b2] [ROUTE.kiosk.design.b2] the internal-company flag hides groups and kiosk', () => {
    const gone = ids(everything).filter(id => !ids([...everything, 'internalCompany']).includes(id));
    expect(gone).toEqual(['groupsList', 'kioskMenu', 'kioskDesign']);
    for (const id of ['kiosk', 'kioskDesign', 'kioskMenu'] as const) {
      expect(isAccessible(screenOf(id), viewer(everything), null)).toBe(true);
      expect(isAccessible(screenOf(id), viewer([...everything, 'internalCompany']), null)).toBe(false);
    }
  });
  it.each([
    ['debugInviteEmails', ['engineeringUser']],
    ['ticketIndexInfo', ['engineeringUser']],
    ['defaultRoles', ['defaultRoleAdmin', 'providerCompany']],
  ] as const)('[PERM.rule.internalShows] %s opens only with the flags of internal users: %s', (id, flags) => {
    const opens = (features: readonly string[]) => isInNavigation(screenOf(id), viewer(features), null);
    expect(opens(flags)).toBe(true);
    for (const flag of flags)
      expect(opens([...everything, 'engineeringUser', 'companyAdmin'].filter(name => name !== flag))).toBe(false);
  });
  it('[NAV.rule.defaultRoles] shows default roles only to users of the provider', () => {
    expect(ids(everything)).toContain('defaultRoles');
    expect(ids(everything.filter(name => name !== 'providerCompany'))).not.toContain('defaultRoles');
  });
});

describe('the top bar', () => {
  const facts = { companyStaff: true, accessibleCompanies: 2, embedded: false };

  it('[RULE.shell.06] [RULE.shell.07] [NAV.topbar.companySelector] [PERM.rule.companySelection] staff of several companies can change company', () => {
    const shown = (more: Partial<typeof facts>) => topBar(viewer([]), { ...facts, ...more }).companySelector;
    expect([shown({}), shown({ accessibleCompanies: 1 }), shown({ companyStaff: false })]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('[RULE.shell.22] [NAV.topbar.publishStatus] [PERM.rule.publishStatusGate] shows the publish status to users who may configure', () => {
    expect(topBar(viewer(['accessConfigurationOptions']), facts).publishStatus).toBe(true);
    expect(topBar(viewer(['manageMenus']), facts).publishStatus).toBe(false);
  });
  it('[NAV.topbar.userMenu.logoutHidden] hides sign-out inside a frame, and shows it everywhere else', () => {
    expect(topBar(viewer([]), facts).logout).toBe(true);
    expect(topBar(viewer([]), { ...facts, embedded: true }).logout).toBe(false);
  });
});
