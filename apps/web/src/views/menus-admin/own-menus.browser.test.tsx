import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const menu = {
  ...{ id: 'dinner', name: 'Dinner', desc: '', template: false, ver: 4, savedAt: null, savedBy: null },
  ...{ locations: 0, unpublished: 0, copies: 0, source: null },
};
const own = (id: string, locationId: string) => ({ id, ver: 1, locationId });
const managed = (singleUse: readonly object[]) => ({
  call: 'GET /api/menus/company/*/managed',
  status: 200,
  body: { menus: [menu], deleted: [], singleUse, manages: { menus: true, templates: false } },
});
const preview = (locationId: string, more: object) => ({
  call: `GET /api/menus/company/*/own/${locationId}`,
  status: 200,
  body: {
    record: {
      ...{ id: 'dinner', ver: 3, locationId, singleUse: true, settingsBlob: '{}' },
      ...{ overrideId: null, overrideVer: null, groupOverrideId: null, groupOverrideVer: null },
    },
    ...{ ver: 7, menu: { id: 'dinner', name: 'Dinner' }, changes: 2 },
    effect: { locationId, kind: 'menu', changes: [], total: 0, asleep: [], blocked: false, keeps: false },
    ...more,
  },
});
const convert = 'POST /api/menus/company/*/own/*';
const renamed = { op: 'set', path: '/departments/[pizza]/info/name', value: 'Pies', was: 'Pizza' };
const effect = {
  ...{ locationId: 'beacon', kind: 'menu', changes: [renamed], total: 1 },
  ...{ asleep: [], blocked: false, keeps: false },
};
const section = page.getByRole('region', { name: 'Locations with a menu of their own' });
const dialog = page.getByRole('dialog');
const open = (location: string) => section.getByRole('button', { name: `Convert the menu of ${location}` }).click();

it('[RULE.menusAdmin.23] lists the locations that have a menu of their own from before, and nothing of them where there is none', async () => {
  await openScreen('priya', '/menu/admin', {
    at: null,
    answers: [managed([own('dinner', 'elm-st'), own('x', 'beacon')])],
  });
  await expect
    .element(section)
    .toMatchTextContent(/Elm St\..*Goes with Dinner.*Beacon.*Goes with no menu of the company/);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(390, 844);
  await expect.element(section.getByRole('button').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1440, 900);
  await openScreen('priya', '/menu/admin', { at: null, answers: [managed([])] });
  await expectText('Menus');
  await expect.element(section).not.toBeInTheDocument();
});

it('[RULE.menusAdmin.24] says before it is converted which menu the location gets with how many changes, and what differs from what it has now', async () => {
  await openScreen('priya', '/menu/admin', {
    at: null,
    answers: [
      managed([own('dinner', 'elm-st'), own('x', 'beacon')]),
      preview('elm-st', {}),
      preview('beacon', { menu: null, changes: 0, effect }),
      { call: convert, status: 200, body: { id: 'x', name: 'Beacon' } },
    ],
  });
  await open('Elm St.');
  await expect.element(dialog).toMatchTextContent(/Elm St\. gets Dinner with 2 changes of its own\./);
  await expect.element(dialog).toMatchTextContent(/Nothing differs from what it has here now\./);
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open('Beacon');
  await expect.element(dialog).toMatchTextContent(/Beacon gets a new menu of the company with the same name\./);
  await expect.element(dialog).toMatchTextContent(/Compared with what it has here now:.*Pies/);
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  expect(await sentBy(convert)).toEqual({ ver: 3, locationVer: 7 });
  await expectText(/^Beacon has Beacon now, with what it had before\./);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('[RULE.menusAdmin.24] says why a menu cannot be converted, and that somebody else was first', async () => {
  const conflict = { call: convert, status: 409, body: [{ code: 'CONFLICTING EDIT', path: '/body/ver' }] };
  const refused = {
    ...preview('beacon', {}),
    status: 400,
    body: [{ code: 'required', path: '/departments/[d0]/info/name' }],
  };
  await openScreen('priya', '/menu/admin', {
    at: null,
    answers: [managed([own('dinner', 'elm-st'), own('x', 'beacon')]), preview('elm-st', {}), refused, conflict],
  });
  await failing(async () => {
    await open('Beacon');
    await expect.element(dialog).toMatchTextContent(/has a value that is not allowed here/);
    await expect.element(dialog.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open('Elm St.');
    await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
    await expectText(/Convert the menu of Elm St\./);
  });
});
