import { expectAccessible, inEachScheme } from '../fixtures/accessible.ts';
import { test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('the palette is accessible', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/home', 'elm-st'));
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('option', { name: /^Compare/ }).waitFor();
  await inEachScheme(page, scheme => expectAccessible(page, `palette, ${scheme}`));
});
