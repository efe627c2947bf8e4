import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { row, save } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { actOn } from '../../testing/row-menu.ts';
import { closeNotices, expectText } from '../../testing/screen-parts.ts';

const company = 'Sorrel & Salt';
const at = 'Beacon';
const diavola = '/departments/[pizza]/items/[diavola]';
const changes = page.getByRole('region', { name: 'Changes not saved' });
const title = page.getByRole('heading', { level: 1 });
const locked = 'Requires Full menu';

/** That a field has no control, and says which permission it takes. */
const expectLocked = async (path: string) => {
  const field = await row(path);
  expect([path, field.querySelector('input:not([disabled])')]).toEqual([path, null]);
  await expect.poll(() => field.textContent).toContain(locked);
};
const saved = async () => {
  // A key that comes before the change is drawn saves nothing.
  await expect.element(changes).toBeVisible();
  await save();
  await expect.element(changes).not.toBeInTheDocument();
  await closeNotices();
};
/** The input of a segment is hidden below its label. */
const choose = async (name: string) => {
  const radio = page.getByRole('radio', { name, exact: true });
  await expect.element(radio).toBeInTheDocument();
  await page.elementLocator(radio.element().closest('label') ?? document.body).click();
};

describe('whoever holds only the status of items', () => {
  const person = { permissions: ['itemStatus'], company } as const;

  it('opens an item at a location, takes it out of stock, and reads everything else', async () => {
    await openScreen(person, '/menu/menuItems/pizza/item/diavola?tab=availability', { at });
    await choose('Until further notice');
    await expect.element(changes).toMatchTextContent('1 change');
    await saved();
    await choose('No');
    await saved();
    await page.getByRole('tab', { name: 'General' }).click();
    await expectLocked(`${diavola}/info/name`);
    await expectLocked(`${diavola}/category`);
  });

  it('takes a modifier out of stock', async () => {
    await openScreen(person, '/menu/modifiers/items/basil', { at });
    await choose('Until further notice');
    await saved();
    await choose('No');
    await saved();
    await expectLocked('/modifiers/items/[basil]/info/name');
  });
});

describe('whoever holds only the items of a location', () => {
  const person = { permissions: ['manageLocalItems'], company } as const;

  it('adds an item at a location, and reads those of the company', async () => {
    await openScreen(person, '/menu/menuItems', { at });
    await expect.element(title).toHaveTextContent('Menu items');
    await openScreen(person, '/menu/menuItems/pizza/item/diavola', { at });
    await expectLocked(`${diavola}/info/name`);
    await openScreen(person, '/menu/menuItems/pizza/pizza-red/item/add', { at });
    await page.getByRole('textbox', { name: /^Name/ }).first().fill('Harbor pie');
    await saved();
    await expectText('Harbor pie');
    const name = page.getByRole('textbox', { name: /^Name/ }).first();
    await name.fill('Beacon pie');
    await expect.element(changes).toMatchTextContent('1 change');
    await saved();
    await openScreen(person, '/menu/menuItems', { at });
    await page.getByRole('textbox', { name: 'Search items' }).fill('Beacon pie');
    await actOn('Beacon pie', 'Remove');
    await saved();
    await expect.element(page.getByRole('link', { name: 'Beacon pie' })).not.toBeInTheDocument();
  });

  it('is sent home from screens where nothing is theirs, and from the menu of the company', async () => {
    for (const [address, place] of [
      ['/menu/offers', at],
      ['/menu/modifiers', at],
    ] as const) {
      await openScreen(person, address, { at: place });
      await expectText('You are not authorized to perform the requested action.');
    }
  });
});
