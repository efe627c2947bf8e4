import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, row, typeInto } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { chooseIn } from '../testing/screen-parts.ts';

const preview = page.getByRole('region', { name: 'Preview' });
const show = async (name: string) => {
  const radio = preview.getByRole('radio', { name, exact: true }).element();
  await page.elementLocator(radio.closest('label') ?? document.body).click();
};
const focused = () => document.activeElement?.closest('[data-path]')?.getAttribute('data-path');

describe('the preview of the online pages', () => {
  it('has a page for each step, with the unsaved texts', async () => {
    await openScreen('priya', '/locationSettings/onlineDesign', { at: null });
    await expect.element(preview).toMatchTextContent('Margherita');
    await typeInto('/onlineDesign/orderMessage', 'Ring twice.');
    await show('Checkout');
    await expect.element(preview).toMatchTextContent('Ring twice.');
    await expect.element(preview).toMatchTextContent(/\$17\.50.*\$7\.25.*\$2\.04.*\$26\.79/);
    await show('Email');
    await expect.element(preview).toMatchTextContent('$26.79');
    await typeInto('/onlineDesign/confirmationMessage', 'See you soon.');
    await expect.element(preview).toMatchTextContent('See you soon.');
  });

  it('leads from a part to its field', async () => {
    await openScreen('priya', '/locationSettings/onlineDesign', { at: null });
    await preview.getByRole('button', { name: /\(edit Font\)/ }).click();
    await expect.poll(focused).toBe('/onlineDesign/modernFont');
    await preview
      .getByRole('button', { name: /\(edit Prices\)/ })
      .first()
      .click();
    await expect.poll(focused).toMatch(/^\/onlineDesign\//);
  });

  it('shows the restaurant by name, and sizes of text as chosen', async () => {
    await openScreen('priya', '/locationSettings/onlineDesign', { at: null });
    const heading = () => {
      const found = preview
        .getByRole('button', { name: /\(edit Item names\)/ })
        .first()
        .element();
      return getComputedStyle(found).fontSize;
    };
    await expect.element(preview).toMatchTextContent('Sorrel & Salt');
    const before = Number.parseFloat(heading());
    await choose('/onlineDesign/itemNameSize', 'Extra extra small').catch(() =>
      choose('/onlineDesign/itemNameSize', 'xx-small'),
    );
    await expect.poll(() => Number.parseFloat(heading())).toBeLessThan(before);
  });
});

describe('the preview of the point of sale', () => {
  it('computes the sample order, on the order screen and the rear display', async () => {
    await openScreen('priya', '/locationSettings/posDesign', { at: null });
    await expect.element(preview).toMatchTextContent(/Subtotal\$42\.00Tax\$3\.47Total\$45\.47/);
    await expect.element(preview.getByRole('button', { name: /Pay \$45\.47/ })).toBeVisible();
    await show('Rear display');
    await expect.element(preview).toMatchTextContent('$45.47');
  });

  it('shows the theme that was chosen', async () => {
    await openScreen('priya', '/locationSettings/posDesign', { at: null });
    await expect.element(preview.getByRole('button', { name: /\(edit Top bar\)/ })).toBeVisible();
    const color = () => [...preview.element().querySelectorAll('[style]')].map(one => one.getAttribute('style')).join();
    const light = color();
    await chooseIn('Preview theme', 'Dark');
    await expect.poll(color).not.toBe(light);
  });
});

describe('the preview of the kiosk', () => {
  it('shows the text of the start screen, and an item as it is customized', async () => {
    await openScreen('priya', '/kiosk/design', { at: null });
    await expect.element(preview).toMatchTextContent('Touch to start your order');
    await show('Item');
    await expect.element(preview).not.toMatchTextContent('Touch to start your order');
    await show('Start');
    await preview.getByRole('button', { name: /\(edit Logo\)/ }).click();
    await expect.poll(focused).toMatch(/^\/kioskDesign\//);
  });
});

describe('the preview of a receipt', () => {
  it('is printed with the template that was chosen, and with its tax rate', async () => {
    await openScreen('priya', '/locationSettings/printerOptions', { at: null });
    await expect.element(preview).toBeVisible();
    await expect.element(preview).toMatchTextContent(/Tax 8\.25%/);
    await row('/printing/templates/[1]');
  });
});
