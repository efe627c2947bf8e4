import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibleCompaniesQuery, queryClient } from '../cache/index.ts';
import { inputOf } from '../testing/form-fields.ts';
import { goTo, openScreen, shownAddress } from '../testing/open-screen.tsx';
import { expectNoText, expectText, failing, heading } from '../testing/screen-parts.ts';

const tableAndBar = '/locationSettings/tableAndBar';
const company = 'companyId=sorrel-and-salt';
const main = page.getByRole('navigation', { name: 'Main' });
const band = page.getByRole('navigation', { name: 'Company, group or location' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the sidebar', () => {
  it('[NAV.rule.collapsible] [NAV.rule.logo] opens and closes groups under the logo, and marks the current screen', async () => {
    await openScreen('priya', '/home', { at: 'elm-st' });
    await expect.element(main.getByRole('link', { name: 'Commissary, home' }).getByRole('img')).toBeVisible();
    const group = main.getByRole('button', { name: 'Configuration' });
    const link = main.getByRole('link', { name: 'Table and bar' });
    await group.click();
    await link.click();
    await expect.element(heading).toHaveTextContent('Table and bar');
    expect(shownAddress()).toBe(`${tableAndBar}?${company}&locationId=elm-st`);
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => document.title).toBe('Table and bar · Elm St. · Commissary');
    await expect.element(heading).toHaveFocus();
    await group.click();
    await expect.element(link).not.toBeInTheDocument();
  });

  it('[RULE.misc.01] [RULE.auth.03] has what a user may open, and at a location what that location is licensed for', async () => {
    const online = main.getByRole('link', { name: 'Online design' });
    await openScreen('priya', tableAndBar, { at: null });
    await expect.element(online).toBeVisible();
    await goTo(`${tableAndBar}?${company}&locationId=elm-st`);
    await expect.element(button('Location Elm St.')).toBeVisible();
    await expect.element(online).toBeVisible();
    await goTo(`${tableAndBar}?${company}&locationId=union-station`);
    await expect.element(button('Location Union Station')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Table and bar' })).toBeVisible();
    await expect.element(online).not.toBeInTheDocument();
    await openScreen('jonas', '/home');
    await expect.element(main.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Hardware' })).not.toBeInTheDocument();
  });
});

it('[RULE.shell.05] [NAV.rule.topNavEmpty] there is no navigation in the top bar', async () => {
  await openScreen('priya', '/home');
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('navigation')).not.toBeInTheDocument();
});

