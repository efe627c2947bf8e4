import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { row, rowsOf, typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const slots = '/departments/[pizza]/items/[marinara]/slots';
const region = (name: string) => page.getByRole('region', { name });

/** Chooses by the name of an option: native lists of the page have options too. */
const choose = async (path: string, option: string): Promise<void> => {
  await userEvent.click(page.elementLocator(await row(path)).getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: option, exact: true }));
};

/** Adds a choice to the slot on screen. */
const addChoice = async (slot: string, item: string, upcharge: string): Promise<void> => {
  const before = rowsOf(`${slot}/choices`);
  await page.getByRole('button', { name: 'Add choice' }).click();
  await expect.poll(() => rowsOf(`${slot}/choices`).length).toBe(before.length + 1);
  const path = rowsOf(`${slot}/choices`).find(one => !before.includes(one)) ?? '';
  await choose(`${path}/level`, 'One item');
  await choose(`${path}/departmentId`, 'Bar');
  await choose(`${path}/itemId`, item);
  await typeInto(`${path}/upcharge`, upcharge);
};

it('[RULE.combo.07] [RULE.combo.08] a slot is edited on the page of an item, asked for beside it, and ordered in the simulator with its upcharge', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/marinara?tab=combo', { at: null });
  await page.getByRole('button', { name: 'Add slot' }).click();
  await expect.poll(() => rowsOf(slots).length).toBe(1);
  const [slot = ''] = rowsOf(slots);
  await typeInto(`${slot}/name`, 'Drink');
  await addChoice(slot, 'Cucumber soda', '0.00');
  await addChoice(slot, 'Wheat beer', '1.50');

  const asked = page.getByRole('group', { name: /^Drink/ });
  await expect.element(asked).toMatchTextContent('required, choose 1Cucumber sodano chargeWheat beer+ $1.50');

  await page.getByRole('link', { name: 'Simulator' }).click();
  await expect.element(page.getByRole('radio', { name: 'Not saved' })).toBeChecked();
  const order = region('Order');
  await region('POS')
    .getByRole('button', { name: /^Marinara/ })
    .click();
  await expect.element(order).toMatchTextContent('Drink: Cucumber soda');
  await order.getByLabelText('Drink').selectOptions('Wheat beer, + $1.50');
  await expect.element(order).toMatchTextContent(/Drink: Wheat beer.*\$1\.50/);
  await expect
    .element(order.getByRole('link', { name: /Drink: Wheat beer/ }))
    .toHaveAttribute('href', expect.stringContaining('upcharge'));
});
