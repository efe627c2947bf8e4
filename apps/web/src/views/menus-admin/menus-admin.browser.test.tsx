import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, failing, heading, idOf, sentBy } from '../../testing/screen-parts.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const rowOf = (name: string) => main.getByRole('heading', { level: 3, name }).first();
const act = async (menu: string, name: string) => {
  await page.getByRole('button', { name: `More: ${menu}`, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

describe('the list of menus', () => {
  it('[ROUTE.menu.admin] [ROUTE.menu.admin.b1] [RULE.menusAdmin.11] shows each menu with where it is used, its version and last change, without selectors', async () => {
    await openScreen('priya', '/menu/admin', { at: null });
    await expect.element(heading).toHaveTextContent('Menu admin');
    const menus = page.getByRole('region', { name: 'Menus' });
    await expect
      .element(menus)
      .toMatchTextContent(/Dinner menu.*\d+ of \d+ locations.*Version \d+.*, .*\d+:\d\d [AP]M/);
    await expect.element(menus).toMatchTextContent(/Not published at \d+ locations?/);
    await expect.element(page.getByRole('button', { name: /^Dinner menu$/ })).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[ROUTE.menu.admin.b2] opens at a location with the permission to override menus alone', async () => {
    const company = 'Sorrel & Salt';
    await openScreen({ permissions: ['manageMenus'], company }, '/menu/admin', { at: null });
    await expect.element(heading).toHaveTextContent('Menu admin');
    await goTo('/menu/admin?companyId=sorrel-and-salt&locationId=beacon');
    await expect.element(page.getByText('You are not authorized to perform the requested action.')).toBeVisible();
    await openScreen({ permissions: ['manageMenus', 'overrideMenus'], company }, '/menu/admin', { at: 'Beacon' });
    await expect.element(heading).toHaveTextContent('Menu admin');
  });

  it('[RULE.menusAdmin.12] adds a menu, renames it, deletes it after a question, and restores it', async () => {
    const permissions = ['manageMenus', 'manageMenuTemplates', 'editLocation'] as const;
    await openScreen({ permissions, company: 'Bakery' }, '/menu/admin', { at: null });
    await page.getByRole('button', { name: 'Add menu' }).click();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect.element(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await name.fill('Breads');
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(rowOf('Breads')).toBeVisible();
    expect(await sentBy('POST /api/menus/company/')).toMatchObject({ name: 'Breads', template: false });
    await act('Breads', 'Copy…');
    await expect.element(name).toHaveValue('Breads (copy)');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expectText('Made from Breads, version 1');
    await act('Breads', 'Rename…');
    await expectReadableDialog();
    await name.fill('Rolls');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(rowOf('Rolls')).toBeVisible();
    await expectText('Made from Rolls, version 1');
    await act('Rolls', 'Delete…');
    await dialog.getByRole('button', { name: 'Delete Rolls' }).click();
    const restore = page.getByRole('button', { name: 'Restore Rolls' });
    await expect.element(restore).toBeVisible();
    await restore.click();
    await expect.element(page.getByRole('button', { name: 'More: Rolls', exact: true })).toBeVisible();
    await expect.element(restore).not.toBeInTheDocument();
  });

  it('[RULE.menusAdmin.12] says at which locations a menu is used that cannot be deleted', async () => {
    await openScreen('priya', '/menu/admin', { at: null });
    const failures = ['Elm St.', 'Fulton'].map(name => ({ code: 'MENU_IN_USE', path: idOf(name) }));
    await openScreen('priya', '/menu/admin', {
      at: null,
      answers: [{ call: 'POST /api/menus/company/*/*/delete', status: 400, body: failures }],
    });
    await act('Dinner menu', 'Delete…');
    await failing(async () => {
      await dialog.getByRole('button', { name: 'Delete Dinner menu' }).click();
      await expectText('Dinner menu is used at Elm St., Fulton.');
    });
  });

  it('[RULE.menusAdmin.13] compares two selected versions, and restores a version or one value of it as unsaved changes', async () => {
    await openScreen('priya', '/menu/admin', { at: null });
    await act('Dinner menu', 'Versions…');
    const boxes = dialog.getByRole('checkbox');
    await expect.element(boxes.nth(1)).toBeVisible();
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    const compared = dialog.getByRole('region', { name: /^Versions \d+ and \d+ compared$/ });
    await expect.element(compared).toMatchTextContent(/\d+ differences?/);
    await expectReadableDialog();
    const lines = compared.getByRole('listitem');
    await expect.element(lines.first()).toBeVisible();
    await compared
      .getByRole('link', { name: /^Restore:/ })
      .first()
      .click();
    await expect.poll(shownAddress).not.toMatch(/restore=/);
    await expect.poll(shownAddress).toMatch(/^\/menu\//);
    await expect.element(page.getByRole('button', { name: /^Save/ }).first()).toBeEnabled();
  });

  it('[RULE.menusAdmin.17] shows what the template changed, asks for the field that both changed, and saves the choice', async () => {
    const menu = {
      ...{ id: 'patio', name: 'Patio', desc: '', template: false, ver: 4, savedAt: null, savedBy: null },
      ...{ locations: 0, unpublished: 0, copies: 0 },
      source: { id: 'counter', name: 'Counter', template: true, ver: 2, now: 3 },
    };
    const path = '/departments/[pizza]/info/name';
    const sentence = 'Name of Drinks from Beverages to Drinks.';
    await openScreen('priya', '/menu/admin', {
      at: null,
      answers: [
        {
          call: 'GET /api/menus/company/*/managed',
          status: 200,
          body: { menus: [menu], deleted: [], singleUse: [], manages: { menus: true, templates: false } },
        },
        {
          call: 'GET /api/menus/company/*/*/template-changes',
          status: 200,
          body: {
            ...{ name: 'Counter', ver: 4, from: 2, now: 3, total: 1 },
            differences: [{ path: '/departments/[drinks]/info/name', op: 'set', subject: 'Drinks', sentence }],
            conflicts: [{ path, label: 'Name', where: 'Pizza', before: 'Pizza', mine: 'Calzones', theirs: 'Pies' }],
          },
        },
        { call: 'POST /api/menus/company/*/*/template-changes', status: 200, body: { id: 'patio', ver: 5 } },
      ],
    });
    await expectText('Counter changed since: 1 newer version');
    await act('Patio', 'Take changes…');
    await expect.element(dialog).toMatchTextContent(/1 change of the template/);
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const save = dialog.getByRole('button', { name: 'Save with 1 choice' });
    await expect.element(save).toBeDisabled();
    await dialog.getByRole('radio', { name: /Pies/ }).click();
    await save.click();
    const sent = await sentBy('POST /api/menus/company/');
    expect(sent).toEqual({ ver: 4, from: 2, now: 3, choices: { [path]: 'theirs' } });
  });

  it('[RULE.menusAdmin.14] assigns a menu to chosen locations after what differs there, equal differences once', async () => {
    const effect = { kind: 'menu', total: 1, asleep: [], blocked: false, keeps: false };
    const changes = [{ op: 'set', path: '/departments/[pizza]/info/name', value: 'Pies' }];
    await openScreen('priya', '/menu/admin', { at: null });
    const ids = ['Elm St.', 'Fulton'].map(idOf);
    const made = {
      ...{ id: 'late', name: 'Late night', desc: '', template: false, ver: 1, savedAt: null, savedBy: null },
      ...{ locations: 0, unpublished: 0, copies: 0, source: null },
    };
    await openScreen('priya', '/menu/admin', {
      at: null,
      answers: [
        {
          call: 'GET /api/menus/company/*/managed',
          status: 200,
          body: { menus: [made], deleted: [], singleUse: [], manages: { menus: true, templates: false } },
        },
        {
          call: 'POST /api/menus/company/*/*/assign/preview',
          status: 200,
          body: { effects: ids.map(locationId => ({ ...effect, locationId, changes })) },
        },
        { call: 'PUT /api/tenants/*/several', status: 200, body: [] },
      ],
    });
    await act('Late night', 'Assign…');
    const accept = dialog.getByRole('button', { name: /^Assign to/ });
    await expect.element(accept).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Elm St.' }).click();
    await dialog.getByRole('checkbox', { name: 'Fulton' }).click();
    await expect.element(dialog).toMatchTextContent(/2 locations change: 2 differences in all\./);
    await expect.element(dialog.getByRole('heading', { level: 3 })).toMatchTextContent(/2 locations/);
    await expectReadableDialog();
    await accept.click();
    await expect.poll(() => dialog.elements().length).toBe(0);
    expect(await sentBy('PUT /api/tenants/sorrel-and-salt/several')).toMatchObject({
      edits: expect.arrayContaining(ids.map(id => ({ id, ver: expect.any(Number), menuId: 'late' }))),
    });
  });
});
