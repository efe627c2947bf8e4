import type { Page } from '@playwright/test';
import { limits } from '../time-limits.ts';
import { expect, inspectPage, test } from './journey-test.ts';
import {
  atLevel,
  bank,
  openForm,
  row,
  save,
  saveBar,
  settling,
  tableAndBar,
  type,
  waitForSave,
} from './settings-form.ts';

test('a company change is published to every location that the user may publish to, batch by batch', async ({
  page,
}) => {
  await openForm(page, 'priya', tableAndBar(null));
  await type(page, bank, '120');
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await page.goto(atLevel('/menu/publish', null));
  await page.getByRole('button', { name: 'Select all not published' }).click();
  await page.getByRole('button', { name: /^Publish to 1[12] locations$/ }).click();
  for (const locationId of ['market-hall', 'riverfront', 'beacon', 'alameda', 'tumon-bay'])
    await expect(page.locator(`[data-location="${locationId}"]`)).toContainText('Up to date', {
      timeout: limits.background,
    });
  await expect(page.locator('[data-location="larimer"]')).toContainText('Scheduled');
  await inspectPage(page, 'published-everywhere');
});

test('the settings screen works by keyboard alone', async ({ page }) => {
  await openForm(page, 'noor', tableAndBar('fulton'));
  const field = row(page, settling);
  const input = field.getByRole('textbox');
  await tabTo(page, () => input.evaluate(element => element === document.activeElement));
  const inherited = await input.inputValue();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('33');
  await expect(field).toContainText('Set for Fulton');
  await page.keyboard.press('Alt+Backspace');
  await expect(input).toHaveValue(inherited);
  await expect(field).toContainText('From Company');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('34');
  await page.keyboard.press('Control+s');
  await expect(waitForSave(page)).toBeVisible();
  await expect(saveBar(page)).toBeHidden();

  await page.keyboard.press('Control+a');
  await page.keyboard.type('35');
  const button = page.getByRole('button', { name: 'Save and publish…' });
  await tabTo(page, () => button.evaluate(element => element === document.activeElement));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
  await expect(dialog).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Publish to 1 location' });
  await expect(send).toBeEnabled();
  await tabTo(page, () => send.evaluate(element => element === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field).not.toContainText('Not published', { timeout: limits.background });
});

/** Presses Tab until the element has the focus; fails when Tab never reaches it. */
const tabTo = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let steps = 0; steps < 120; steps++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there.');
};
