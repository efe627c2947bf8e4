import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/axe.ts';
import { goTo, openScreen } from '../testing/open-screen.tsx';
import { expectNoText } from '../testing/screen-parts.ts';
import { sessionStore } from './session.ts';

const reason = 'You act as Priya Raman. Nothing can be changed.';

const never = 'Nobody does this while acting as another person.';

/** Opens an address as somebody who acts as the owner of the sample company. */
const openActing = async (address: string, mayWrite: boolean) => {
  await openScreen('priya', '/home', { at: null });
  const { user } = sessionStore.get();
  if (user === null) throw new Error('nobody is signed in');
  const acting = { by: 'Casey Park', until: Date.now() + 3_600_000, mayWrite };
  sessionStore.set({ user: { ...user, acting }, timedOut: false });
  await goTo(address);
};

const changing = () =>
  [...document.querySelectorAll('main :is(input, textarea, [contenteditable="true"], button[type="submit"])')]
    .filter(element => !element.matches('[type="search"], :disabled'))
    .map(element => element.outerHTML);

it.each([
  ['employee', '/employees/edit/dee', 'Save'],
  ['new employee', '/employees/add', 'Add employee'],
  ['group', '/groups/addGroup', 'Add group'],
  ['news', '/news/sorrel-and-salt', 'Save news'],
  ['location', '/locations/larimer/edit', 'Save location'],
  ['new location', '/locations/add', 'Add location'],
  ['new role', '/roles/create', 'Create role'],
  ['publish', '/menu/publish', 'Publish'],
])(
  'the fields and the button of the %s screen are disabled while nothing can be changed, with the reason',
  async (_, address, action) => {
    await openActing(address, false);
    const button = page.getByRole('main').getByRole('button', { name: action, exact: true });
    await expect.element(button).toBeDisabled();
    await expect.element(page.getByText(reason)).toBeVisible();
    if (address !== '/menu/publish') await expect.poll(changing).toEqual([]);
    if (address === '/employees/edit/dee') expect(await accessibilityProblems()).toEqual([]);
  },
);

it('changes of selected locations are disabled while nothing can be changed, with the reason', async () => {
  await openActing('/locations', false);
  await page.getByRole('checkbox', { name: 'Larimer', exact: true }).click();
  const tags = page.getByRole('button', { name: 'Tags…' });
  await expect.element(tags).toBeDisabled();
  await expect.element(tags).toHaveAccessibleDescription(reason);
});

it('the permissions of roles are disabled while nothing can be changed, with the reason', async () => {
  await openActing('/roles', false);
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('main table input').length).toBeGreaterThan(0);
  expect(
    document.querySelectorAll('main table input[type="checkbox"]:enabled:not([aria-disabled="true"])').length,
  ).toBe(0);
  await expect.element(page.getByRole('link', { name: 'Create role' })).not.toBeInTheDocument();
});

it('the actions on the access of an employee are disabled while nothing can be changed, with the reason', async () => {
  await openActing('/employees/dee', false);
  await page.getByRole('button', { name: /^More actions for / }).click();
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere' })).toBeDisabled();
  await expect.element(page.getByText(reason).first()).toBeVisible();
});

it('a form can be filled in where somebody who acts may write', async () => {
  await openActing('/groups/addGroup', true);
  await page.getByRole('textbox', { name: 'Name' }).fill('South');
  await expectNoText(reason);
});

const locationActions = [
  'Move to another group…',
  'Connect terminal',
  'Create token…',
  'Switch to online ordering service…',
  'Delete stored cards…',
];

it('the actions on the page of a location are disabled while nothing can be changed, each with the reason', async () => {
  await openActing('/locations/elm-st', false);
  const main = page.getByRole('main');
  for (const name of locationActions) await expect.element(main.getByRole('button', { name })).toBeDisabled();
  const licenses = main.getByRole('group', { name: /is licensed for$/ }).getByRole('switch');
  await expect.poll(() => licenses.elements().length).toBeGreaterThan(1);
  for (const one of licenses.all()) await expect.element(one).toBeDisabled();
  await expect.element(main.getByRole('combobox', { name: 'Tags' })).toBeDisabled();
  expect(page.getByText(reason).elements().length).toBeGreaterThan(2);
  expect(await accessibilityProblems()).toEqual([]);
});

it.each([
  ['/companies/sorrel-and-salt/security', 'Save'],
  ['/companies/sorrel-and-salt/edit', 'Save'],
  ['/employees/edit/dee', 'Save'],
  ['/roles/create', 'Create role'],
  ['/employees/changePassword', 'Set Password'],
  ['/security', 'Sign out everywhere else'],
])('%s stays closed to whoever acts, also where they may write, with the reason', async (address, action) => {
  await openActing(address, true);
  await expect.element(page.getByRole('main').getByRole('button', { name: action, exact: true })).toBeDisabled();
  await expect.element(page.getByText(never).first()).toBeVisible();
  if (address === '/security') expect(await accessibilityProblems()).toEqual([]);
});

it('permissions and roles are given by nobody who acts, also where they may write', async () => {
  await openActing('/roles/technology', true);
  await expect.poll(() => document.querySelector('main [role="switch"]')?.matches(':disabled')).toBe(true);
  await expect.element(page.getByText(never).first()).toBeVisible();
  await goTo('/rights/dee');
  const grants = page.getByRole('main').getByRole('button', { name: /^Grant/ });
  await expect.poll(() => grants.elements().length).toBeGreaterThan(3);
  expect(grants.elements().filter(one => !(one instanceof HTMLButtonElement && one.disabled))).toEqual([]);
  await expect.element(grants.first()).toHaveAccessibleDescription(never);
});

it('of the page of a location, whoever acts may change what is no access, where they may write', async () => {
  await openActing('/locations/elm-st', true);
  const main = page.getByRole('main');
  await expect.element(main.getByRole('button', { name: 'Move to another group…' })).toBeEnabled();
  await expect.element(main.getByRole('combobox', { name: 'Tags' })).toBeEnabled();
  await expect.element(main.getByRole('button', { name: 'Connect terminal' })).toBeDisabled();
});
