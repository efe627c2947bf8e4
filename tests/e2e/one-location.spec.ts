import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { test as base, expect } from '../fixtures/browser-test.ts';
import type { ServerSettings } from '../fixtures/server-process.ts';
import { visitAs } from './shell-visit.ts';

/** A company with one location and no settings of its own. */
const test = base.extend({
  prepare: [
    async ({ database: _ }, use) =>
      use(async data => {
        await addSmallCompany(data.settings);
        return data;
      }),
    { scope: 'worker' },
  ],
});

test('a company with one location sees no levels; they appear on the screen of one user when another adds a second location, and go with it, without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const at = '/locationSettings/tableAndBar?companyId=small&locationId=only';
  await visitAs(page, 'sole', at);
  await expect(page).toHaveURL(/tableAndBar\?companyId=small$/);
  await expect(page.getByText('Server bank', { exact: true })).toBeVisible();
  await expect(page.getByText('Overrides')).toHaveCount(0);
  await expect(page.getByText(/^From /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Company|Only Place/ })).toHaveCount(0);
  await expect(page.getByText(/Changes here reach/)).toHaveCount(0);
  await expectAccessible(page, 'settings of a company with one location');
  await keepScreenshot(page, 'locations/one-location');
  await page.goto('/locations/only?companyId=small');
  await expect(page.getByRole('heading', { level: 1, name: 'Only Place' })).toBeVisible();
  await expect(page.getByText('Group', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Overrides' })).toHaveCount(0);

  const bank = page.locator('[data-path="/tableSettings/issueServerBankOfAmount"]').getByRole('textbox');
  const levels = page.getByRole('button', { name: 'Company Small Plates' });
  await visitAs(page, 'sole', '/locationSettings/tableAndBar?companyId=small');
  await bank.fill('77');
  await page.evaluate(() => Reflect.set(window, 'samePage', true));
  await expect(levels).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitAs(other, 'sole', '/locations/add?companyId=small');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Second Place');
  await other.getByRole('button', { name: 'Add location' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Second Place' })).toBeVisible();

  await expect(levels.first()).toBeVisible();
  await expect(bank).toHaveValue(/^77/);
  await levels.first().click();
  await expect(page.getByRole('option', { name: 'Second Place' })).toBeVisible();
  await page.keyboard.press('Escape');

  const id = new URL(other.url()).pathname.split('/').at(-1);
  await visitAs(other, 'sole', `/locationSettings/tableAndBar?companyId=small&locationId=${id}`);
  await expect(other.getByRole('button', { name: 'Location Second Place' })).toBeVisible();
  const removed = await page.request.post(`/api/tenants/small/${id}/delete`, { headers: { 'x-commissary': '1' } });
  expect(removed.status()).toBe(200);
  await expect(levels).toHaveCount(0);
  await expect(bank).toHaveValue(/^77/);
  expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);
  // Whoever was at the location that is gone is at another level, and the address says so.
  await expect(other).not.toHaveURL(/locationId=[^&]/);
  await other.context().close();
});

const addSmallCompany = async ({ DATABASE_URL: url, COMMISSARY_DATA: folder = '' }: ServerSettings): Promise<void> => {
  const database = await openDatabase(url === undefined ? { folder, template: null } : { url });
  const { db } = database;
  try {
    const { password_hash, created_at } = await db
      .selectFrom('person')
      .select(['password_hash', 'created_at'])
      .where('id', '=', 'priya')
      .executeTakeFirstOrThrow();
    const email = 'sole@sorrel.example';
    const company = { id: 'small', name: 'Small Plates', provider: false, created_at };
    await db.insertInto('company').values(company).execute();
    await db
      .insertInto('tenant')
      .values({
        id: 'only',
        company_id: 'small',
        type: 'LOCATION',
        name: 'Only Place',
        time_zone: 'America/Chicago',
        tags: '[]',
        created_at,
      })
      .execute();
    await db
      .insertInto('person')
      .values({
        id: 'sole',
        company_id: 'small',
        name: 'Sole Owner',
        email,
        email_key: email,
        password_hash,
        status: 'ACTIVE',
        about: null,
        created_at,
      })
      .execute();
    const grant = {
      id: 'sole-grant',
      person_id: 'sole',
      role_id: 'owner',
      on_type: 'COMPANY',
      on_id: 'small',
    } as const;
    await db.insertInto('granted_role').values(grant).execute();
  } finally {
    await database.close();
  }
};
