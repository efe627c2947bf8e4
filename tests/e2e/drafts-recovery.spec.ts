import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { startSpawnedServer } from '../fixtures/server.ts';
import { limits } from '../time-limits.ts';
import { bank, openForm, row, save, saveBar, settling, tableAndBar, type, waitForSave } from './settings-form.ts';
import { signInAs, visitAs } from './shell-visit.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });
const bringBack = (page: Page) => strip(page).getByRole('button', { name: 'Restore draft' });
const elm = tableAndBar('elm-st');
const homeLine = (page: Page) => page.getByRole('listitem').filter({ hasText: 'You have unsaved work in' });

/** Returns how many changes the stored drafts have. A change is stored a moment after it is on the screen. */
const kept = (page: Page, changes: number) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number[]>(resolve => {
            const open = indexedDB.open('commissary-drafts');
            open.onsuccess = () => {
              const all = open.result.transaction('draft').objectStore('draft').getAll();
              all.onsuccess = () => {
                open.result.close();
                resolve(all.result.map(({ count }) => count));
              };
            };
          }),
      ),
    )
    .toContain(changes);

const typeTwo = async (page: Page) => {
  await type(page, bank, '71');
  await type(page, settling, '47');
  await expect(saveBar(page)).toContainText('2 changes');
  await kept(page, 2);
};

const expectOffered = async (page: Page) => {
  await bringBack(page).click();
  await expect(saveBar(page)).toContainText('2 changes');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('71.00');
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('47');
};

const inOneBrowser = async (
  browser: Browser,
  baseURL: string | undefined,
  act: (one: BrowserContext) => Promise<void>,
) => {
  const one = await browser.newContext({ baseURL: baseURL ?? '' });
  await act(one);
  await one.close();
};

test('a draft survives a session timeout: another user who signs in is not offered it, its owner is', async ({
  browser,
  baseURL,
}) => {
  await inOneBrowser(browser, baseURL, async one => {
    const page = await one.newPage();
    await openForm(page, 'priya', elm);
    await typeTwo(page);
    await one.clearCookies();
    // The next request finds that the session has expired.
    const prompt = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(prompt).toBeVisible({ timeout: limits.background });
    await prompt.getByRole('button', { name: 'Switch user' }).click();
    await signInAs(page, 'ana');
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Locations Status' })).toBeVisible();
    await expect(homeLine(page)).toHaveCount(0);
    await page.goto(elm);
    await row(page, bank).waitFor();
    await expect(strip(page)).toHaveCount(0);
    await visitAs(page, 'priya', elm);
    await expectOffered(page);
  });
});

test('a draft survives a save that returns 401 and the closing of the page', async ({ browser, baseURL }) => {
  await inOneBrowser(browser, baseURL, async one => {
    const page = await one.newPage();
    await openForm(page, 'priya', elm);
    await typeTwo(page);
    await one.clearCookies();
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await page.close();
    const next = await one.newPage();
    await next.goto(elm);
    await signInAs(next, 'priya');
    await expectOffered(next);
  });
});

test('a draft survives a crash of the page, and Home lists it with a link', async ({ browser, baseURL }) => {
  await inOneBrowser(browser, baseURL, async one => {
    const page = await one.newPage();
    await openForm(page, 'priya', elm);
    await typeTwo(page);
    const session = await one.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await one.newPage();
    await next.goto('/home?companyId=sorrel-and-salt');
    await expect(homeLine(next)).toContainText('You have unsaved work in Table and bar at Elm St.');
    await expect(homeLine(next)).toContainText(/2 changes from \d+:\d\d [AP]M/);
    await inEachLook(next, look => expectAccessible(next, `unsaved work, ${lookName(look)}`));
    await homeLine(next)
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(homeLine(next)).toHaveCount(0);
    await next.getByRole('button', { name: 'Undo', exact: true }).click();
    await homeLine(next).getByRole('link', { name: /^Open/ }).click();
    await expectOffered(next);
  });
});

test('a draft of an employee survives the closing of the page, and is undone and saved when it is restored', async ({
  browser,
  baseURL,
}) => {
  await inOneBrowser(browser, baseURL, async one => {
    const page = await one.newPage();
    const name = (on: Page) => on.getByRole('textbox', { name: 'Name', exact: true });
    await visitAs(page, 'priya', '/employees/edit/dee?companyId=sorrel-and-salt');
    await name(page).fill('Dee Kept');
    await kept(page, 1);
    await page.close();
    const next = await one.newPage();
    await next.goto('/employees/edit/dee?companyId=sorrel-and-salt');
    await bringBack(next).click();
    await expect(name(next)).toHaveValue('Dee Kept');
    await next.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(name(next)).not.toHaveValue('Dee Kept');
    await next.getByRole('button', { name: 'Redo', exact: true }).click();
    await next.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(next.getByRole('heading', { level: 1, name: 'Dee Kept', exact: true })).toBeVisible();
    await next.goto('/employees/edit/dee?companyId=sorrel-and-salt');
    await expect(name(next)).toHaveValue('Dee Kept');
    await expect(strip(next)).toHaveCount(0);
  });
});

test('a draft survives a conflict that was not resolved, and shows the conflict again when it is restored', async ({
  browser,
  baseURL,
}) => {
  await inOneBrowser(browser, baseURL, async one => {
    const page = await one.newPage();
    await page.route('**/api/presence/**', route => route.abort());
    await openForm(page, 'priya', elm);
    await typeTwo(page);
    await inOneBrowser(browser, baseURL, async other => {
      const his = await other.newPage();
      await openForm(his, 'ana', elm);
      await type(his, bank, '72');
      await save(his);
      await expect(waitForSave(his)).toBeVisible();
    });
    await save(page);
    await expect(
      page.getByRole('dialog', { name: 'Ana Moreno saved Table and bar while you were editing' }),
    ).toBeVisible();
    await page.close();
    const next = await one.newPage();
    await next.goto(elm);
    await bringBack(next).click();
    const dialog = next.getByRole('dialog', { name: 'Ana Moreno saved Table and bar while you were editing' });
    await dialog.getByRole('radio', { name: /Yours: \$71\.00/ }).check();
    await dialog.getByRole('button', { name: 'Use 1 choice' }).click();
    await expect(saveBar(next)).toContainText('2 changes');
    await expect(row(next, bank).getByRole('textbox')).toHaveValue('71.00');
  });
});

test('a draft survives a change of company, which asks first; the other company does not show it', async ({
  browser,
  company,
}) => {
  const data = await company.copy();
  const server = await startSpawnedServer(data);
  const leave = inOneBrowser(browser, server.address, async one => {
    const page = await one.newPage();
    await openForm(page, 'nora', tableAndBar(null));
    await expect(page.getByText('Changes here reach')).toBeVisible();
    await typeTwo(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Company/ })
      .click();
    await page.getByRole('link', { name: 'Juniper Noodle Bar' }).click();
    const question = page.getByRole('dialog').filter({ hasText: '2 unsaved changes stay as a draft' });
    await question.getByRole('button', { name: 'Change company' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Company Juniper Noodle Bar' })).toBeVisible();
    await page.goto('/locationSettings/tableAndBar?companyId=juniper&locationId=');
    await row(page, bank).waitFor();
    await expect(strip(page)).toHaveCount(0);
    await expect(row(page, bank).getByRole('textbox')).not.toHaveValue('71.00');
    await page.goto(tableAndBar(null));
    await expectOffered(page);
  });
  await leave.finally(server.stop);
});
