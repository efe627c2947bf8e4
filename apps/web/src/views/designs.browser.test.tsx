import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, row, save, typeInto } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { chooseIn, expectText, heading } from '../testing/screen-parts.ts';

const preview = page.getByRole('region', { name: 'Preview' });
const show = async (name: string) => {
  const radio = preview.getByRole('radio', { name, exact: true }).element();
  await page.elementLocator(radio.closest('label') ?? document.body).click();
};
const part = (name: RegExp) => preview.getByRole('button', { name });
const pressPart = async (name: RegExp) => {
  await expect.element(part(name).first()).toBeVisible();
  const element = part(name).first().element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
};
const focusedValue = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null);
const styleOf = (element: Element | null | undefined) => (element ? getComputedStyle(element) : undefined);
const configures = { permissions: ['accessConfigurationOptions'], company: 'Bakery' } as const;
const changes = page.getByRole('region', { name: 'Changes not saved' });
const focused = () => document.activeElement?.closest('[data-path]')?.getAttribute('data-path');

describe('the preview of the online pages', () => {
  it('has a page for each step, with the unsaved texts', async () => {
    await openScreen('priya', '/locationSettings/onlineDesign', { at: null });
    await expect.element(preview.getByRole('button', { name: /^Salads and greens|^Salads/ }).first()).toBeVisible();
    await typeInto('/onlineDesign/orderMessage', 'Ring twice.');
    await show('Checkout');
    await expect.element(preview).toMatchTextContent('Ring twice.');
    const [total = ''] = /Total\$\d+\.\d\d/.exec(preview.element().textContent ?? '') ?? [];
    expect(total).not.toBe('');
    await show('Email');
    await expect.element(preview).toMatchTextContent(total);
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

  it('shows the font that is chosen by keyboard, and the note of its e-mails', async () => {
    await openScreen('priya', '/locationSettings/onlineDesign', { at: null });
    await pressPart(/^Sorrel & Salt/);
    await expect.poll(focused).toBe('/onlineDesign/modernFont');
    await userEvent.keyboard('{Control>}a{/Control}Rockwell');
    await page.getByRole('option', { name: 'Rockwell' }).click();
    await expect
      .poll(
        () =>
          styleOf(
            part(/^Sorrel & Salt/)
              .first()
              .element(),
          )?.fontFamily,
      )
      .toMatch(/Rockwell/);
    await typeInto('/onlineDesign/emailNote', 'Call us: (555) 010-4477');
    await expect.element(part(/^Call us: \(555\) 010-4477/).first()).toBeVisible();
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
  it('[RULE.simulate.08] has the tabs of the menu and an order from it, on the order screen and the rear display', async () => {
    await openScreen('priya', '/locationSettings/posDesign', { at: null });
    await expect.element(preview.getByRole('button', { name: /^Small plates/ })).toBeVisible();
    const text = () => preview.element().textContent ?? '';
    await expect.poll(text).toMatch(/Subtotal\$[1-9]/);
    const [, total = ''] = /Total(\$\d+\.\d\d)/.exec(text()) ?? [];
    await expect.element(preview.getByRole('button', { name: new RegExp(`^Pay \\${total}`) })).toBeVisible();
    await show('Rear display');
    await expect.element(preview).toMatchTextContent(total);
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

describe('a new theme of the point of sale', () => {
  it('shows at once, warns of low contrast, its parts link to their fields, and it is saved', async () => {
    await openScreen(configures, '/locationSettings/posDesign', { at: null });
    await page.getByRole('button', { name: 'Add theme' }).click();
    await expect.poll(focusedValue).toBe('New Theme');
    await expect.element(preview.getByRole('combobox', { name: 'Preview theme' })).toHaveValue('New Theme');

    await pressPart(/^Ticket 1042/);
    await expect.poll(focusedValue).toBe('#fffdf8');
    await userEvent.keyboard('{Control>}a{/Control}#403A36');
    const ticket = () => preview.element().querySelector('[data-paints$="/ticketBackground"]');
    await expect.poll(() => styleOf(ticket())?.backgroundColor).toBe('rgb(64, 58, 54)');
    const warning = preview.getByRole('status');
    await expect.element(warning).toMatchTextContent('Text of “Ticket” has low contrast (1.3:1). Use at least 4.5:1.');
    await preview.getByRole('button', { name: 'Go to field' }).click();
    await expect.poll(focusedValue).toBe('#2a2521');
    await userEvent.keyboard('{Control>}a{/Control}#ffffff');
    await expect.element(warning).toHaveTextContent('');

    const total = page.elementLocator(await row('/posDesign/virtualTicket/totalColor'));
    await total.getByRole('button', { name: 'Choose total' }).click();
    await page.getByRole('button', { name: 'Basil', exact: true }).click();
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(
        () =>
          styleOf(
            part(/^Total/)
              .first()
              .element(),
          )?.color,
      )
      .toBe('rgb(47, 122, 61)');
    await save();
    await expectText('The POS design has been saved correctly.');
    await expect.element(changes).not.toBeInTheDocument();
  });
});

it('[CONST.colour.labelledPalette] [CONST.colour.highlights] [CONST.colour.extendedSwatches] a color is chosen among those with names, shades of nine hues and the highlights', async () => {
  await openScreen(configures, '/locationSettings/posDesign', { at: null });
  const path = '/posDesign/virtualTicket/totalColor';
  await page
    .elementLocator(await row(path))
    .getByRole('button', { name: 'Choose total' })
    .click();
  const offered = ['Named colors', 'More', 'Highlights'].map(name => page.getByRole('group', { name, exact: true }));
  const counts = () => offered.map(group => group.getByRole('button').elements().length);
  await expect.poll(counts).toEqual([10, 9 * 5, 2]);
  await page.getByRole('button', { name: 'Teal, shade 4', exact: true }).click();
  await expect.poll(async () => (await row(path)).querySelector('input')?.value).toBe('#126a67');
});

describe('the preview of the kiosk', () => {
  it('is reached from the kiosk, shows what is typed, and is saved', async () => {
    await openScreen(configures, '/kiosk', { at: null });
    await page.getByRole('main').getByRole('link', { name: 'Kiosk design' }).click();
    await expect.element(heading).toHaveTextContent('Kiosk design');
    await typeInto('/kioskDesign/appearance/startText', 'Hungry? Touch here');
    await expect.element(part(/^Hungry\? Touch here/).first()).toBeVisible();
    await save();
    await expectText('The kiosk design has been saved correctly.');
  });

  it('shows the text of the start screen, and an item as it is customized', async () => {
    await openScreen('priya', '/kiosk/design', { at: null });
    await expect.element(preview).toMatchTextContent('Touch to start your order');
    await show('Menu');
    await expect.element(preview.getByRole('button', { name: /^Small plates/ })).toBeVisible();
    await show('Item');
    await expect.element(preview).not.toMatchTextContent('Touch to start your order');
    await expect.element(preview).toMatchTextContent(/14 in/);
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
