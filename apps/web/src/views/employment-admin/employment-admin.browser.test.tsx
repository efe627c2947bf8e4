import { builtScreens } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, heading } from '../../testing/screen-parts.ts';

const admin = '/employment/admin';
const band = page.getByRole('navigation', { name: 'Company, group or location' });
const table = page.getByRole('table', { name: 'Levels' });
const level = (name: string) => table.getByRole('row').filter({ hasText: name }).first();
const actions = async (name: string) => {
  await table.getByRole('button', { name: `Actions for ${name}` }).click();
  return page.getByRole('dialog', { name: `Actions for ${name}` });
};

describe('the overview of employment documents', () => {
  it('[ROUTE.employment.admin] lists every level with its version, who saved it when, its overrides and what is not published', async () => {
    await openScreen('priya', admin, { at: null });
    await expect.element(heading).toHaveTextContent('Employment admin');
    await expect.element(level('Sorrel & Salt')).toMatchTextContent(/Version \d+/);
    await expect
      .element(level('Sorrel & Salt'))
      .toMatchTextContent(/Version \d+\D+, [A-Z][a-z]{2} \d+, \d+:\d\d [AP]M [A-Z]+/);
    await expect.element(level('Sorrel & Salt')).toMatchTextContent('Every level starts with this');
    await expect.element(level('Sorrel & Salt')).toMatchTextContent(/Everything published|not published/);
    await expect.element(level('Downtown')).toBeVisible();
    await expect.element(level('Elm St.')).toMatchTextContent(/Inherits everything|\d+ overrides?/);
    await expect.element(level('Elm St.')).toMatchTextContent(/Up to date|Not published/);
    await expect.element(table).toHaveAttribute('aria-rowcount', '17');
  });

  it('leads from a level to its form, its history, its publish, and to the template or what is inherited', async () => {
    await openScreen('priya', admin, { at: null });
    const ofCompany = await actions('Sorrel & Salt');
    await expect
      .element(ofCompany.getByRole('link', { name: 'Restore to template…' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/employment\/employment\?.*restore=template/));
    await expect.element(ofCompany.getByRole('link', { name: 'Show overrides' })).not.toBeInTheDocument();
    await openScreen('priya', admin, { at: null });
    const ofElm = await actions('Elm St.');
    await expect
      .element(ofElm.getByRole('link', { name: 'Publish…' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/employment\/publish\?.*locationId=elm-st/));
    await ofElm.getByRole('link', { name: 'Reset to inherited…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset to inherited' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(heading).toHaveTextContent('Employment admin');
  });

  it('restores the template of the company as unsaved changes', async () => {
    await openScreen('priya', '/employment/employment?restore=template', { at: null });
    const dialog = page.getByRole('dialog', { name: 'Restore to template' });
    await expect.element(dialog).toMatchTextContent(/\d+ changes? will be added to this page as unsaved changes/);
    await dialog.getByRole('button', { name: /^Add \d+ changes? to this page$/ }).click();
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toBeVisible();
    expect(await commands.bodiesOf('PUT /api/blobs/employment')).toEqual([]);
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  it('exports what is saved at a level', async () => {
    await openScreen('priya', admin, { at: null });
    await (await actions('Elm St.')).getByRole('button', { name: 'Export to a file' }).click();
    await expectText('The saved settings of Elm St. were exported.');
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    const call = 'GET /api/history/employment/';
    await failing(() => openScreen('priya', admin, { at: null, answers: [{ call, status: 404, times: 1 }] }));
    await expectText('The levels could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(table).toBeVisible();
  });

  it('of somebody who manages one location shows that location', async () => {
    await openScreen({ permissions: ['manageMenus', 'overrideMenus'], company: 'Kitchen', on: 'Elm' }, admin);
    await expect.element(table).toHaveAttribute('aria-rowcount', '2');
    await expect.element(level('Elm')).toMatchTextContent('Not saved yet');
  });
});

it('[NAV.Employment.employmentAdmin] has a link for those who manage menus, and for nobody else', async () => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Employment admin' });
  await openScreen({ permissions: ['manageMenus'] }, admin, { at: null });
  await expect.element(heading).toHaveTextContent('Employment admin');
  await expect.element(link).toBeVisible();
  await openScreen({ permissions: ['userAdmin'] }, '/employees', { at: null });
  await expect.element(heading).toHaveTextContent('Employees');
  await expect.element(link).not.toBeInTheDocument();
  await openScreen({ permissions: ['userAdmin'] }, admin, { at: null });
  await expectText('You are not authorized to perform the requested action.');
});

it('[NAV.breadcrumbs.notAdmin] [RULE.shell.11] [ROUTE.employment.admin.b1] admin pages have breadcrumbs without selectors', async () => {
  const pages = builtScreens.filter(({ path }) => path.endsWith('/admin'));
  expect(pages.map(({ path }) => path)).toContain(admin);
  for (const { path, title } of pages) {
    await openScreen('priya', path, { at: 'elm-st' });
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumbs' })).toMatchTextContent(title);
    await expect.element(band).not.toBeInTheDocument();
  }
});
