import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideTarget, screenHref, splitAddress } from './address.ts';
import { afterChangeLocation, afterLogin, type GuardResult, type GuardState, guard } from './guard.ts';
import { screens } from './registry.ts';
import type { Viewer, ViewerTenant } from './visibility.ts';

const tenant = (id: string, type: ViewerTenant['type'] = 'LOCATION'): ViewerTenant => ({
  id,
  type,
  kioskActive: false,
  products: [],
});
const tenants = [tenant('north', 'GROUP'), tenant('elm'), tenant('oak')];
const all = ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'];
const boss: Viewer = { companyId: 'acme', enabledFeatures: all, companyWide: true, accessibleTenants: tenants };
const manager: Viewer = { ...boss, companyWide: false };
const state: GuardState = { activeId: null, lastId: null, accessibleCompanyIds: ['acme', 'bistro'] };
const atElm: GuardState = { ...state, activeId: 'elm' };
const tableAndBar = '/locationSettings/tableAndBar';

const to = (result: GuardResult): string => (result.kind === 'redirect' ? result.to : `(${result.kind})`);
const go = (viewer: Viewer | null, address: string, at = state): string => to(guard(viewer, address, at));

/** Follows redirects as the router does. */
const settle = (viewer: Viewer | null, address: string, at = state, hops = 0): GuardResult => {
  const result = guard(viewer, address, at);
  if (result.kind !== 'redirect') return result;
  if (hops > 6) throw new Error(`no end of redirects at ${address}`);
  return settle(viewer, result.to, result.activate === undefined ? at : { ...at, activeId: result.activate }, hops + 1);
};

describe('a company with one location', () => {
  const whole: Viewer = { ...boss, accessibleTenants: [tenant('elm')], oneLevel: true };

  it('opens company level for every link', () => {
    const at = `${tableAndBar}?companyId=acme&locationId=elm`;
    expect(settle(whole, at)).toMatchObject({ kind: 'allow', active: null });
    expect(go(whole, at)).toBe(`${tableAndBar}?companyId=acme`);
    expect(settle({ ...whole, oneLevel: false }, at)).toMatchObject({ kind: 'allow', active: { id: 'elm' } });
  });

  it('keeps its location on screens that edit nothing, and for users of that location only', () => {
    expect(settle(whole, '/live/settings?companyId=acme&locationId=elm')).toMatchObject({ active: { id: 'elm' } });
    expect(settle({ ...whole, companyWide: false }, tableAndBar)).toMatchObject({ active: { id: 'elm' } });
  });
});

describe('signed out', () => {
  it('[RULE.guard.01] a screen that is not public redirects to sign-in and remembers the target', () => {
    expect(go(null, `${tableAndBar}?companyId=acme`)).toBe(
      `/login?target=${encodeURIComponent(`${tableAndBar}?companyId=acme`)}`,
    );
    expect(go(null, '/home')).toBe('/login');
  });
  it('[RULE.guard.02] after sign-in the remembered target opens', () => {
    const target = `${tableAndBar}?companyId=acme&locationId=elm`;
    expect(afterLogin(go(null, target))).toBe(target);
    expect(go(boss, go(null, target))).toBe(target);
  });
  it('[RULE.guard.03] without a remembered target home opens', () => {
    expect(afterLogin('/login')).toBe('/home');
    expect(afterLogin('/login?target=https%3A%2F%2Fevil.example')).toBe('/home');
  });
  it('public screens open', () => {
    for (const address of ['/login', '/sample/abc'])
      expect(guard(null, address, state)).toMatchObject({ kind: 'allow' });
  });
  it('changing location is public, and still requires a signed-in user', () => {
    expect(go(null, '/changeLocation?locationId=elm')).toBe('/login?target=%2FchangeLocation%3FlocationId%3Delm');
  });
});

