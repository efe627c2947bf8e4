import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import {
  bank,
  flip,
  openForm,
  row,
  save,
  saveBar,
  settling,
  tableAndBar,
  tabs,
  type,
  waitForSave,
} from './settings-form.ts';
import { visitAs } from './shell-visit.ts';
import { storedDraftCounts } from './stored-drafts.ts';

const ordering = '/tableSettings/tableAlertTimesInMins/afterOrdering';
const tips = '/tableSettings/serverKeepsTips';

const strip = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });
const bringBack = (page: Page) => strip(page).getByRole('button', { name: 'Restore draft' });

const changeFive = async (page: Page) => {
  await type(page, bank, '77');
  await type(page, settling, '41');
  await type(page, ordering, '42');
  await flip(page, tabs);
  await flip(page, tips);
  await expect(saveBar(page)).toContainText('5 changes');
};

const expectFive = async (page: Page) => {
  await expect(saveBar(page)).toContainText('5 changes');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('77.00');
  await expect(row(page, ordering).getByRole('textbox')).toHaveValue('42');
};

/** A reload asks before it leaves unsaved work; here it is confirmed. */
const reload = async (page: Page) => {
  page.once('dialog', dialog => dialog.accept());
  await page.reload();
  await row(page, bank).waitFor();
};

test('five unsaved changes survive the session, and then the page', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('elm-st'));
  await changeFive(page);
  await page.context().clearCookies();
  await save(page);
  const prompt = page.getByRole('dialog', { name: 'Sign in again' });
  await prompt.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
  await expectFive(page);

  await reload(page);
  await expect(strip(page)).toContainText(/You have 5 unsaved changes from \d+:\d\d [AP]M/);
  await expect(saveBar(page)).toBeHidden();
  await bringBack(page).click();
  await expectFive(page);
  await expect(strip(page)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(saveBar(page)).toContainText('4 changes');
  await page.keyboard.press('Control+Shift+z');
  await expectFive(page);

  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(saveBar(page)).toBeHidden();
  const notice = page.getByRole('status').filter({ hasText: '5 changes discarded.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expectFive(page);
  await expect(notice).toHaveCount(0);
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await flip(page, tips);
  await expect(notice).toHaveCount(0);
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => storedDraftCounts(page)).toEqual([]);
  await reload(page);
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('200.00');
  await expect(strip(page)).toHaveCount(0);
});

test('a draft is offered to its owner only; a discarded draft can be restored', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('market-hall'));
  await type(page, bank, '78');
  await expect(saveBar(page)).toContainText('1 change');
  page.once('dialog', dialog => dialog.accept());
  await visitAs(page, 'ming', tableAndBar('market-hall'));
  await row(page, bank).waitFor();
  await type(page, settling, '43');
  await expect(saveBar(page)).toContainText('1 change');
  await reload(page);
  await expect(strip(page)).toHaveCount(1);
  await expect(strip(page)).toContainText('You have 1 unsaved change from');
  await bringBack(page).click();
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('43');
  await expect(row(page, bank).getByRole('textbox')).not.toHaveValue('78.00');
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();

  await visitAs(page, 'priya', tableAndBar('market-hall'));
  await strip(page).getByRole('button', { name: 'Discard' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await bringBack(page).click();
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('78.00');
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
});

test('a draft is merged with later saves of another user: the same field is a conflict, and nothing is saved by it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openForm(page, 'priya', tableAndBar('market-hall'));
  await type(page, bank, '79');
  await type(page, settling, '44');
  await expect(saveBar(page)).toContainText('2 changes');
  page.once('dialog', dialog => dialog.accept());
  await page.goto('/home?companyId=sorrel-and-salt');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const his = await other.newPage();
  await openForm(his, 'ming', tableAndBar('market-hall'));
  await type(his, bank, '80');
  await save(his);
  await expect(waitForSave(his)).toBeVisible();
  await other.close();

  await page.goto(tableAndBar('market-hall'));
  await bringBack(page).click();
  const dialog = page.getByRole('dialog', { name: /saved Table and bar/ });
  await dialog.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(strip(page)).toBeVisible();
  await bringBack(page).click();
  await dialog.getByRole('radio', { name: /Yours: \$79\.00/ }).check();
  await dialog.getByRole('button', { name: 'Use 1 choice' }).click();
  await expect(dialog).toBeHidden();
  await expect(saveBar(page)).toContainText('2 changes');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('79.00');
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('80.00');
});

test('unsaved work in another open tab is no draft; it is offered when that tab closes', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('elm-st'));
  await type(page, settling, '45');
  await expect(saveBar(page)).toContainText('1 change');
  const second = await page.context().newPage();
  await second.goto(tableAndBar('elm-st'));
  await row(second, bank).waitFor();
  await expect(strip(second)).toHaveCount(0);
  await page.close();
  await bringBack(second).click();
  await expect(row(second, settling).getByRole('textbox')).toHaveValue('45');
  await saveBar(second).getByRole('button', { name: 'Discard' }).click();
});
