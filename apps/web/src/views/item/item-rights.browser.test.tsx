import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { row } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const screen = (id: string) => `/menu/menuItems/pizza/item/${id}?tab=prices`;
const changes = page.getByRole('region', { name: 'Changes not saved' });
const prices = page.getByRole('grid', { name: 'Prices' });
const company = 'Sorrel & Salt';
/** Types a price into the first cell of the matrix. */
const typePrice = async () => {
  await prices.getByRole('gridcell').first().click();
  await userEvent.keyboard('9.99{Enter}{ArrowUp}');
};

it('prices at a location are for whoever may override them; anybody else reads what it takes', async () => {
  await openScreen({ permissions: ['manageMenus', 'overrideMenus'], company }, screen('diavola'), { at: 'Elm St.' });
  await typePrice();
  await expect
    .element(page.getByRole('complementary', { name: 'Selected value' }))
    .toMatchTextContent(/Requires override price/i);
  await expect.element(changes).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'General' }).click();
  const name = await row('/departments/[pizza]/items/[diavola]/info/name');
  expect(name.querySelector('input')).not.toBeNull();
});

it('whoever manages local items has the prices of those that the location added, and of no other', async () => {
  const person = { permissions: ['manageMenus', 'overrideMenus', 'manageLocalItems'], company } as const;
  await openScreen(person, screen('elm-st-pepperoni'), { at: 'Elm St.' });
  await typePrice();
  await expect.element(changes).toMatchTextContent('1 change');
  await openScreen(person, screen('diavola'), { at: 'Elm St.' });
  await typePrice();
  await expect.element(changes).not.toBeInTheDocument();
});

it('where tickets are printed is for whoever may override that; the boxes of the table say so', async () => {
  await openScreen({ permissions: ['manageMenus', 'overrideMenus'], company }, '/menu/printers', { at: 'Elm St.' });
  await expect.element(page.getByRole('checkbox').first()).toBeDisabled();
  await openScreen(
    { permissions: ['manageMenus', 'overrideMenus', 'overridePrintingAndKPS'], company },
    '/menu/printers',
    {
      at: 'Elm St.',
    },
  );
  await expect.element(page.getByRole('checkbox').first()).toBeEnabled();
});