describe('signed in', () => {
  it('[RULE.guard.04] a missing company is added to the query', () => {
    expect(go(boss, tableAndBar)).toBe(`${tableAndBar}?companyId=acme`);
  });
  it('[RULE.guard.05] a missing location is added when one is active', () => {
    expect(go(boss, `${tableAndBar}?field=x`, atElm)).toBe(`${tableAndBar}?field=x&companyId=acme&locationId=elm`);
    expect(go(boss, `${tableAndBar}?companyId=acme`, atElm)).toBe(`${tableAndBar}?companyId=acme&locationId=elm`);
  });
  it('[RULE.guard.05] company level requires an empty location in the address; a missing location does not open it', () => {
    const asked = `${tableAndBar}?companyId=acme&locationId=`;
    expect(guard(boss, asked, atElm)).toEqual({
      kind: 'redirect',
      to: `${tableAndBar}?companyId=acme`,
      activate: null,
    });
    expect(settle(boss, asked, atElm)).toMatchObject({ kind: 'allow', active: null });
    expect(settle(boss, `${tableAndBar}?companyId=acme`, atElm)).toMatchObject({ active: { id: 'elm' } });
    expect(settle(manager, asked, { ...atElm, lastId: 'oak' })).toMatchObject({ active: { id: 'oak' } });
    expect(settle(boss, screenHref('tableAndBar', {}, { companyId: 'acme', locationId: null }), atElm)).toMatchObject({
      active: null,
    });
  });
  it('a complete address opens at the tenant it names', () => {
    expect(guard(boss, `${tableAndBar}?companyId=acme&locationId=oak`, atElm)).toMatchObject({
      kind: 'allow',
      match: { screen: { id: 'tableAndBar' } },
      active: { id: 'oak' },
    });
    expect(guard(boss, '/locations/elm?companyId=acme', state)).toMatchObject({
      kind: 'allow',
      match: { params: { id: 'elm' } },
      active: null,
    });
  });
  it('[RULE.guard.06] sign-in redirects to home', () => {
    expect(go(boss, '/login')).toBe('/home');
  });
  it('[RULE.guard.07] recovery redirects to home', () => {
    expect(go(boss, '/recover')).toBe('/home');
  });
  it('[RULE.guard.08] a password reset redirects to home', () => {
    expect(go(boss, '/reset/u1/t1')).toBe('/home');
  });
  it('[RULE.guard.09] an invitation redirects to home', () => {
    expect(go(boss, '/invite/u1/t1')).toBe('/home');
  });
  it('[RULE.guard.14] [ROUTE.redirect] /redirect redirects to its target', () => {
    expect(go(boss, `/redirect?target=${encodeURIComponent(tableAndBar)}`)).toBe(tableAndBar);
  });
  it('[RULE.guard.15] /redirect without a target, or with an external one, redirects to home', () => {
    expect(go(boss, '/redirect')).toBe('/home?companyId=acme');
    expect(go(boss, '/redirect?target=%2F%2Fevil.example')).toBe('/home?companyId=acme');
  });
  it('[RULE.guard.16] [ROUTE.root] the root redirects to home, signed in or not', () => {
    expect(go(boss, '/', atElm)).toBe('/home?companyId=acme&locationId=elm');
    expect(go(null, '/')).toBe('/home');
  });
  it('[RULE.guard.19] [ROUTE.changeMenu] changing the menu returns to the screen before, with the menu and the location in the query', () => {
    const before = `${tableAndBar}?companyId=acme&field=x`;
    const at = { ...atElm, previous: before };
    expect(guard(boss, '/changeMenu?menuId=lunch&locationId=oak', at)).toEqual({
      kind: 'redirect',
      to: `${before}&locationId=oak&menuId=lunch`,
      activate: 'oak',
    });
    expect(go(boss, '/changeMenu?menuId=lunch', at)).toBe(`${before}&locationId=elm&menuId=lunch`);
    expect(go(boss, '/changeMenu?menuId=lunch')).toBe('/home?companyId=acme&menuId=lunch');
    expect(settle(boss, '/changeMenu?menuId=lunch', { ...state, previous: '/changeMenu?menuId=x' }).kind).toBe('allow');
  });
  it('[RULE.guard.20] [ROUTE.companies.change] changing company switches to it and opens home', () => {
    const address = '/companies/change?companyId=bistro';
    expect(guard(boss, address, state)).toEqual({ kind: 'switchCompany', companyId: 'bistro', to: address });
    expect(go({ ...boss, companyId: 'bistro' }, address)).toBe('/home?companyId=bistro');
    expect(guard(boss, '/companies/change?companyId=secret', state)).toMatchObject({ notice: 'forbidden' });
    expect(go(boss, '/companies/change', atElm)).toBe('/home?companyId=acme&locationId=elm');
  });
  it('an unknown address, or a planned screen, is not found', () => {
    const planned = screens.filter(({ status }) => status === 'planned').map(({ path }) => path);
    for (const address of ['/nowhere', ...planned]) expect(guard(boss, address, state)).toEqual({ kind: 'notFound' });
  });
});

