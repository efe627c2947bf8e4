import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { row } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const out = '/departments/[pizza]/items/[diavola]/info/out';
const item = '/menu/menuItems/pizza/item/diavola?tab=availability';
const preview = page.getByRole('region', { name: 'Preview' });
const changes = page.getByRole('region', { name: 'Changes not saved' });
/** The input of a segment is hidden below its label. */
const choose = async (name: string) => {
  const radio = page.getByRole('radio', { name, exact: true });
  await expect.element(radio).toBeInTheDocument();
  await page.elementLocator(radio.element().closest('label') ?? document.body).click();
};

it('[RULE.display.05] at a location an item is out of stock until further notice, or until a time in the zone of the location', async () => {
  await openScreen('priya', item, { at: 'Elm St.' });
  await choose('Until further notice');
  await expect.element(changes).toMatchTextContent('1 change');
  await expect.element(preview.getByRole('button', { name: /^Out of stock/ }).first()).toBeVisible();
  await choose('Until…');
  const time = page.getByLabelText('Out of stock: until');
  await expect.element(time).toHaveValue(expect.stringMatching(/T00:00$/));
  await time.fill('2031-02-03T04:05');
  expect((await row(out)).textContent).toContain('CT');
  await expect.element(page.getByText('Out of stock until Feb 3, 2031, 4:05 AM CT').first()).toBeVisible();
  // Nothing else on the page tells it in another zone.
  await changes
    .getByRole('button', { name: /change/ })
    .first()
    .click();
  await expect.element(changes.getByText(/Feb 3, 2031, 4:05 AM CT$/).first()).toBeVisible();
  await changes.getByRole('button', { name: /^1 change/ }).click();
  await time.fill('2021-02-03T04:05');
  await expect.element(page.getByText('This time is past, so it has ended.')).toBeVisible();
  await expect.element(preview.getByRole('button', { name: /^Out of stock/ })).not.toBeInTheDocument();
  await choose('No');
  await expect.element(changes).not.toBeInTheDocument();
});

it('at the company it is not set, and says where it is', async () => {
  await openScreen('priya', item, { at: null });
  expect((await row(out)).textContent).toContain('Set for a group or a location');
  expect((await row(out)).querySelector('input')).toBeNull();
});
