import { crc32, deflateSync } from 'node:zlib';
import { openObjectStore } from '../../apps/server/src/testing/test-object-store.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A gray picture. */
const picture = (name: string, width: number, height: number) => {
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0]);
  const line = Buffer.from([0, ...Array.from({ length: width }, () => 128)]);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  const buffer = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
  return { name, mimeType: 'image/png', buffer };
};

/** Files go to a bucket of another host, past the server. */
test.use({
  prepare: [
    async ({ database: _ }, use) => {
      const store = await openObjectStore();
      await use(async data => ({ ...data, settings: { ...data.settings, COMMISSARY_IMAGES: store.url } }));
      await store.close();
    },
    { scope: 'worker' },
  ],
});

test('a picture of the menu is replaced everywhere, turned and seen at its item; the old one stays until no publish shows it', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/menu/imageManager', null));
  const tile = (name: RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const uploads = page.locator('main input[type="file"]');
  await uploads.setInputFiles([picture('Patio.png', 3, 2), picture('Bar.png', 2, 3)]);
  for (const name of [/^Patio, used nowhere/, /^Bar, used nowhere/]) await expect(tile(name)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search images' }).fill('margherita');
  // A click on a tile that the search is about to replace would be on none.
  await expect(tile(/^Patio/)).toBeHidden();
  await tile(/^margherita, used 1 time/i).click();
  await expect(dialog.getByRole('button', { name: 'Replace everywhere…' })).toBeEnabled();
  await dialog.locator('input[type="file"]').setInputFiles(picture('fall.png', 4, 2));
  await pressOn(page.getByRole('button', { name: 'Replace in 1 place' }), 'Enter');
  await expect(page.getByText(/^Replaced in 1 place: margherita/i)).toBeVisible();
  // The old one is live until the next publish.
  await tile(/^margherita, live only/i).click();
  await expect(dialog.getByText('What is live still shows it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete…' })).toBeHidden();
  await pressOn(dialog.getByRole('button', { name: 'Close', exact: true }).last(), 'Enter');

  await tile(/^margherita, used 1 time/i).click();
  await pressOn(dialog.getByRole('button', { name: 'Turn and crop…' }), 'Enter');
  await pressOn(dialog.getByRole('button', { name: 'Turn right' }), 'Enter');
  await pressOn(dialog.getByRole('button', { name: 'Save and replace in 1 place' }), 'Enter');
  await expect(page.getByText(/^Saved the new picture: margherita/i)).toBeVisible();
  await tile(/^margherita, used 1 time/i).click();
  await dialog.getByRole('link', { name: /margherita/i }).click();
  const shown = page.locator('main fieldset img').first();
  await expect.poll(() => shown.evaluate(img => img instanceof HTMLImageElement && img.naturalHeight)).toBe(4);
});
