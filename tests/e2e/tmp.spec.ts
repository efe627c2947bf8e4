import { test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';
test('looks', async ({ page }) => {
  test.setTimeout(300_000);
  const shot = async (name: string) => {
    for (const [w, h, c] of [[1440, 900, 'light'], [820, 1180, 'light'], [390, 844, 'dark']] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: c });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/looks/${name}-${w}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const go = async (who: string, to: string) => { await visitAs(page, who, to); await page.getByRole('heading', { level: 1 }).waitFor(); await page.waitForLoadState('networkidle'); };
  await go('ingrid', atLevel('/home', null)); await shot('home');
  await go('ingrid', atLevel('/employees', null)); await shot('employees');
  await go('ingrid', '/employees/crew-jonas'); await shot('person');
  await go('ingrid', atLevel('/employment/admin', null)); await shot('admin');
  await go('priya', '/history/live/settings?companyId=sorrel-and-salt&locationId=elm-st').catch(() => {}); 
  await go('ana', atLevel('/employees', 'elm-st')); await shot('employees-manager');
  const b = page.getByRole('button', { name: /colleague|elsewhere/i }).first();
  if (await b.count()) { await b.click(); await page.getByRole('dialog').waitFor(); await page.getByLabel('Email').first().fill('nobody@example.com'); await page.getByRole('button', { name: 'Find' }).click(); await page.waitForTimeout(800); await shot('colleague-nobody'); }
});
