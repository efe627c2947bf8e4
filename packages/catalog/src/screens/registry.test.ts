import { describe, expect, it } from 'vitest';
import { screenHref } from './address.ts';
import { matchScreen } from './match-screen.ts';
import { builtScreens, screenOf, screens } from './registry.ts';
import type { Screen } from './screen.ts';

describe('the registry', () => {
  it('has each screen once, and only screens as parents', () => {
    const ids = screens.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { parent } of screens as readonly Screen[]) if (parent) expect(ids).toContain(parent);
  });
  it('has a view for every available screen', () => {
    for (const screen of builtScreens) {
      expect([screen.id, screen.view !== undefined || screen.edits !== undefined]).toEqual([screen.id, true]);
      if (screen.view === 'publish') expect(screen.publishes).toBeDefined();
    }
  });
  it('gives no two items of a group the same position', () => {
    const places = screens.flatMap(({ nav }) => (nav ? [`${nav.group} ${nav.order}`] : []));
    expect(new Set(places).size).toBe(places.length);
  });
  it('[NAV.breadcrumbs.areas] shows the selectors in five areas, except on admin pages', () => {
    const areas = ['employment', 'locationSettings', 'menu', 'kiosk', 'customer'];
    for (const { id, path, selectors } of screens) {
      const [, area = '', page] = path.split('/');
      const expected = areas.includes(area) && page !== 'admin' ? ['location', 'menu'] : [];
      expect([id, selectors ?? []]).toEqual([id, expected]);
    }
  });
});

describe('addresses', () => {
  const values = { id: 'a b/c', userId: 'u', token: 't', inviteToken: 'i', companyId: 'c', cf: 'phone', kind: 'menu' };
  const params = { ...values, workflowId: 'w', categoryId: 'k', departmentId: 'd', itemId: 'm' };

  it('every screen is found at its own address, with its params', () => {
    for (const { id, path } of screens) {
      const match = matchScreen(screenHref(id, params, null));
      expect([path, match?.screen.id]).toEqual([path, id]);
      for (const [name, value] of Object.entries(match?.params ?? {})) expect(params).toHaveProperty(name, value);
    }
  });
  it('a literal segment wins over a param', () => {
    const found = [
      '/employees/add',
      '/employees/changePassword',
      '/roles/create/default',
      '/roles/edit/default',
      '/menu/offers/add',
      '/companies/change',
      '/locations/add',
      '/menu/menuItems/departments/add',
    ].map(path => matchScreen(path)?.screen.path);
    expect(found).toEqual([
      '/employees/add',
      '/employees/changePassword',
      '/roles/create/default',
      '/roles/edit/:id',
      '/menu/offers/add',
      '/companies/change',
      '/locations/add',
      '/menu/menuItems/departments/add',
    ]);
  });
  it('finds nothing for a path without a screen', () => {
    for (const path of ['/nowhere', '/locations/', '/locations//overrides', '/locations/%E0%A4%A', 'locations', ''])
      expect([path, matchScreen(path)?.screen.id]).toEqual([
        path,
        path === '/locations/' ? 'locationsList' : undefined,
      ]);
  });
  it('a link contains company and location, and an empty location for company level', () => {
    const at = { companyId: 'c1', locationId: 'l1' };
    expect(screenHref('tableAndBar', {}, at)).toBe('/locationSettings/tableAndBar?companyId=c1&locationId=l1');
    expect(screenHref('location', { id: 'x' }, { ...at, locationId: null })).toBe(
      '/locations/x?companyId=c1&locationId=',
    );
    expect(screenHref('tableAndBar', {}, at, { field: '/barSettings/barTabs' })).toContain(
      '&field=%2FbarSettings%2FbarTabs',
    );
    expect(() => screenHref('location', {}, at)).toThrow('location needs id');
    expect(screenOf('home').path).toBe('/home');
  });
});
