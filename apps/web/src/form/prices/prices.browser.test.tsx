import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const check = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const dialog = page.getByRole('dialog', { name: 'Change prices' });
const formula = dialog.getByRole('textbox', { name: 'Change' });
const apply = (count: number) => dialog.getByRole('button', { name: `Change ${count} prices` });
const changes = page.getByRole('region', { name: 'Changes not saved' });
const scope = dialog.getByRole('combobox', { name: 'Which prices' });
/** What a row shows in the columns of prices. */
const pricesOf = (id: string) => () =>
  [...document.querySelectorAll(`[data-path="/departments/[pizza]/items/[${id}]"] [data-label]`)]
    .slice(0, 2)
    .map(cell => cell.textContent);

const lowestPrices = (): readonly number[] =>
  [...document.querySelectorAll('[data-row] [data-label="Default"]')].map(cell =>
    Number(/^\$([\d.]+)/.exec(cell.textContent)?.[1]),
  );

const openWithTwo = async (): Promise<void> => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await check('Margherita').click();
  await check('Marinara').click();
  await page.getByRole('toolbar', { name: 'Selected items' }).getByRole('button', { name: 'Change prices…' }).click();
};

it('[RULE.prices.01] [RULE.prices.03] [RULE.prices.05] [RULE.prices.07] [RULE.prices.18] changes the prices of sizes with those of items', async () => {
  await openWithTwo();
  await expect.poll(pricesOf('margherita')).toEqual(['$15.50–$19.50', 'inherited $15.50–$19.50']);
  await formula.fill('+4% to .49');
  await expect.element(dialog).toMatchTextContent('6 prices change, of 2 items.');
  await expect.element(dialog).toMatchTextContent('Prices that follow change with them: Happy hour 6.');
  await expect.element(dialog).toMatchTextContent('Prices set below stay as they are: Elm St. 3.');
  await expect
    .element(dialog.getByRole('row').first())
    .toMatchTextContent('Margherita, Default, 10 in$15.50 → $16.49+6.4%');
  const reach = dialog.getByRole('table', { name: 'At each location' }).getByRole('row');
  await expect.element(reach.first()).toMatchTextContent('Elm St.3 prices change3 stay');
  await expect.element(reach.last()).toMatchTextContent(/^\d+ other locations6 prices change$/);
  await expectReadableDialog();
  await apply(6).click();
  await expect.poll(pricesOf('margherita')).toEqual(['$16.49–$20.49', 'inherited $16.49–$20.49']);
  await expect.poll(pricesOf('marinara')).toEqual(['$13.49–$17.49', 'inherited $13.49–$17.49']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(pricesOf('margherita')).toEqual(['$15.50–$19.50', 'inherited $15.50–$19.50']);
  await expect.element(changes).toMatchTextContent('0 changes');
  await page.getByRole('button', { name: 'Sort by Default' }).click();
  await expect.poll(() => lowestPrices()[0]).toBeLessThan(13);
  expect(lowestPrices()).toEqual(lowestPrices().toSorted((a, b) => a - b));
});

it('[RULE.prices.09] finds items by their prices, those of sizes and of every scheme too', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const search = page.getByRole('textbox', { name: 'Search items' });
  await search.fill('under 13');
  await expect.poll(() => lowestPrices().length).toBeGreaterThan(0);
  await expect.poll(() => lowestPrices().every(price => price < 13)).toBe(true);
  await search.fill('over 22.99');
  await expect.poll(pricesOf('capricciosa')).toEqual(['$19.00–$23.00', 'inherited $19.00–$23.00']);
  await expect.poll(pricesOf('margherita')).toEqual([]);
});

it('[RULE.prices.06] makes no change while a result would be below zero, and says which', async () => {
  await openWithTwo();
  await formula.fill('-13.50');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('1 price would be below $0.00 or too high');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Marinara, Default, 10 in');
  await expect.element(apply(5)).toBeDisabled();
  await dialog.getByRole('checkbox', { name: '10 in' }).click();
  await expect.element(apply(4)).toBeEnabled();
  await formula.fill('four percent');
  await expect.element(dialog).toMatchTextContent('Enter a change such as +4%, -0.50, .49 or +4% to .49.');
  await expect.element(apply(0)).toBeDisabled();
});

it('[RULE.prices.04] [RULE.prices.08] reaches the department or the whole menu, and toppings where they are asked for', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('button', { name: 'Change prices…' }).click();
  await formula.fill('+1');
  await expect.element(scope).toHaveDisplayValue('All items of Pizza');
  await expect.element(dialog).toMatchTextContent('129 prices change, of 43 items.');
  const upcharges = dialog.getByRole('checkbox', { name: 'Extra toppings and upcharges too' });
  await upcharges.click();
  await expect.element(dialog).not.toMatchTextContent('129 prices change');
  await upcharges.click();
  await scope.selectOptions('All items');
  await expect.element(dialog).toMatchTextContent('302 prices change, of 166 items.');
  await dialog.getByRole('checkbox', { name: 'Happy hour' }).click();
  await expect.element(dialog).not.toMatchTextContent('302 prices change');
});
