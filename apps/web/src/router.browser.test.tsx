import { messages } from '@commissary/catalog';
import type { Permission } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen, shownAddress } from './testing/open-screen.tsx';
import { idOf } from './testing/screen-parts.ts';

const tableAndBar = '/locationSettings/tableAndBar';
const company = 'companyId=sorrel-and-salt';
const title = page.getByRole('heading', { level: 1 });
const forbidden = page.getByText('You are not authorized to perform the requested action.');

const signIn = async (person: string): Promise<void> => {
  await page.getByLabelText('Email', { exact: true }).fill(`${person}@sorrel.example`);
  await page.getByLabelText('Password', { exact: true }).fill('a-password-for-tests-only');
  await page.getByRole('button', { name: 'Sign in' }).click();
};

describe('signed out', () => {
  it('[RULE.guard.01] [RULE.guard.02] [CALL.rule.401] [ROUTE.login.b3] a page that is not public leads to the login, and opens after it', async () => {
    await openScreen(null, `${tableAndBar}?${company}&locationId=elm-st`);
    expect(shownAddress()).toMatch(/^\/login\?target=/);
    await signIn('priya');
    await expect.element(title).toHaveTextContent('Table and bar');
    expect(shownAddress()).toBe(`${tableAndBar}?${company}&locationId=elm-st`);
  });

  it('[RULE.guard.03] without a requested page, home opens after the login', async () => {
    await openScreen(null, '/login');
    await signIn('priya');
    await expect.element(title).toHaveTextContent('Good morning, Priya');
    expect(shownAddress()).toBe(`/home?${company}`);
  });

  it('[RULE.guard.16] [ROUTE.root] the root leads to home, which leads to the login', async () => {
    await openScreen(null, '/');
    expect(shownAddress()).toBe('/login');
  });
});

describe('signed in', () => {
  it('[RULE.guard.21] what a person may not open is named, with the permission and who can grant it', async () => {
    await openScreen({ permissions: ['dashboard'] }, '/employees', { at: null });
    await expect.element(forbidden).toBeVisible();
    await expect
      .element(page.getByText(/^“Employees” requires the permission “.+”\. Whoever manages the employees and roles/))
      .toBeVisible();
  });

  it.each([
    ['[RULE.guard.04]', tableAndBar, `${tableAndBar}?${company}`],
    ['[RULE.guard.06] [ROUTE.login.b10]', '/login', `/home?${company}`],
    ['[RULE.guard.07] [ROUTE.recover.b6]', '/recover', `/home?${company}`],
    ['[RULE.guard.08] [ROUTE.reset._userId._token.b6]', '/reset/someone/token', `/home?${company}`],
    ['[RULE.guard.09] [ROUTE.invite._userId._inviteToken.b3]', '/invite/someone/token', `/home?${company}`],
    [
      '[RULE.guard.14] [ROUTE.redirect] [ROUTE.redirect.b1]',
      `/redirect?target=${encodeURIComponent('/groups')}`,
      `/groups?${company}`,
    ],
    ['[RULE.guard.15] [ROUTE.redirect.b1]', '/redirect', `/home?${company}`],
    ['[RULE.guard.16] [ROUTE.root] [ROUTE.root.b1]', '/', `/home?${company}`],
  ])('%s %s leads to %s', async (_, address, shown) => {
    await openScreen('priya', '/groups', { at: null });
    await goTo(address);
    await expect.poll(shownAddress).toBe(shown);
    await expect.element(title).toBeVisible();
  });

  it('[RULE.guard.17] [RULE.guard.18] [ROUTE.changeLocation.b2] [ROUTE.changeLocation.b3] a change of location leads back to the page before, or to the one that it names', async () => {
    await openScreen('priya', tableAndBar, { at: 'elm-st' });
    await goTo(`/changeLocation?${company}&locationId=larimer`);
    await expect.poll(shownAddress).toBe(`${tableAndBar}?${company}&locationId=larimer`);
    await expect.element(title).toHaveTextContent('Table and bar');
    await goTo(`/changeLocation?${company}&locationId=beacon&redir=${encodeURIComponent('/locations')}`);
    await expect.poll(shownAddress).toBe(`/locations?${company}&locationId=beacon`);
  });

  it('[ROUTE.changeLocation] [ROUTE.changeLocation.b1] [MSG.changeLocation.wait] says that it waits while the location changes', async () => {
    await openScreen('priya', tableAndBar, { at: 'elm-st' });
    const said = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) said.add(status.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await goTo(`/changeLocation?${company}&locationId=larimer`);
    await expect.poll(shownAddress).toBe(`${tableAndBar}?${company}&locationId=larimer`);
    watch.disconnect();
    expect([...said]).toContain(messages.changeLocation.wait);
    await expect.element(title).toHaveTextContent('Table and bar');
    expect([...document.querySelectorAll('main [role="status"]')].map(status => status.textContent)).not.toContain(
      messages.changeLocation.wait,
    );
  });

  it('[RULE.guard.19] [ROUTE.changeMenu] [ROUTE.changeMenu.b1] a change of menu leads back, with the menu and the location that it names', async () => {
    await openScreen('priya', tableAndBar, { at: 'elm-st' });
    await goTo('/changeMenu?menuId=dinner&locationId=larimer');
    await expect.poll(shownAddress).toBe(`${tableAndBar}?${company}&locationId=larimer&menuId=dinner`);
    await expect.element(page.getByRole('button', { name: 'Location Larimer' })).toBeVisible();
  });

  it('[RULE.guard.20] [ROUTE.companies.change] [ROUTE.companies.change.b1] a change of company leads to the home of that company', async () => {
    await openScreen({ permissions: ['dashboard'], on: 'everywhere' }, '/locations', { at: null });
    await goTo(`/companies/change?${company}`);
    await expect.poll(shownAddress).toMatch(/^\/home\?companyId=sorrel-and-salt/);
    await expect.element(page.getByRole('button', { name: 'Company Sorrel & Salt' }).first()).toBeVisible();
  });
});

