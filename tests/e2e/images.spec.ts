import { crc32, deflateSync } from 'node:zlib';
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
/** One gray pixel. */
const pixel = (): Buffer => {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
};

test('a picture of the menu is replaced everywhere by a new file; the old one stays until no publish shows it', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/menu/imageManager', null, '&search=margherita'));
  const tile = (name: RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  await tile(/^margherita, used 1 time/i).click();
  await expect(dialog.getByRole('button', { name: 'Replace everywhere…' })).toBeEnabled();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fall.png', mimeType: 'image/png', buffer: pixel() });
  await pressOn(page.getByRole('button', { name: 'Replace in 1 place' }), 'Enter');
  await expect(page.getByText(/^Replaced in 1 place: margherita/i)).toBeVisible();
  // The old one is live until the next publish.
  await tile(/^margherita, live only/i).click();
  await expect(dialog.getByText('What is live still shows it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete…' })).toBeHidden();
});
