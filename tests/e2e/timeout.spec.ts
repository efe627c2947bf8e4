import type { Page } from '@playwright/test';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { expect, test } from './session-test.ts';
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
import { changeStart, fillSignIn, visitAs } from './shell-visit.ts';

const ordering = '/tableSettings/tableAlertTimesInMins/afterOrdering';
const tips = '/tableSettings/serverKeepsTips';

const changeFive = async (page: Page) => {
  await type(page, bank, '77');
  await type(page, settling, '41');
  await type(page, ordering, '42');
  await flip(page, tabs);
  await flip(page, tips);
  await expect(saveBar(page)).toContainText('5 changes');
};

/** Ends every session of a user but the calling one, as the user would from another browser. */
const endElsewhere = async (page: Page, person: string) => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (context === undefined) throw new Error('there is no browser');
  const headers = { 'x-commissary': '1', 'content-type': 'application/json' };
  const data = { email: `${person}@sorrel.example`, password: samplePassword };
  expect((await context.request.post('/api/session/login', { headers, data })).status()).toBe(200);
  expect(
    (await context.request.post('/api/users/signOutEverywhere', { headers: { 'x-commissary': '1' } })).status(),
  ).toBe(204);
  await context.close();
};

/** The events that the analytics service receives from now on. */
const hearUsage = async (page: Page): Promise<readonly string[]> => {
  const events: string[] = [];
  await page.route('https://api.mixpanel.com/**', route => {
    events.push(new URLSearchParams(route.request().postData() ?? '').get('data') ?? '');
    return route.fulfill({ status: 200, body: '1' });
  });
  await changeStart(page, start => ({ ...start, tracking: { googleAnalyticsKey: '', mixpanelToken: 'token' } }));
  return events;
};

test.describe('a session that expires during work', () => {
  test.use({ bypassCSP: true });

  test('[RULE.session.16] [RULE.login.05] [CALL.unlisted.usage.track] [ROUTE.login.b7] keeps five unsaved changes: the password, Enter, and the save continues; the expiry and the sign-in are counted', async ({
    page,
  }) => {
    const events = await hearUsage(page);
    await openForm(page, 'priya', tableAndBar('elm-st'));
    await changeFive(page);
    await endElsewhere(page, 'priya');
    await save(page);
    const prompt = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(prompt.getByLabel('Password', { exact: true })).toBeFocused();
    const spent = await countInteractions(page);
    await page.keyboard.type(samplePassword);
    await page.keyboard.press('Enter');
    await expect(prompt).toBeHidden();
    await expect(saveBar(page)).toContainText('5 changes');
    expect(await spent()).toEqual({ clicks: 0, keys: 1, characters: samplePassword.length });
    await expect(row(page, bank).getByRole('textbox')).toHaveValue('77.00');
    await save(page);
    await expect(waitForSave(page)).toBeVisible();
    const event = (name: string) => [{ event: name, properties: { token: 'token' } }];
    await expect.poll(() => events.map(text => JSON.parse(text))).toEqual([event('session_timed_out'), event('login')]);
  });

  test('[RULE.errors.10] another user gets none of the unsaved changes, and the owner gets all of them back', async ({
    page,
  }) => {
    const events = await hearUsage(page);
    await openForm(page, 'hana', tableAndBar('market-hall'));
    await type(page, bank, '78');
    await expect(saveBar(page)).toContainText('1 change');
    await endElsewhere(page, 'hana');
    await save(page);
    await page.getByRole('button', { name: 'Switch user' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => events.map(text => JSON.parse(text)[0].event)).toEqual(['session_timed_out']);
    await fillSignIn(page, 'ming');
    await page.getByRole('button', { name: 'Ming Zhao, your menu' }).waitFor();
    await page.goto(tableAndBar('market-hall'));
    await row(page, bank).waitFor();
    await expect(row(page, bank).getByRole('textbox')).not.toHaveValue('78.00');
    await expect(page.getByRole('region', { name: 'Unsaved draft' })).toHaveCount(0);
    await visitAs(page, 'hana', tableAndBar('market-hall'));
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(row(page, bank).getByRole('textbox')).toHaveValue('78.00');
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  });
});
