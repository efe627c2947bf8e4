import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, bank, row, saveBar, tableAndBar, type } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';
import { smallTargets } from './touch-targets.ts';

test.describe('on a phone by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every target in a dialog, menu or popover is 44 px', async ({ page }) => {
    const small: Record<string, string[]> = {};
    const measure = async (name: string, within = '[role=dialog]') => {
      await page.locator(within).first().waitFor();
      await page.waitForLoadState('networkidle');
      const found = await smallTargets(page, within);
      if (found.length > 0) small[name] = found;
    };
    await visitAs(page, 'priya', tableAndBar('elm-st'));
    await page.keyboard.press('Control+k');
    await measure('palette');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await type(page, bank, '87');
    await saveBar(page)
      .getByRole('button', { name: /change/ })
      .first()
      .click();
    await measure('what is not saved', '[aria-label="Changes not saved"]');
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await page.getByRole('link', { name: 'Commissary, home' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await measure('leaving');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toHaveCount(0);
    // Unsaved work comes back with the page, and the browser asks about it.
    page.once('dialog', dialog => dialog.accept());
    await page.goto(tableAndBar('elm-st'));
    await row(page, bank).waitFor();
    await type(page, bank, '88');
    const more = saveBar(page).getByRole('button', { name: 'More' });
    const publish = saveBar(page).getByRole('button', { name: 'Save and publish…' });
    await more.or(publish).first().waitFor();
    if (await more.isVisible()) {
      await more.click();
      await measure('more acts');
      await page.getByRole('button', { name: 'Save and publish…' }).click();
    } else await publish.click();
    await measure('publishing after a save');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await visitAs(page, 'priya', atLevel('/menu/publish', null));
    for (const name of ['Alameda', 'Tumon Bay']) await page.getByRole('checkbox', { name: `Publish ${name}` }).check();
    const panel = page.getByRole('region', { name: 'Changes to publish' });
    await panel.getByRole('checkbox', { name: 'Send to a few first' }).check();
    await panel.getByRole('checkbox', { name: 'Not while open' }).check();
    await measure('how a publish goes', '[aria-label="Changes to publish"]');

    await visitAs(page, 'priya', atLevel('/locations', null));
    for (const name of ['Larimer', 'Tumon Bay']) await page.getByRole('checkbox', { name, exact: true }).check();
    const bar = page.getByRole('region', { name: 'Selected locations' });
    await measure('bar', '[aria-label="Selected locations"]');
    for (const action of ['Tags…', 'Move to group…', 'Assign menu…']) {
      await bar.getByRole('button', { name: action }).click();
      await measure(action);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(small).toEqual({});
  });
});