describe('another company', () => {
  it('switches to a company that the person may open', () => {
    const address = `${tableAndBar}?companyId=bistro&locationId=x`;
    expect(guard(boss, address, state)).toEqual({ kind: 'switchCompany', companyId: 'bistro', to: address });
  });
  it('redirects to home with the message for any other company', () => {
    expect(guard(boss, `${tableAndBar}?companyId=secret`, atElm)).toEqual({
      kind: 'redirect',
      to: '/home?companyId=acme&locationId=elm',
      notice: 'forbidden',
    });
  });
});

describe('a location that was removed or is not accessible', () => {
  it('is replaced by company level, whatever tenant was active', () => {
    expect(guard(boss, `${tableAndBar}?companyId=acme&locationId=gone`, atElm)).toEqual({
      kind: 'redirect',
      to: `${tableAndBar}?companyId=acme`,
      activate: null,
    });
  });
  it('is replaced, for users without company level, by the location used last, else by the first', () => {
    const gone = `${tableAndBar}?companyId=acme&locationId=gone`;
    expect(guard(manager, gone, { ...state, lastId: 'oak' })).toMatchObject({ activate: 'oak' });
    expect(guard(manager, gone, { ...state, lastId: 'closed' })).toMatchObject({ activate: 'elm' });
    expect(guard({ ...manager, accessibleTenants: [tenant('north', 'GROUP')] }, gone, state)).toMatchObject({
      activate: 'north',
    });
  });
  it('users without a company-wide grant never reach company level', () => {
    expect(go(manager, `${tableAndBar}?companyId=acme`)).toBe(`${tableAndBar}?companyId=acme&locationId=elm`);
    expect(go(manager, '/home', { ...state, lastId: 'north' })).toBe('/home?companyId=acme&locationId=north');
  });
});

describe('permissions', () => {
  const home = { kind: 'redirect', to: '/home?companyId=acme', notice: 'forbidden' };

  it('a screen without its feature redirects to home with the message', () => {
    const nobody = { ...boss, enabledFeatures: [] };
    const refused = { id: 'tableAndBar', requires: expect.arrayContaining(['accessConfigurationOptions']) };
    expect(guard(nobody, `${tableAndBar}?companyId=acme`, state)).toMatchObject({ ...home, refused });
    expect(guard(nobody, '/menu/publish?companyId=acme', state)).toMatchObject(home);
  });
  it('[PERM.rule.menusWithLocation] with a location active the menu area requires the permission to override it', () => {
    const viewer = { ...boss, enabledFeatures: ['manageMenus'] };
    const menu = '/menu/menuItems?companyId=acme';
    expect(guard(viewer, menu, state)).toMatchObject({ kind: 'allow' });
    expect(guard(viewer, `${menu}&locationId=elm`, state)).toMatchObject({
      ...home,
      to: '/home?companyId=acme&locationId=elm',
    });
    expect(guard(boss, `${menu}&locationId=elm`, state)).toMatchObject({ kind: 'allow' });
  });
  it('publishing opens with either permission, at a location too', () => {
    for (const feature of ['manageMenus', 'accessConfigurationOptions'])
      for (const area of ['menu', 'employment'])
        expect(
          guard({ ...boss, enabledFeatures: [feature] }, `/${area}/publish?companyId=acme&locationId=elm`, state),
        ).toMatchObject({ kind: 'allow' });
  });
  it('[PERM.internalHides.groups_routes] the internal-company flag disables the groups', () => {
    const address = '/groups/north?companyId=acme';
    expect(guard(boss, address, state)).toMatchObject({ kind: 'allow' });
    expect(guard({ ...boss, enabledFeatures: [...all, 'internalCompany'] }, address, state)).toMatchObject(home);
  });
});