describe('the active location', () => {
  it('[RULE.shell.10] [NAV.breadcrumbs.menuSelector] is shown and changed by the breadcrumbs, and the back button goes back', async () => {
    const at = (locationId: string) => `${tableAndBar}?${company}${locationId && `&locationId=${locationId}`}`;
    await openScreen('priya', tableAndBar, { at: 'elm-st' });
    await expect.element(band.getByRole('button', { name: 'Location Elm St.' })).toBeVisible();
    await expectText('Changes here reach 1 location');
    await band.getByRole('link', { name: 'Downtown' }).click();
    await expect.poll(shownAddress).toBe(at('downtown'));
    await expectText('Changes here reach up to 5 locations');
    await band.getByRole('link', { name: 'Sorrel & Salt' }).click();
    await expect.poll(shownAddress).toBe(at(''));
    await expect.element(band.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
    window.history.back();
    await expect.poll(shownAddress).toBe(at('downtown'));
    await expect.element(band.getByRole('button', { name: 'Group Downtown' })).toBeVisible();
    window.history.forward();
    await expect.poll(shownAddress).toBe(at(''));
    await expect.element(band).toMatchTextContent('Dinner menu');
  });

  it.each([
    [5, 'a plain list'],
    [6, 'searched'],
  ])('[RULE.shell.13] [RULE.shell.14] [NAV.breadcrumbs.menuSearchable] %i menus are %s', async (count, how) => {
    const dinner = { id: 'dinner', name: 'Dinner menu' };
    const copies = Array.from({ length: count - 1 }, (_, i) => ({ id: `menu-${i}`, name: `Menu ${i}` }));
    await openScreen('priya', '/groups', {
      at: null,
      answers: [{ call: 'GET /api/menus/company/sorrel-and-salt$', status: 200, body: [dinner, ...copies] }],
    });
    await queryClient.resetQueries();
    await goTo('/menu/menuItems?locationId=');
    await button('Dinner menu').click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(count);
    const search = page.getByRole('textbox', { name: 'Search menus' });
    if (how === 'searched') await expect.element(search).toBeVisible();
    else await expect.element(search).not.toBeInTheDocument();
  });

  it('is searched in its selector and chosen by keyboard alone', async () => {
    await openScreen('priya', tableAndBar, { at: null });
    await expect.element(button('Company Sorrel & Salt')).toBeVisible();
    button('Company Sorrel & Salt').element().focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox', { name: 'Search locations' }).fill('larim');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(shownAddress).toMatch(/locationId=larimer$/);
    await expect.element(button('Location Larimer')).toBeVisible();
  });
});

describe('an expired session', () => {
  const prompt = page.getByRole('dialog', { name: 'Sign in again' });
  const password = prompt.getByLabelText('Password', { exact: true });

  /** Ends the session of the browser, and opens what has to be loaded. */
  const expire = async (): Promise<void> => {
    await openScreen('priya', '/locations?search=elm', { at: null });
    await expect.element(page.getByRole('link', { name: 'Elm St.' })).toBeVisible();
    await commands.signIn(null, location.origin);
    await page.getByRole('link', { name: 'Elm St.' }).click();
    await expect.element(prompt).toBeVisible();
  };

  it('[RULE.session.01] [RULE.session.03] [RULE.session.08] [RULE.session.15] [MSG.timeout.modal] asks for the password over the screen', async () => {
    await failing(async () => {
      await expire();
      const text = 'Your session has timed out. Please provide your password to login again.';
      await expect.element(prompt).toMatchTextContent(text);
      const signIn = prompt.getByRole('button', { name: 'Sign in' });
      await expect.element(signIn).toBeDisabled();
      await expect.element(prompt.getByRole('button', { name: 'Switch user' })).toBeVisible();
      await password.fill('wrong');
      await signIn.click();
      await expect.element(prompt).toMatchTextContent('The login provided is not valid.');
      await password.fill('a-password-for-tests-only');
      await signIn.click();
      await expect.element(prompt).not.toBeInTheDocument();
    });
    await expect.poll(shownAddress).toMatch(/^\/locations\/elm-st/);
    await expectText('View live');
  });

  it('[RULE.session.02] [MSG.switchUser] [MSG.user.*] lets another user sign in', async () => {
    await failing(async () => {
      await expire();
      await prompt.getByRole('button', { name: 'Switch user' }).click();
      await expect.poll(shownAddress).toMatch(/^\/login/);
      await page.getByLabelText('Email', { exact: true }).fill('ana@sorrel.example');
      await page.getByLabelText('Password', { exact: true }).fill('a-password-for-tests-only');
      await button('Sign in').click();
    });
    await expect.element(button('Ana Moreno, your menu')).toBeVisible();
  });
});

it('an unknown address shows "Page not found" and links to Home', async () => {
  await openScreen('priya', '/menu/nothing');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect.poll(shownAddress).toMatch(/^\/home\?companyId=/);
});

it('[MSG.companies.fail] a failed load of the companies is shown: under the top bar, and where an address names another company', async () => {
  const fail = page.getByText('Unable to retrieve accessible companies');
  const refuse = { call: 'GET /api/companies/accessible', status: 400, body: [{ code: 'TROUBLE' }] };
  await failing(async () => {
    await openScreen('priya', '/home', { at: 'elm-st', answers: [refuse] });
    await expect.element(fail.first()).toBeVisible();
    // Once, from the guard of the address: the top bar loads later and shows nothing more.
    await openScreen('priya', '/home', { at: 'elm-st' });
    // The one refusal below is for the guard, and not for what the top bar is still loading.
    const { queryKey } = accessibleCompaniesQuery();
    await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe('success');
    await expect.element(fail).not.toBeInTheDocument();
    await commands.answerWith([{ ...refuse, times: 1 }]);
    queryClient.removeQueries({ queryKey });
    window.history.pushState(null, '', '/home?companyId=another');
    await expect.element(fail.first()).toBeVisible();
  });
  await expect.poll(shownAddress).toMatch(/^\/home\?companyId=sorrel-and-salt/);
  await expectNoText('You are not authorized');
});

it('[RULE.home.21] [RULE.home.22] [ROUTE.home.b10] [ROUTE.home.b11] [MSG.user.*] on request, Home loads the user, and says when that fails', async () => {
  await openScreen('priya', '/locations', { at: null });
  await commands.answerWith([{ call: 'GET /api/session/status', status: 500, body: [] }]);
  await failing(async () => {
    await goTo(`/home?${company}&getStatus=true`);
    await expect.element(page.getByRole('alert').filter({ hasText: 'Unable to retrieve User' })).toBeVisible();
  });
  expect(await commands.calls()).toContain(`GET /api/session/status?${company}`);
  await expect.element(button('Priya Raman, your menu')).toBeVisible();
});

it('a row of the overrides of a location links to its field', async () => {
  await openScreen('priya', '/locations/elm-st/overrides', { at: 'elm-st' });
  await page.getByRole('link', { name: 'Table service › Table alerts › Seated with no order' }).click();
  const path = '/tableSettings/tableAlertTimesInMins/seatedNoOrder';
  await expect.element(await inputOf(path)).toHaveFocus();
});
