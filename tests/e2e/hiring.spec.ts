import type { Locator, Page } from '@playwright/test';
import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const restricted = 'It grants permissions that you do not have here. An owner can assign it, or open it to hiring.';
const themselves = 'You cannot assign such a role to yourself.';
const look = (page: Page, what: string) =>
  inEachLook(page, async where => {
    await expectReadable(page, `${what}, ${lookName(where)}`);
    await keepScreenshot(page, `hiring/${what}-${lookName(where)}`);
  });

/**
 * How much of its color is left after everything around it has faded it. The rules on contrast ignore what is disabled.
 */
const opacityAround = (text: Locator): Promise<number> =>
  text.evaluate(element => {
    let left = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      left *= Number(getComputedStyle(at).opacity);
    return left;
  });

/** The role as an option in the form of an employee, at the chosen location. */
const offered = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Role 1', exact: true }).click();
  return page.getByRole('option', { name });
};

test('a manager assigns a role after an owner has opened it to hiring, sees the reason before that, and cannot assign it to themselves', async ({
  page,
}) => {
  await visitAs(page, 'ingrid', atLevel('/employees/add', null));
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('combobox', { name: 'Location for role 1' }).fill('Elm');
  await page.getByRole('option', { name: 'Elm St.' }).click();
  const manager = await offered(page, 'General manager');
  await expect(manager).toBeEnabled();
  const hardware = page.getByRole('option', { name: 'Hardware and payments' });
  await expect(hardware).toBeDisabled();
  await expect(hardware).toHaveAccessibleName(`Hardware and payments ${restricted}`);
  await expect(hardware.getByText(restricted)).toBeVisible();
  await look(page, 'choosing a role');
  expect(await opacityAround(hardware.getByText(restricted))).toBe(1);
  await page.keyboard.press('Escape');

  // The same in the explanation of a user's permissions: what no open role grants is shown with the reason.
  await visitAs(page, 'ingrid', atLevel('/rights/dee', null, '&at=larimer'));
  const cards = page.getByRole('listitem').filter({ hasText: 'Credit cards' });
  const giveCards = page.getByRole('button', { name: 'Grant Credit cards…' });
  await expect(giveCards).toBeDisabled();
  await expect(giveCards).toHaveAccessibleDescription(
    'You do not have this permission here. An owner can grant it, or open a role with it to hiring.',
  );
  await look(page, 'rights');

  await visitAs(page, 'priya', atLevel('/roles/technology', null));
  const mark = page.getByRole('switch', { name: 'Open to hiring' });
  await expect(mark).not.toBeChecked();
  await pressOn(mark, 'Space');
  await expect(page.getByText('Hardware and payments is open to hiring.')).toBeVisible();
  await expect(mark).toBeChecked();

  await visitAs(page, 'ingrid', atLevel('/rights/dee', null, '&at=larimer'));
  await giveCards.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Hardware and payments' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Assign Hardware and payments' }).click();
  await expect(cards).toContainText(/Hardware and payments at Larimer, assigned by Ingrid Solberg on /);

  await visitAs(page, 'ingrid', atLevel('/employees/edit/ingrid', null));
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('combobox', { name: 'Location for role 2' }).fill('Elm');
  await page.getByRole('option', { name: 'Elm St.' }).click();
  await page.getByRole('combobox', { name: 'Role 2', exact: true }).click();
  const own = page.getByRole('option', { name: 'Hardware and payments' });
  await expect(own).toBeDisabled();
  await expect(own.getByText(themselves)).toBeVisible();
});
