import type { Page } from '@playwright/test';
import { sampleJobs, samplePins } from '../../apps/server/src/sample/crew.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('[RULE.paper.02] [RULE.paper.03] sheets are alone on paper, and no PIN is on the staff list', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/menu/guests', null));
  await pressOn(page.getByRole('radio', { name: 'Price list' }), 'Space');
  expect(await onPaper(page, 'Print')).toMatch(/^Sorrel & Salt\s+[\s\S]*Margherita/);
  await pressOn(page.getByRole('radio', { name: 'Allergen card' }), 'Space');
  expect(await onPaper(page, 'Print')).toMatch(/^Sorrel & Salt\s+[\s\S]*Margherita/);

  await visitAs(page, 'priya', atLevel('/locationSettings/hours', 'elm-st'));
  await pressOn(page.getByRole('radio', { name: 'For the door' }), 'Space');
  expect(await onPaper(page, 'Print')).toMatch(/^Elm St\.\s+Opening hours, in-store\s[\s\S]*\d+ AM to \d+ PM/);
  await pressOn(page.getByRole('radio', { name: 'Calendar' }), 'Space');
  expect(await onPaper(page, 'Print')).toMatch(/When Elm St\. is open/);

  await visitAs(page, 'ingrid', atLevel('/employees', null, '&search=lena'));
  await page.getByRole('link', { name: 'Staff list' }).click();
  await page.getByRole('row', { name: /^Lena Fischer/ }).waitFor();
  const staff = await onPaper(page, 'Print');
  expect(staff).toMatch(/^Sorrel & Salt\s+[\s\S]*Lena Fischer/);
  const pins = [...samplePins(sampleJobs('2027-01-01')).values()];
  expect(pins.filter(pin => staff.includes(pin))).toEqual([]);
  expect(staff).not.toContain('@');
});

/** What a print of the page has in words; the button that prints it is on screen, and on no paper, like every other. */
async function onPaper(page: Page, button: string): Promise<string> {
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  try {
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
    return (await page.locator('body').innerText()).trim();
  } finally {
    await page.emulateMedia({ media: 'screen' });
  }
}
