import { builtScreens } from '@commissary/catalog';
import type { Permission } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { flip } from '../testing/form-fields.ts';
import { goTo, openScreen } from '../testing/open-screen.tsx';

const band = page.getByRole('navigation', { name: 'Company, group or location' });
const configure: readonly Permission[] = ['accessConfigurationOptions'];

/** The selector's headings with what is under each. */
const options = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  await band.getByRole('button', { name: /^(Company|Group|Location) / }).click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const groups = page.getByRole('listbox').getByRole('group').elements();
  return Object.fromEntries(
    groups.map(group => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      [...group.querySelectorAll('[role=option]')].map(option => option.querySelector('span span')?.textContent ?? ''),
    ]),
  );
};

describe('the location selector', () => {
  it('[NAV.breadcrumbs.locationSelector] [RULE.shell.12] lists the company, its groups and its locations, each under its heading', async () => {
    await openScreen({ permissions: configure }, '/locationSettings/tableAndBar', { at: null });
    expect(await options()).toEqual({ Company: ['Kitchen'], Groups: ['West'], Locations: ['Elm', 'Oak', 'Pier'] });
  });

  it.each([
    ['West', { Groups: ['West'], Locations: ['Elm', 'Oak'] }],
    ['Pier', { Locations: ['Pier'] }],
  ])('[PERM.rule.locationOptions] offers a person with a role at %s: %j', async (on, shown) => {
    await openScreen({ permissions: configure, on }, '/locationSettings/tableAndBar');
    expect(await options()).toEqual(shown);
  });
});

describe('what is edited', () => {
  it.each([
    ['[RULE.level.01]', null, 'Company Kitchen', 'Changes here reach up to 3 locations', null],
    ['[RULE.level.02] [RULE.level.04]', 'West', 'Group West', 'Changes here reach up to 2 locations', 'Set for West'],
    ['[RULE.level.03] [RULE.level.04]', 'Elm', 'Location Elm', 'Changes here reach 1 location', 'Set for Elm'],
  ])('%s at %s is %s: %s, and an edit is drawn as: %s', async (_, at, name, reach, override) => {
    await openScreen({ permissions: configure }, '/locationSettings/tableAndBar', { at });
    await expect.element(band.getByRole('button', { name })).toBeVisible();
    await expect.element(band.getByText(reach)).toBeVisible();
    await flip('/tableSettings/serverKeepsTips');
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toMatchTextContent('1 change');
    const source = page.getByText(/^Set for /);
    if (override === null) await expect.element(source).not.toBeInTheDocument();
    else await expect.element(source).toMatchTextContent(override);
  });
});

it('[NAV.breadcrumbs.areas] the pages of employment, location settings, menu, kiosk and customer have the selectors, and no others but home', async () => {
  await openScreen('priya', '/locations', { at: null });
  const areas = new Set(['employment', 'locationSettings', 'menu', 'kiosk', 'customer']);
  // A screen that adds a member is an unsaved change; the lists that it leads to are opened here.
  const opened = builtScreens.filter(
    ({ path, access, view, requires = [], edits }) =>
      !path.includes(':') &&
      // Admin pages have none.
      !path.endsWith('/admin') &&
      access === undefined &&
      view !== 'redirect' &&
      !requires.includes('engineeringUser') &&
      !(edits !== undefined && 'addsTo' in edits),
  );
  for (const { path } of opened.filter(({ path }) => path !== '/defaultRoles' && path !== '/roles/create/default')) {
    await goTo(`${path}?locationId=`);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = band.getByText('Dinner menu');
    if (areas.has(path.split('/')[1] ?? '')) {
      await expect.element(band.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
      await expect.element(menu).toBeVisible();
    } else await expect.element(menu).not.toBeInTheDocument();
  }
});

it('[RULE.home.23] [ROUTE.home.b12] home has no breadcrumbs', async () => {
  await openScreen('priya', '/locations/elm-st', { at: null });
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(trail).toHaveTextContent('AccountsLocationsElm St.');
  await goTo('/home?locationId=');
  await expect.element(page.getByRole('heading', { level: 1, name: /, Priya$/ })).toBeVisible();
  await expect.element(trail).not.toBeInTheDocument();
});

it('[RULE.employees.09] the page of an employee ends its breadcrumbs with the name', async () => {
  await openScreen('ingrid', '/employees', { at: null });
  await page.getByRole('link', { name: 'Ana Moreno' }).first().click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(trail).toHaveTextContent('EmploymentEmployeesAna Moreno');
});
