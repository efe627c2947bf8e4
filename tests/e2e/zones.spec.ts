import type { Page } from '@playwright/test';
import { expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { actOn } from '../fixtures/row-menu.ts';
import { atLevel, openForm, save, saveBar } from './settings-form.ts';

const map = (page: Page) => page.getByRole('button', { name: 'Map of delivery zones' });
const zoneKey = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Zones on the map' }).getByRole('button', { name });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Which zone delivers here?' });
const savedWords = (page: Page) => page.getByText('The delivery settings have been saved correctly.');

/** The console of an installation with an address service. */
const answerAddresses = async (page: Page) => {
  await page.route('**/api/maps/settings', route =>
    route.fulfill({ json: { tiles: null, attribution: '', findsAddresses: true } }),
  );
  await page.route('**/api/maps/*/find?*', route =>
    route.fulfill({
      json: { places: [{ lat: 41.8838, lng: -87.6411, label: 'Market Hall, Chicago' }], problem: null },
    }),
  );
};

test('[ROUTE.locationSettings.deliverySettings.b2] [ROUTE.locationSettings.deliverySettings.b3] a zone is drawn by clicks, another by keyboard, each is found for an address, and one is removed', async ({
  page,
}) => {
  await answerAddresses(page);
  await openForm(page, 'priya', atLevel('/locationSettings/deliverySettings', 'market-hall'));
  await expect(zoneKey(page, /West Loop/)).toBeVisible();

  const spent = await countInteractions(page);
  await page.getByRole('button', { name: 'Draw polygon' }).click();
  await map(page).scrollIntoViewIfNeeded();
  const size = (await map(page).boundingBox()) ?? { width: 0, height: 0, x: 0, y: 0 };
  const click = (x: number, y: number) => map(page).click({ position: { x: size.width * x, y: size.height * y } });
  await click(0.55, 0.3);
  await click(0.75, 0.3);
  await click(0.1, 0.9);
  await page.keyboard.press('Control+z');
  await click(0.75, 0.7);
  await click(0.55, 0.7);
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type('West Loop');
  await page.getByRole('textbox', { name: 'Delivery fee', exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4.75');
  expect(await spent()).toEqual({ clicks: 7, keys: 3, characters: 13 });
  await expect(
    page.getByText('There is already a zone named "West Loop." Unique names are strongly recommended.'),
  ).toBeVisible();
  await name.fill('Near Loop');
  await expect(page.getByText('West Loop and Near Loop overlap by', { exact: false })).toBeVisible();

  const point = page.getByRole('button', { name: 'Point 2 of Near Loop', exact: true });
  const before = await point.boundingBox();
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round(((await point.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBe(8);
  await expect(page.getByRole('textbox', { name: 'Point 4' })).toBeVisible();

  const corner = (number: number) => page.getByRole('textbox', { name: `Point ${number}`, exact: true });
  const [second, third] = [await corner(2).inputValue(), await corner(3).inputValue()];
  await corner(2).fill(third);
  await corner(3).fill(second);
  const crossing = page.getByText('The edges of Near Loop cross at the point marked on the map', { exact: false });
  await expect(crossing).toBeVisible();
  await corner(2).fill(second);
  await corner(3).fill(third);
  await expect(crossing).toHaveCount(0);

  await pressOn(page.getByRole('button', { name: 'Draw circle' }), 'Enter');
  await expect(map(page)).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(name.last()).toBeFocused();
  await page.keyboard.type('North');
  await page.getByRole('textbox', { name: 'Radius' }).last().fill('0.5');
  await expect(zoneKey(page, /^North/)).toBeVisible();

  await answer(page).fill('40.0, -80.0');
  await expect(page.getByText('No zone delivers here.')).toBeVisible();
  await answer(page).fill('131 N Clinton St.');
  await pressOn(answer(page), 'Enter');
  const found = page.getByRole('button', { name: 'Market Hall, Chicago' });
  await expect(found).toBeVisible();

  await inEachLook(page, look => expectReadable(page, `zones, ${lookName(look)}`));
  await found.click();
  await expect(page.getByText('Guests pay $3.00 for the zone and $3.50 for each delivery.')).toBeVisible();
  await expect(page.getByText('Order minimum $20.00.')).toBeVisible();
  await save(page);
  await expect(savedWords(page)).toBeVisible();
  await actOn(page, 'Near Loop', 'Remove');
  await expect(page.getByRole('button', { name: 'Restore Near Loop' })).toBeVisible();
  await expect(zoneKey(page, /Near Loop/)).toHaveCount(0);
  await save(page);
  await expect(saveBar(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore Near Loop' })).toBeVisible();
});
