import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { holdAnswers } from '../../testing/held-calls.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, failing, heading, sentBy } from '../../testing/screen-parts.ts';

const band = page.getByRole('navigation', { name: 'Company, group or location' });
const tile = (name: string | RegExp) => page.getByRole('button', { name });
const list = page.getByRole('list', { name: 'Images' });
const baker = { permissions: ['accessConfigurationOptions', 'manageMenus'], company: 'Bakery' } as const;

/** A picture of one color. */
const picture = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 6);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
};
const given = (files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const drop = (files: readonly File[]): void => {
  const init = { bubbles: true, cancelable: true, dataTransfer: given(files) };
  page.getByRole('region', { name: 'Image manager' }).element().dispatchEvent(new DragEvent('drop', init));
};

it('[ROUTE.menu.imageManager] [ROUTE.menu.imageManager.b1] [RULE.images.06] the image manager finds images by text and use, in its address', async () => {
  await openScreen('priya', '/menu/imageManager', { at: null });
  await expect.element(heading).toHaveTextContent('Image manager');
  await expect.element(band.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
  await expect.element(band.getByRole('button', { name: 'Dinner menu' })).toBeVisible();
  await expect.element(tile(/^margherita, used/i)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search images' }).fill('caesar');
  await expect.poll(shownAddress).toContain('search=caesar');
  await expect.element(tile(/^caesar, used/i)).toBeVisible();
  await expect.element(tile(/^margherita, used/i)).not.toBeInTheDocument();
  await openScreen('priya', '/menu/imageManager?used=unused&search=caesar', { at: null });
  await expectText('No images found');
});

it('[RULE.images.11] the images found before stay while the next search is on its way', async () => {
  await openScreen('priya', '/menu/imageManager', { at: null });
  await expect.element(tile(/^margherita, used/i)).toBeVisible();
  expect(list.element().closest('[aria-busy="true"]')).toBeNull();
  const release = holdAnswers('/api/menus/images/');
  await page.getByRole('searchbox', { name: 'Search images' }).fill('caesar');
  await expect.poll(shownAddress).toContain('search=caesar');
  await expect.poll(() => list.element().closest('[aria-busy="true"]')).not.toBeNull();
  await expect.element(tile(/^margherita, used/i)).toBeVisible();
  release();
  await expect.element(tile(/^margherita, used/i)).not.toBeInTheDocument();
  await expect.element(tile(/^caesar, used/i)).toBeVisible();
  expect(list.element().closest('[aria-busy="true"]')).toBeNull();
});

it('[RULE.images.06] [RULE.images.01] an image is called otherwise, leads to where it is used, and is deleted only where nothing uses it', async () => {
  await openScreen('priya', '/menu/imageManager', { at: null });
  await tile(/^margherita, used/i).click();
  const dialog = page.getByRole('dialog');
  const where = dialog.getByRole('region', { name: 'Where it is used' }).getByRole('link');
  await expect.element(where.first()).toMatchTextContent(/Margherita/);
  expect(where.first().element().getAttribute('href')).toMatch(/^\/menu\/menuItems\/.*field=.*imageId/);
  await expect.element(dialog.getByRole('button', { name: 'Delete…' })).not.toBeInTheDocument();
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openScreen(baker, '/menu/imageManager', { at: null });
  drop([await picture('IMG_0042.png')]);
  await tile('IMG_0042, used nowhere').click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await dialog.getByLabelText('Name').fill(' ');
  await expect.element(dialog.getByText('An image needs a name.')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await dialog.getByLabelText('Name').fill('Rye bread');
  await dialog.getByLabelText('Alternative text').fill('A loaf, cut');
  await save.click();
  const edit = 'PUT /api/menus/images/';
  expect(await sentBy(edit)).toEqual({ ver: 0, label: 'Rye bread', alt: 'A loaf, cut' });
  await tile('Rye bread, used nowhere').click();
  await expect.element(dialog.getByLabelText('Alternative text')).toHaveValue('A loaf, cut');
  await dialog.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete image' }).click();
  await expectText('Deleted: Rye bread.');
  await expect.element(tile('Rye bread, used nowhere')).not.toBeInTheDocument();
});

it('[RULE.images.06] who may not change images reads them, and a newer version is not overwritten', async () => {
  const oven = { permissions: ['accessConfigurationOptions'], company: 'Bakery', on: 'Elm' } as const;
  await openScreen(baker, '/menu/imageManager', { at: null });
  drop([await picture('Oven.png')]);
  await tile('Oven, used nowhere').click();
  const dialog = page.getByRole('dialog');
  const status = { status: 409, body: [{ code: 'STALE_VERSION', path: 'ver' }] };
  await commands.answerWith([{ call: 'PUT /api/menus/images/', ...status }]);
  await dialog.getByLabelText('Name').fill('The oven');
  await failing(async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectText('Somebody else changed this image.');
  });
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('The oven');
  await openScreen(oven, '/menu/imageManager', { at: 'Elm' });
  await tile('Oven, used nowhere').click();
  await expect.element(dialog.getByLabelText('Name')).toHaveAttribute('readonly');
  for (const name of ['Save', 'Delete…'])
    await expect.element(dialog.getByRole('button', { name })).not.toBeInTheDocument();
});

it('[RULE.images.05] many are uploaded at once, chosen, dropped or pasted, and each refused one is named', async () => {
  await openScreen(baker, '/menu/imageManager', { at: null });
  const uploads = page.getByRole('region', { name: 'Uploads' });
  const said = (text: string | RegExp) => expect.element(uploads).toMatchTextContent(text);
  const notes = new File(['Flour, water'], 'notes.txt', { type: 'text/plain' });
  const page1 = new File(['<html>'], 'page.png', { type: 'image/png' });
  const breads = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(name => picture(`Bread ${name}.png`)));
  const release = holdAnswers('/api/menus/image-upload-url/');
  drop([notes, ...breads, page1]);
  await said(/^1 of 7 /);
  await expect.element(uploads.getByRole('progressbar', { name: 'Uploads' })).toHaveAttribute('value', '1');
  release();
  await said(/5 images uploaded/);
  await expect.element(uploads.getByRole('progressbar')).not.toBeInTheDocument();
  await said(/2 files not uploaded/);
  for (const name of ['notes.txt', 'page.png'])
    await expect.element(uploads.getByText(`${name}: Use a PNG, JPEG, WebP or GIF image.`)).toBeVisible();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await expect.element(tile(`Bread ${name}, used nowhere`)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  const clipboardData = given([await picture('Pasted.png')]);
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await expect.element(tile('Pasted, used nowhere')).toBeVisible();
  await said(/^1 image uploaded/);
  const input = document.querySelector<HTMLInputElement>('main input[type="file"]');
  if (input === null) throw new Error('no input');
  await userEvent.upload(input, [await picture('Chosen.png')]);
  await expect.element(tile('Chosen, used nowhere')).toBeVisible();
  await uploads.getByRole('button', { name: 'Close the list of uploads' }).click();
  await expect.element(uploads).not.toBeInTheDocument();
});

it('[RULE.images.05] what is uploaded while the list loads is in it', async () => {
  const release = holdAnswers('/api/menus/images/');
  await openScreen(baker, '/menu/imageManager', { at: null });
  await expect.poll(() => commands.calls()).toContainEqual(expect.stringMatching(/^GET \/api\/menus\/images\//));
  drop([await picture('Early.png')]);
  await expect.element(page.getByRole('region', { name: 'Uploads' })).toMatchTextContent(/1 image uploaded/);
  release();
  await expect.element(tile('Early, used nowhere')).toBeVisible();
});

it('[RULE.images.08] an image is replaced everywhere by a file, after it was said in how many places', async () => {
  await openScreen('priya', '/menu/imageManager', {
    at: null,
    answers: [{ call: 'POST /api/menus/images/', status: 200, body: { replaced: 1 } }],
  });
  await tile(/^caesar, used/i).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Replace everywhere…' })).toBeEnabled();
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (input === null) throw new Error('no input');
  await userEvent.upload(input, [await picture('Caesar fall.png')]);
  await expectText(/^Caesar fall\.png replaces it in 1 place at once\./);
  await page.getByRole('button', { name: 'Replace in 1 place' }).click();
  await expectText(/^Replaced in 1 place: caesar/i);
  const sent = await sentBy('POST /api/menus/images/');
  expect(sent).toEqual({
    by: expect.stringMatching(/^[\w-]{43}\.png$/),
    seen: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it('[RULE.images.10] a picture is turned and cropped by keys into a new one that takes its place', async () => {
  await openScreen(baker, '/menu/imageManager', { at: null });
  drop([await picture('Turned.png')]);
  await tile('Turned, used nowhere').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn and crop…' }).click();
  const save = dialog.getByRole('button', { name: 'Save picture' });
  await expect.element(save).toBeDisabled();
  const canvas = dialog.getByRole('img', { name: 'Turned, as it will be' });
  const size = () => {
    const { width, height } = canvas.element() as HTMLCanvasElement;
    return [width, height];
  };
  await expect.poll(size).toEqual([8, 6]);
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(size).toEqual([6, 8]);
  await dialog.getByRole('radio', { name: 'Square' }).click();
  await expect.poll(size).toEqual([6, 6]);
  const part = dialog.getByLabelText('How much is kept');
  (part.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(size).toEqual([1, 1]);
  await userEvent.keyboard('{End}');
  await expect.poll(size).toEqual([6, 6]);
  await expectReadableDialog();
  await save.click();
  await expectText('Saved the new picture: Turned.');
  await expect.poll(() => page.getByRole('button', { name: 'Turned, used nowhere' }).elements()).toHaveLength(1);
  const shown = () => {
    const found = page.getByRole('button', { name: 'Turned, used nowhere' }).elements()[0]?.querySelector('img');
    return [found?.naturalWidth, found?.naturalHeight];
  };
  await expect.poll(shown).toEqual([6, 6]);
});

it('[RULE.images.06] thousands of images are in the list, and those near the viewport in the page', async () => {
  const image = (at: number) => ({
    ...{ name: `${String(at).padStart(43, 'a')}.png`, tccUrl: '/favicon.svg', ver: 0, label: `Image ${at}`, alt: '' },
    ...{ fileName: 'x.png', bytes: 5_000, uploadedBy: 'Kim', uploadedAt: 0, uses: 1, live: true },
  });
  const images = Array.from({ length: 200 }, (_, at) => image(at));
  const body = { images, next: null, counts: { matching: 200, total: 200, unused: 0 }, mayEdit: true };
  await openScreen('priya', '/menu/imageManager', {
    at: null,
    answers: [{ call: 'GET /api/menus/images/', status: 200, body }],
  });
  await expect.element(tile('Image 0, used 1 time')).toBeVisible();
  expect(list.getByRole('button').elements().length).toBeLessThan(120);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(tile('Image 199, used 1 time')).toBeVisible();
});
