import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';

const items = '/departments/[pizza]/items';
const grid = page.getByRole('grid', { name: 'Items in a table' });
const status = page.getByRole('complementary', { name: 'Selected value' });
const changes = page.getByRole('region', { name: 'Changes not saved' });
const cell = (inside: string) => document.querySelector<HTMLElement>(`[data-path="${items}/${inside}"]`);
const shown = (inside: string) => () => cell(inside)?.querySelector('[class*=value]')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const name = (id: string) => `[${id}]/info/name`;
const price = (id: string, scheme = '1') => `[${id}]/pricing/[${scheme}]/itemBased/price`;

const openTable = async (visitor: 'priya' | 'kofi', at: string | null): Promise<void> => {
  await openScreen(visitor, '/menu/menuItems', { at });
  await page.getByRole('button', { name: 'Edit in table' }).click();
  await expect.element(grid).toBeVisible();
  await grid.click({ position: { x: 200, y: 66 } });
};

/** From the first cell of a row to its price in the default scheme. */
const toPrice = '{Home}{ArrowRight>5/}';

/** Pastes a text as a spreadsheet puts it on the clipboard. */
const paste = (words: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  grid.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

it('edits values of members in place: typing and F2 edit, Tab moves on, Escape leaves the value', async () => {
  await openTable('priya', null);
  expect(
    grid
      .getByRole('columnheader')
      .elements()
      .map(one => one.textContent),
  ).toEqual(['Item', 'Name', 'Display name', 'Category', 'Status', 'PLU number', 'Default', 'Happy hour']);
  await expect.poll(shownAddress).toContain('edit=table');
  await press('Margherita DOP{Tab}');
  await expect.poll(shown(name('margherita'))).toBe('Margherita DOP');
  await press('From Naples{Enter}');
  await expect.poll(shown('[margherita]/info/displayName')).toBe('From Naples');
  await press('{F2}never{Escape}');
  await expect.poll(shown('[marinara]/info/displayName')).not.toBe('never');
  await press('{ArrowRight}{ArrowRight}o{Enter}');
  await expect.poll(shown('[marinara]/info/status')).toBe('Off the menu');
  await press('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
  await expect.element(changes).toMatchTextContent('0 changes');
});

it('takes a pasted column in one step, with what is no value beside the others', async () => {
  await openTable('priya', null);
  await press(toPrice);
  paste('18\nmuch\n=Happy hour+1\n');
  await expect.poll(shown(price('margherita'))).toBe('$18.00');
  await expect.poll(() => cell(price('marinara'))?.textContent).toContain('Enter an amount such as 12.50.');
  await press('{ArrowRight}16.5{Enter}');
  await expect.poll(shown(price('margherita', 'happy-hour'))).toBe('$16.50');
  await press('{Control>}z{/Control}{Control>}z{/Control}');
  await expect.element(changes).toMatchTextContent('0 changes');
});

it('[RULE.prices.02] has a column for each size in each pricing scheme', async () => {
  await openTable('priya', null);
  await press('{End}');
  await expect.element(status).toMatchTextContent('Happy hour, 14 in, Margherita');
  await press('18.25{Enter}');
  const large = '[margherita]/pricing/[happy-hour]/itemBased/sizePrices/[large]/price';
  await expect.poll(shown(large)).toBe('$18.25');
  await press('{ArrowUp}{ArrowLeft}{ArrowLeft}=.49{Enter}');
  await expect.poll(shown('[margherita]/pricing/[1]/itemBased/sizePrices/[large]/price')).toBe('$19.49');
});

it('has the rows that are searched for, and keeps one that is renamed', async () => {
  await openTable('priya', null);
  await page.getByRole('textbox', { name: 'Search items' }).fill('marinara');
  await expect.element(grid.getByRole('rowheader')).toHaveTextContent('Marinara');
  await grid.click({ position: { x: 200, y: 66 } });
  await press('Red sauce{Enter}');
  await expect.element(grid.getByRole('rowheader')).toHaveTextContent('Red sauce');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('1 of 43');
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Red sauce');
});

it('at a location says where a value is from, and goes back to it', async () => {
  await openTable('priya', 'fulton');
  await press(`${toPrice}+4%{Enter}{ArrowUp}`);
  await expect.element(status).toMatchTextContent('Set for Fulton');
  await press('{Alt>}{Backspace}{/Alt}');
  await expect.element(status).not.toMatchTextContent('Set for Fulton');
  await expect.element(changes).not.toBeInTheDocument();
});

it('is read-only where the permission of a field is missing, and says which', async () => {
  await openTable('kofi', 'alameda');
  await press(toPrice);
  await expect.element(status).toMatchTextContent('Requires Override price and tax');
  await press('9{Enter}');
  await expect.element(changes).not.toBeInTheDocument();
});
