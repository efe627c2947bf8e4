import { expectAccessible, inEachScheme } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { actOn } from '../fixtures/row-menu.ts';
import { atLevel, openForm, row, save, saveBar } from './settings-form.ts';

const employment = (locationId: string | null): string => atLevel('/employment/employment', locationId);

test('[RULE.employment.14] [MSG.department.unnamed] rows of a list are added, renamed, reordered and removed, and its rules are enforced', async ({
  page,
}) => {
  await openForm(page, 'priya', employment('fulton'));
  await page.getByRole('button', { name: 'Add department' }).click();
  await save(page);
  await expect(page.getByText('At least one department is unnamed.').first()).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await expect(name).toBeFocused();
  await name.fill('Bakery');
  await actOn(page, 'Bakery', 'Move up');
  // Job types refer to one: its usages are shown before it is removed, and the other is removed at once.
  await actOn(page, 'Front of House', 'Hide here');
  const uses = page.getByRole('dialog', { name: 'Show where Front of House is used' });
  await expect(uses).toContainText('Front of House is used 2 times');
  await expect(uses.getByRole('link', { name: 'Department of Server' })).toHaveAttribute('href', /field=%2FjobTypes/);
  await inEachScheme(page, scheme => expectAccessible(page, `the uses of a row, ${scheme}`));
  await uses.getByRole('combobox', { name: 'Replace with' }).selectOption('Bakery');
  await uses.getByRole('button', { name: 'Hide Front of House and replace with Bakery' }).click();
  // One step: its references are replaced by the other one, and a single undo restores everything.
  await expect(row(page, '/departments/[2]')).toContainText('Hidden here');
  await expect(row(page, '/jobTypes/[1]/departmentId').getByRole('combobox')).toHaveValue('Bakery');
  await saveBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, '/departments/[2]')).not.toContainText('Hidden here');
  await actOn(page, 'Front of House', 'Hide here');
  await uses.getByRole('button', { name: 'Cancel' }).click();
  await actOn(page, 'Back of House', 'Hide here');
  await expect(row(page, '/departments/[3]')).toContainText('Hidden here');
  await save(page);
  await expect(page.getByText('The employment settings have been saved correctly.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Only here')).toBeVisible();
  await row(page, '/departments/[3]').getByRole('button', { name: 'Restore Back of House' }).click();
  await expect(row(page, '/departments/[3]')).not.toContainText('Hidden here');
  await expect(saveBar(page)).toContainText('1 change');
});

const marinaraImage = '/departments/[pizza]/items/[marinara]/info/imageId';
/** One red dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('[RULE.menuSave.03] a long list is searched by name, and an item in it gets an image', async ({ page }) => {
  await openForm(page, 'priya', atLevel('/menu/menuItems', 'fulton'));
  await page.getByRole('textbox', { name: 'Search items' }).fill('marinara');
  await expect(page.getByRole('link', { name: 'Marinara', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Margherita', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Marinara', exact: true }).click();
  const image = row(page, marinaraImage);
  const choose = (name: string, mimeType: string) =>
    image.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: dot });
  await choose('drawing.svg', 'image/svg+xml');
  await expect(image.getByRole('status')).toHaveText('Use a PNG, JPEG, WebP or GIF image.');
  await choose('photo.jpg', 'image/jpeg');
  await expect(image.getByRole('status')).toHaveText('Use a PNG, JPEG, WebP or GIF image.');
  await choose('marinara.png', 'image/png');
  const preview = image.getByRole('img');
  await expect(preview).toHaveAttribute('src', /^\/api\/images\/[\w-]{43}\.png$/);
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await expect(image.getByRole('status')).toHaveText('Uploaded.');
  await inEachScheme(page, scheme => expectAccessible(page, `an item with a picture, ${scheme}`));
  await save(page);
  await expect(saveBar(page)).toHaveCount(0);
  await image.getByRole('button', { name: 'Remove Image' }).click();
  await expect(image.getByRole('status')).toHaveText('or drag and drop a file');
  await expect(saveBar(page)).toContainText('1 change');
});
