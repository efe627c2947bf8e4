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
  await page.getByRole('radio', { name: 'Off the menu' }).click();
  await page.getByRole('tab', { name: /^Prices/ }).click();
  await expect.element(cost).toMatchTextContent('It cannot be ordered like this:inactive');
});

it('[RULE.why.01] says who set the value of a step at its level, and when', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/margherita?tab=prices', { at: 'Elm St.' });
  await cost.getByRole('button', { name: 'Who set Margherita, 10 in' }).click();
  await expect.element(cost.getByText(/^Set by .+ on .+, Elm St\.$/)).toBeVisible();
  await cost.getByRole('button', { name: /^Who set Sales Tax/ }).click();
  await expect.element(cost.getByText(/^Not changed since it was created$|, Company$/)).toBeVisible();
});

it('[RULE.why.02] says that the settings may not be read where they may not', async () => {
  const answers = [{ call: 'GET /api/blobs/settings/location/', status: 403, body: {} }];
  await openScreen('priya', '/menu/menuItems/pizza/item/margherita?tab=prices', { at: 'Elm St.', answers });
  await expect.element(cost).toMatchTextContent('You do not have access to the settings here');
});

it('[RULE.why.05] leads to the simulator with the item in the order', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/marinara?tab=prices', { at: 'Elm St.' });
  await cost.getByRole('link', { name: 'Order it in the simulator' }).click();
  await expect.element(page.getByRole('region', { name: 'Order' })).toMatchTextContent('Marinara, 10 in');
});
