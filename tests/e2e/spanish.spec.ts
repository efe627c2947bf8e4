import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { clippedTexts, collectServerTexts } from '../fixtures/pseudo-locale.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { englishTexts } from '../fixtures/spanish.ts';
import { atLevel } from './settings-form.ts';
import { emailOf, visitAs } from './shell-visit.ts';

test.use({ locale: 'es-MX' });

/** The rest of the screens are checked nevertheless. */
const softly = expect.configure({ soft: true });

/** One of each kind of page. */
const screens = [
  '/home',
  atLevel('/locations', null),
  atLevel('/employees', null),
  atLevel('/menu/menuItems', 'elm-st'),
  atLevel('/menu/menuItems/pizza/item/diavola', 'elm-st'),
  atLevel('/menu/offers', 'elm-st'),
  atLevel('/locationSettings/hours', 'elm-st'),
  atLevel('/locationSettings/deliverySettings', 'elm-st'),
  atLevel('/storeSummary', 'elm-st'),
  atLevel('/menu/publish', null),
  atLevel('/roles', null),
];

test('[RULE.language.03] [RULE.language.05] no text of the console is English, and every control fits', async ({
  page,
}) => {
  test.slow();
  const fromServer = collectServerTexts(page);
  await visitAs(page, 'priya', atLevel('/groups', null));
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, screen);
    softly(await englishTexts(page, fromServer), screen).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('[data-state="wide"][data-narrow="true"]')).toHaveCount(0);
      await softly.poll(() => clippedTexts(page), `${screen} at ${width} px`).toEqual([]);
      await keepScreenshot(page, `spanish/${screen.replaceAll(/\W+/g, '-')}-${width}`);
      await softly
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), screen)
        .toBeLessThanOrEqual(0);
    }
  }
  await expectAccessible(page, 'Spanish');
});

test('[RULE.language.01] [RULE.language.02] the browser chooses until a person does, here and at the next sign-in elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await visitAs(page, 'omar');
  await page.getByRole('button', { name: /, su menú$/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);

  const elsewhere = await browser.newContext({ locale: 'es-MX', ...(baseURL === undefined ? {} : { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.getByRole('textbox', { name: 'Correo', exact: true }).fill(emailOf('omar'));
  await other.getByLabel('Contraseña', { exact: true }).fill(samplePassword);
  await other.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
  await elsewhere.close();
});
