import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const sizes = page.getByRole('region', { name: 'Sizes', exact: true });
const grid = page.getByRole('grid', { name: 'Prices' });
const rows = () =>
  grid
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);

it('[RULE.menuList.08] a size is added by its name where an item is priced, and has a price at once', async () => {
  await openScreen('priya', '/menu/menuItems/desserts/item/tiramisu?tab=prices', { at: null });
  await expect.element(sizes).toMatchTextContent('It has one size.');
  const name = sizes.getByRole('textbox', { name: 'Size' });
  await name.click();
  await userEvent.keyboard('Small{Enter}Large{Enter}');
  await expect.element(name).toHaveFocus();
  await expect.element(sizes).toMatchTextContent('Small and Large');
  await expect.poll(rows).toEqual(expect.arrayContaining([expect.stringMatching(/Small$/), 'Large']));
  await userEvent.keyboard('large');
  await expect.element(sizes).toMatchTextContent('There is a size with this name.');
  await sizes.getByRole('button', { name: 'Add a size' }).click();
  await expect.element(sizes).toMatchTextContent('Small and Large');
  await page.getByRole('tab', { name: /^General/ }).click();
  await expect.element(page.getByRole('main').getByText('Sizes and styles')).toBeVisible();
});

it('[RULE.menuList.08] an item with a choice of its own has the added size too', async () => {
  await openScreen('priya', '/menu/menuItems/salads/item/caesar?tab=prices', { at: null });
  await expect.element(sizes).toBeVisible();
  await sizes.getByRole('textbox', { name: 'Size' }).click();
  await userEvent.keyboard('Family{Enter}');
  await expect.element(sizes).toMatchTextContent(/and Family/);
});