describe('changing location', () => {
  it('[RULE.guard.17] returns to the screen before, at the new location', () => {
    expect(
      afterChangeLocation(boss, '/changeLocation?locationId=oak', `${tableAndBar}?companyId=acme&locationId=elm`),
    ).toEqual({
      activate: 'oak',
      to: `${tableAndBar}?companyId=acme&locationId=oak`,
    });
  });
  it('[RULE.guard.18] opens the target of redir when it is inside the console', () => {
    const redir = encodeURIComponent('/menu/menuItems');
    expect(afterChangeLocation(boss, `/changeLocation?locationId=oak&redir=${redir}`, '/home').to).toBe(
      '/menu/menuItems?companyId=acme&locationId=oak',
    );
    expect(afterChangeLocation(boss, '/changeLocation?locationId=oak&redir=%2F%2Fevil.example', null).to).toBe(
      '/home?companyId=acme&locationId=oak',
    );
  });
  it('without a location opens company level, and never redirects in a loop', () => {
    expect(afterChangeLocation(boss, '/changeLocation', '/changeLocation?locationId=elm')).toEqual({
      activate: null,
      to: '/home?companyId=acme',
    });
  });
});

describe('laws of the guard', () => {
  const viewers = fc.record({
    companyId: fc.constant('acme'),
    enabledFeatures: fc.subarray([...all, 'internalCompany', 'dashboard', 'providerCompany']),
    companyWide: fc.boolean(),
    accessibleTenants: fc.subarray(tenants),
  });
  const some = fc.constantFrom('elm', 'oak', 'north', 'gone', null);
  const states = fc.record({ activeId: some, lastId: some, accessibleCompanyIds: fc.constant(['acme', 'bistro']) });
  const query = fc.record(
    {
      companyId: fc.constantFrom('acme', 'bistro', 'secret', ''),
      locationId: fc.constantFrom('elm', 'oak', 'gone', ''),
      target: fc.constantFrom('/home', '/redirect?target=/login', '//evil', '/login?target=/login'),
    },
    { requiredKeys: [] },
  );
  const addresses = fc
    .tuple(fc.constantFrom(...screens.map(({ path }) => path.replace(/:\w+/g, 'elm'))), query)
    .map(([path, members]) => `${path}?${new URLSearchParams(members)}`);

  it('every address ends at a tenant that the person can access, and at company level only with the grant', () => {
    fc.assert(
      fc.property(fc.option(viewers), addresses, states, (viewer, address, at) => {
        const result = settle(viewer, address, at);
        if (result.kind !== 'allow' || viewer === null) return;
        const { screen } = result.match;
        expect(screen.status).toBe('built');
        if (result.active) expect(viewer.accessibleTenants).toContain(result.active);
        else if (screen.access === undefined)
          expect(viewer.companyWide || viewer.accessibleTenants.length === 0).toBe(true);
      }),
    );
  });

  it('no target redirects out of the console', () => {
    const targets = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '@', ':', 'e', '.', ' ') }),
    );
    fc.assert(
      fc.property(targets, text => {
        const inside = insideTarget(text);
        if (inside !== null) expect(new URL(inside, 'https://console.example').origin).toBe('https://console.example');
      }),
    );
    expect(splitAddress('/a?b=c#d')).toMatchObject({ path: '/a' });
  });
});