it('[RULE.guard.13] a manager of one location reaches no other location, whatever address they enter', async () => {
  const other = (path: string, locationId: string) => `${path}?${company}&locationId=${locationId}`;
  for (const address of [
    other(tableAndBar, 'market-hall'),
    other(tableAndBar, 'downtown'),
    other(tableAndBar, ''),
    other('/menu/menuItems', 'market-hall'),
  ]) {
    await openScreen('ana', address);
    await expect.poll(() => document.querySelector('[data-path], [data-row]')).not.toBeNull();
    await expect.poll(shownAddress).toContain('locationId=elm-st');
    await expect.element(page.getByRole('button', { name: /Elm St\./ }).first()).toBeVisible();
  }
  for (const address of ['/locations/market-hall', '/groups/downtown']) {
    await openScreen('ana', other(address, 'elm-st'));
    await expect.element(forbidden.first()).toBeVisible();
    expect(shownAddress()).toBe(`/home?${company}&locationId=elm-st`);
  }
  await openScreen('ana', other('/locations/market-hall/overrides', 'elm-st'));
  await expect.element(page.getByText('This location cannot be found.')).toBeVisible();
  for (const call of ['company/sorrel-and-salt', 'location/market-hall', 'location/downtown'])
    expect([call, (await fetch(`/api/blobs/settings/${call}`)).status]).toEqual([call, 403]);
});

describe('without permission', () => {
  const everything: readonly Permission[] = ['accessConfigurationOptions', 'manageMenus'];

  it('[PERM.rule.forbidden] [CALL.rule.403] [RULE.errors.11] [MSG.forbidden] an address leads home, and the message says why', async () => {
    await openScreen({ permissions: ['dashboard'] }, tableAndBar, { at: null });
    await expect.element(forbidden).toBeVisible();
    expect(shownAddress()).toMatch(/^\/home\?companyId=/);
  });

  it.each([
    [everything, null, true],
    [everything, 'Elm', false],
    [everything, 'West', false],
    [[...everything, 'overrideMenus'], 'Elm', true],
  ] as const)('[PERM.rule.menusWithLocation] with %j at %s the menu opens: %s', async (permissions, at, opens) => {
    await openScreen({ permissions }, '/menu/menuItems', { at });
    if (opens) return expect.element(title).toHaveTextContent('Menu items');
    return expect.element(forbidden).toBeVisible();
  });

  it.each([
    ['/kiosk', 'Kiosk'],
    ['/kiosk/design', 'Kiosk design'],
    ['/kiosk/menu', 'Kiosk menu'],
  ])(
    '[PERM.internalHides.kiosk_routes] [ROUTE.kiosk.b2] [ROUTE.kiosk.design.b2] [ROUTE.kiosk.menu.b2] %s is closed in the internal company',
    async (path, name) => {
      await openScreen({ permissions: everything }, path, { at: null });
      await expect.element(title).toHaveTextContent(name);
      await openScreen({ permissions: everything, company: 'Internal' }, path, { at: null });
      await expect.element(forbidden).toBeVisible();
    },
  );

  it.each(['/groups', '/groups/addGroup'])(
    '[PERM.internalHides.groups_routes] [ROUTE.groups.b1] [ROUTE.groups.addGroup.b1] %s is closed in the internal company',
    async path => {
      const permissions: readonly Permission[] = ['companyAdmin', 'addLocation', 'editLocation'];
      await openScreen({ permissions }, path, { at: null });
      await expect.element(title).toHaveTextContent(path === '/groups' ? 'Groups' : 'Add group');
      await openScreen({ permissions, company: 'Internal' }, path, { at: null });
      await expect.element(forbidden).toBeVisible();
    },
  );

  it.each([
    ['', 'West'],
    ['/overrides', 'Overrides at West'],
    ['/edit', 'Edit West'],
  ])(
    '[ROUTE.groups._id.b1] [ROUTE.groups._id.overrides.b1] [ROUTE.groups._id.edit.b1] the page%s of a group is closed in the internal company',
    async (page, name) => {
      for (const company of ['Kitchen', 'Internal'] as const) {
        await openScreen({ permissions: ['companyAdmin', 'editLocation'], company }, '/locations', { at: null });
        await goTo(`/groups/${idOf('West')}${page}?locationId=`);
        if (company === 'Kitchen') await expect.element(title).toHaveTextContent(name);
        else await expect.element(forbidden).toBeVisible();
      }
    },
  );

  it.each([
    [
      '/debug/inviteEmails',
      'Invite emails',
      { permissions: ['engineering'], on: 'everywhere' },
      { permissions: ['companyAdmin'] },
    ],
    [
      '/defaultRoles',
      'Default Security Roles',
      { permissions: ['defaultRoleAdmin'], company: 'Provider' },
      { permissions: ['defaultRoleAdmin'] },
    ],
    [
      '/roles/create/default',
      'Create default role',
      { permissions: ['defaultRoleAdmin'], company: 'Provider' },
      { permissions: ['defaultRoleAdmin'] },
    ],
  ] as const)(
    '[PERM.rule.internalShows] [RULE.areas.37] [PERM.rule.defaultVariants] [ROUTE.defaultRoles] [ROUTE.roles.create.default] %s opens only for internal people',
    async (path, name, internal, other) => {
      await openScreen(internal, path, { at: null });
      await expect.element(title).toHaveTextContent(name);
      await openScreen(other, path, { at: null });
      await expect.element(forbidden).toBeVisible();
    },
  );
});
