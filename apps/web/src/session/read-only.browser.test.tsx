import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen } from '../testing/open-screen.tsx';
import { sessionStore } from './session.ts';

const reason = 'You act as Priya Raman. Nothing can be changed.';

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
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere' })).toBeDisabled();
  await expect.element(page.getByText(reason)).toBeVisible();
});

it('a form can be filled in where somebody who acts may write', async () => {
  await openActing('/groups/addGroup', true);
  await page.getByRole('textbox', { name: 'Name' }).fill('South');
  await expect.element(page.getByText(reason)).not.toBeInTheDocument();
});
