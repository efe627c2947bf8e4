import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const leave = (page: Page) => page.getByRole('link', { name: 'Commissary, home' }).click();

/** Holds the call that sends a name until it is released or failed. */
const holdCallWith = async (page: Page, name: string) => {
  const held = Promise.withResolvers<'go' | 'fail'>();
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/**', async route => {
    if (route.request().method() !== 'POST' || !route.request().postData()?.includes(name)) return route.fallback();
    seen.resolve();
    return (await held.promise) === 'go' ? route.continue() : route.abort();
  });
  return { seen: seen.promise, end: held.resolve };
};

/** Every path of the page from now on. */
const pathsVisited = (page: Page): ReadonlySet<string> => {
  const visited = new Set<string>();
  page.on('framenavigated', frame => visited.add(new URL(frame.url()).pathname));
  return visited;
};

for (const [what, address, button] of [
  ['role', '/roles/create', 'Create role'],
  ['group', '/groups/addGroup', 'Add group'],
] as const)
  test(`leaving a page while its new ${what} is being saved asks when the save fails; when it succeeds it asks nothing and opens the requested page`, async ({
    page,
  }) => {
    await visitAs(page, 'priya', atLevel(address, null));
    const name = page.getByRole('textbox', { name: 'Name' });
    const leaveWhileSaving = async (text: string) => {
      const call = await holdCallWith(page, text);
      await name.fill(text);
      await page.getByRole('button', { name: button }).click();
      await call.seen;
      await leave(page);
      return call;
    };
    const lost = await leaveWhileSaving(`Lost ${what}`);
    lost.end('fail');
    await expect(question(page)).toContainText(`1 change to the ${what} is not saved.`);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(name).toHaveValue(`Lost ${what}`);

    const visited = pathsVisited(page);
    const late = await leaveWhileSaving(`Late ${what}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Create|Add) /);
    await expect(question(page)).toHaveCount(0);
    late.end('go');
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/home/);
    // The page of the saved row is neither opened on the way nor left in the browser history.
    expect([...visited]).toEqual(['/home']);
  });
