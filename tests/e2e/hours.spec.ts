import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { bar, closes, day, openHours, opens, panel, savedHours } from './hours-form.ts';
import { save, saveBar } from './settings-form.ts';

test('a bar is dragged whole and by its ends, undone in one step, and saved', async ({ page }) => {
  await openHours(page, 'fulton');
  const track = await day(page, 'In-store', 'Tuesday').locator('[data-track]').boundingBox();
  const hour = (track?.width ?? 0) / 22;
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  /** Drags the bar by this many hours. */
  const drag = async (what: Locator, hours: number) => {
    await what.hover();
    const { x, y, width, height } = await boxOf(what);
    const from = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.down();
    await page.mouse.move(from.x + hour * hours * 0.5, from.y, { steps: 4 });
    await page.mouse.move(from.x + hour * hours, from.y, { steps: 4 });
    await page.mouse.up();
  };
  const tuesday = (times: string) => bar(page, 'In-store', 'Tuesday', times);
  await tuesday('11 AM to 10 PM').hover();
  const { y } = await boxOf(tuesday('11 AM to 10 PM'));
  await drag(tuesday('11 AM to 10 PM'), 2);
  await expect(tuesday('1 PM to 12 AM')).toBeVisible();
  await expect(panel(page, 'In-store', 'Tuesday')).toHaveCount(0);
  await expect.poll(async () => (await boxOf(tuesday('1 PM to 12 AM'))).y).toBe(y);
  await expect(saveBar(page)).toContainText('1 change');
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'In-store', 'Tuesday', '11 AM to 10 PM')).toBeVisible();

  await drag(closes(page, 'In-store', 'Tuesday'), 2.5);
  await expect(bar(page, 'In-store', 'Tuesday', '11 AM to 12:30 AM')).toBeVisible();
  await drag(opens(page, 'In-store', 'Tuesday'), -1);
  await expect(bar(page, 'In-store', 'Tuesday', '10 AM to 12:30 AM')).toBeVisible();
  await save(page);
  await expect(savedHours(page)).toBeVisible();
  await page.reload();
  await expect(bar(page, 'In-store', 'Tuesday', '10 AM to 12:30 AM')).toBeVisible();
});
