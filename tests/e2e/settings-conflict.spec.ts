import type { Browser, Page } from '@playwright/test';
import { expectAccessible, inEachLook, inEachScheme, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
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

const here = tableAndBar('market-hall');

/** Two users with the same form open, each in a separate browser. */
const twoPeople = async (browser: Browser, baseURL: string | undefined) => {
  const [hers, his] = await Promise.all([
    browser.newContext({ baseURL: baseURL ?? '' }),
    browser.newContext({ baseURL: baseURL ?? '' }),
  ]);
  const [she, he] = await Promise.all([hers.newPage(), his.newPage()]);
  return { she, he, close: () => Promise.all([hers.close(), his.close()]) };
};

const saveAs = async (page: Page, path: string, text: string) => {
  await type(page, path, text);
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
};

const news = (page: Page) => page.getByRole('region', { name: 'Saved by others' });

test('presence shows other users, and what they save is merged below unsaved edits', async ({ browser, baseURL }) => {
  const { she, he, close } = await twoPeople(browser, baseURL);
  await openForm(she, 'priya', here);
  await expect(she.getByRole('button', { name: /^Also here/ })).toHaveCount(0);
  await openForm(he, 'ming', here);
  const faces = she.getByRole('button', { name: 'Also here: Ming Zhao' });
  await expect(faces).toBeVisible();
  await faces.click();
  const list = she.getByRole('dialog').filter({ hasText: 'Who else is here' });
  await expect(list).toContainText(/Ming Zhao · at Market Hall\s*Viewing, here since \d+:\d\d [AP]M/);
  await type(he, settling, '31');
  await expect(list).toContainText('Unsaved changes in');
  await inEachScheme(she, scheme => expectAccessible(she, `who is here, ${scheme}`));
  await she.keyboard.press('Escape');
  await expect(she.getByText('Ming Zhao has unsaved changes here')).toBeVisible();

  await type(she, bank, '61');
  await save(he);
  await expect(waitForSave(he)).toBeVisible();
  await expect(news(she)).toContainText(/Ming Zhao saved 1 change, \d+:\d\d [AP]M/);
  await expect(news(she)).toContainText('After payment');
  await expect(news(she)).toContainText('Your unsaved changes stay as they are.');
  await expect(row(she, settling).getByRole('textbox')).toHaveValue('31');
  await expect(row(she, bank).getByRole('textbox')).toHaveValue('61');
  await expect(saveBar(she)).toContainText('1 change');
  await inEachLook(she, look => expectAccessible(she, `saved by others, ${lookName(look)}`));
  await news(she).getByRole('button', { name: 'Close' }).click();
  await expect(news(she)).toHaveCount(0);

  await type(she, bank, '62');
  await saveAs(he, bank, '63');
  await expect(news(she)).toContainText('One of them conflicts with what was saved');
  await expect(row(she, bank).getByRole('textbox')).toHaveValue('62');
  await news(she).getByRole('button', { name: 'Resolve now' }).click();
  const dialog = she.getByRole('dialog', { name: 'Ming Zhao saved Table and bar while you were editing' });
  await dialog.getByRole('radio', { name: /Ming Zhao: \$63\.00/ }).check();
  await dialog.getByRole('button', { name: 'Save 1 choice' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(she, bank).getByRole('textbox')).toHaveValue('63.00');
  await he.close();
  await expect(faces).toHaveCount(0);
  await close();
});

test('[RULE.settings.10] [RULE.errors.15] without live updates a save merges other fields and names their author, and shows a conflict in the same field, by keyboard alone', async ({
  browser,
  baseURL,
}) => {
  const { she, he, close } = await twoPeople(browser, baseURL);
  await she.route('**/api/presence/**', route => route.abort());
  await openForm(she, 'priya', here);
  await openForm(he, 'ming', here);

  await saveAs(he, settling, '32');
  await type(she, bank, '64');
  await save(she);
  await expect(waitForSave(she)).toBeVisible();
  const notice = she.getByRole('status').filter({ has: waitForSave(she) });
  await expect(notice).toContainText(
    /Saved with Ming Zhao’s change to .*After payment.* from \d+:\d\d [AP]M [A-Z]+ merged in\./,
  );
  await expect(notice.getByRole('link', { name: 'History' })).toBeVisible();
  await expect(row(she, settling).getByRole('textbox')).toHaveValue('32');

  await he.reload();
  await type(he, bank, '65');
  await flip(he, tabs);
  await save(he);
  await expect(waitForSave(he)).toBeVisible();
  await type(she, bank, '66');
  await type(she, settling, '33');
  await save(she);
  const dialog = she.getByRole('dialog', { name: 'Ming Zhao saved Table and bar while you were editing' });
  await expect(dialog).toContainText('$64.00');
  await expect(dialog).toContainText(/\$65\.00\s*saved [A-Z][a-z]{2} \d+, \d+:\d\d [AP]M/);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save 1 choice' })).toBeDisabled();
  await inEachLook(she, look => expectAccessible(she, `a conflict, ${lookName(look)}`));
  await pressOn(dialog.getByRole('button', { name: 'Keep as draft' }), 'Enter');
  await expect(saveBar(she)).toContainText('2 changes');

  await save(she);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await she.keyboard.press('Tab');
  await she.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: /Yours: \$66\.00/ })).toBeChecked();
  await she.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Ming Zhao: \$65\.00/ })).toBeChecked();
  await pressOn(dialog.getByRole('button', { name: 'Keep all mine' }), 'Enter');
  await expect(dialog.getByRole('radio', { name: /Yours: \$66\.00/ })).toBeChecked();
  await pressOn(dialog.getByRole('button', { name: 'Save 1 choice' }), 'Enter');
  await expect(dialog).toBeHidden();
  await expect(saveBar(she)).toBeHidden();
  await he.reload();
  await expect(row(he, bank).getByRole('textbox')).toHaveValue('66.00');
  await expect(row(he, settling).getByRole('textbox')).toHaveValue('33');
  await close();
});
