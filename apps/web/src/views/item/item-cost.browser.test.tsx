import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';

const cost = page.getByRole('region', { name: 'What it costs' });

it('[RULE.prices.16] says what an item costs at a location step by step, with where each is set, and what if', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/margherita?tab=prices', { at: 'Elm St.' });
  await expect.element(cost).toBeVisible();
  await expect.element(cost).toMatchTextContent('Margherita, 10 in, set at Elm St.$16.50');
  await cost.getByLabelText('Size').selectOptions('14 in');
  await expect.element(cost).toMatchTextContent('Margherita, 14 in, set at Elm St.$20.50');
  await expect.element(cost).toMatchTextContent('Sales Tax, 8.25% after discounts$1.69Total$22.19');
  await cost.getByLabelText(/When/).fill('2026-11-24T16:00');
  await expect.element(cost).toMatchTextContent('Happy hour: applies to this order at this time');
  await cost.getByLabelText('Ordered').selectOptions('Online');
  await expect.element(cost).toMatchTextContent('Default: the default pricing scheme');
  await cost.getByRole('link', { name: /^Sales Tax/ }).click();
  await expect.poll(shownAddress).toContain('/menu/taxStructures');
});

it('[RULE.prices.17] says why an item cannot be ordered', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/margherita?tab=general', { at: 'Elm St.' });
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await page.getByRole('tab', { name: /^Prices/ }).click();
  await expect.element(cost).toMatchTextContent('It cannot be ordered like this:inactive');
});
