import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  choose,
  flip,
  inputOf,
  isOn,
  opener,
  pick,
  row,
  rowsOf,
  save,
  textOf,
  typeInto,
} from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { actOn } from '../testing/row-menu.ts';
import { expectText, failing, sentBy } from '../testing/screen-parts.ts';

const credit = '/creditAndGiftSettings';
const on = (path: string) => expect.poll(() => isOn(path));

describe('credit and gift', () => {
  it('[RULE.settings.20] [RULE.settings.21] [ROUTE.locationSettings.creditAndGift.b2] the surcharge turns off the cash discount, and the other way round', async () => {
    await openScreen('priya', '/locationSettings/creditAndGift', { at: null });
    await flip(`${credit}/cashDiscount`);
    await on(`${credit}/cashDiscount`).toBe(true);
    await flip(`${credit}/surcharge/enabled`);
    await on(`${credit}/surcharge/enabled`).toBe(true);
    await on(`${credit}/cashDiscount`).toBe(false);
    await flip(`${credit}/cashDiscount`);
    await on(`${credit}/surcharge/enabled`).toBe(false);
  });

  it.each([
    ['credit', 'WorldPay Element', 'Missing WorldPay payment details'],
    ['credit', 'Mercury Pay', 'Missing Mercury payment details'],
    ['credit', 'Open Edge', 'Missing Open Edge payment details'],
    ['credit', 'Cayan', 'Missing Cayan payment details'],
    ['gift', 'Valutec Express', 'Missing Valutec gift payment details'],
    ['gift', 'Mercury Pay', 'Missing Mercury Pay gift payment details'],
    ['gift', 'Cayan', 'Missing Cayan gift payment details'],
  ])(
    '[ROUTE.locationSettings.creditAndGift.b3] [MSG.credit.*] [MSG.builtin.PaymentProcessor.*] a %s account of %s without details: %s',
    async (kind, processor, text) => {
      await openScreen('priya', '/locationSettings/creditAndGift', { at: null });
      await choose(`${credit}/${kind}/processor`, processor);
      await save();
      await expect.element(page.getByText(text).first()).toBeVisible();
    },
  );

  it('[RULE.credit.11] [MSG.builtin.PaymentProcessor.*] a location whose point of sale is too old cannot choose a gift processor, and the reason is shown', async () => {
    await openScreen('priya', '/locationSettings/creditAndGift', { at: 'tumon-bay' });
    const options = await pick(`${credit}/gift/processor`);
    expect(options).toContain('Standalone Store Card');
    await expect.element(page.getByText(/needs? POS 8\.2\.26/).first()).toBeVisible();
  });
});

describe('marketing', () => {
  const bonus = '/marketing/pointsBonuses/[welcome]';
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  it('[RULE.bonus.01] [RULE.bonus.02] [RULE.bonus.03] [ROUTE.locationSettings.marketing.b3] [MSG.bonus.*] point bonuses are added, removed and disabled', async () => {
    await openScreen('priya', '/locationSettings/marketing', { at: 'elm-st' });
    expect((await row('/marketing/pointsBonuses/[happy-monday]')).textContent).toContain('% of normal points200');
    expect((await row(bonus)).textContent).toContain('Bonus points50');
    await button('Add point bonus').click();
    await expect.poll(() => rowsOf('/marketing/pointsBonuses')).toHaveLength(3);
    await actOn('Welcome', 'Disable');
    await expect.poll(async () => (await row(bonus)).textContent).toContain('Disabled');
    await actOn('Happy Monday', 'Hide here');
    await expect
      .poll(async () => (await row('/marketing/pointsBonuses/[happy-monday]')).textContent)
      .toContain('Hidden here');
  });

  it('[RULE.bonus.04] [ROUTE.locationSettings.marketing.b3] a point bonus is reset to the value of the company', async () => {
    await openScreen('priya', '/locationSettings/marketing', { at: 'elm-st' });
    await row(bonus);
    await actOn('Welcome', 'Disable');
    const changes = page.getByRole('region', { name: 'Changes not saved' });
    await expect.element(changes).toMatchTextContent('1 change');
    await actOn('Welcome', 'Use company value');
    await expect.element(changes).not.toBeInTheDocument();
    expect((await row(bonus)).textContent).not.toContain('Disabled');
  });
});

it('a default whose option is removed stops no save, and a bonus is for items of the menu', async () => {
  const call = 'PUT /api/blobs/settings/overrides/location/downtown';
  await openScreen('priya', '/locationSettings/marketing', {
    at: 'downtown',
    answers: [{ call: 'PUT ', status: 500 }],
  });
  const preset = '/marketing/defaultAreaCode';
  await expect.element(await inputOf(preset)).toHaveValue('312');
  (await inputOf('/marketing/areaCodes')).focus();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.poll(textOf(preset)).toContain('The Default area code will be unset from 312');
  await page.getByRole('button', { name: 'Happy Monday', exact: true }).click();
  const items = '/marketing/pointsBonuses/[happy-monday]/items';
  // The items of the menu are loaded after the control is drawn.
  await expect.poll(async () => (await inputOf(items)).placeholder).toMatch(/^Search \d+ items$/);
  await userEvent.fill(await inputOf(items), 'peppero');
  await page.getByRole('option', { name: 'Pepperoni', exact: true }).click();
  await expect.poll(textOf(items)).toContain('Pepperoni');
  await failing(async () => {
    await save();
    await expectText('Unable to save the marketing settings. Please try again later.');
  });
  expect(JSON.stringify(await sentBy(call))).toContain('pepperoni');
});

describe('a default of the marketing that is no longer allowed', () => {
  const words = async (path: string) => (await row(path)).textContent ?? '';
  const set = async (list: string, preset: string, value: string) => {
    await page
      .elementLocator(await row(`/marketing/${list}`))
      .getByRole('combobox')
      .fill(value);
    await userEvent.keyboard('{Enter}');
    await choose(`/marketing/${preset}`, value);
  };

  it.each([
    ['areaCodes', 'defaultAreaCode', '312', 'The Default area code will be unset from 312'],
    ['cities', 'defaultCity', 'Joliet', 'The Default city will be unset from Joliet'],
    ['zipCodes', 'defaultZipCode', '60611', 'The Default ZIP code will be unset from 60611'],
  ])(
    '[MSG.marketing.unset] [ROUTE.locationSettings.marketing.b2] %s, %s: is removed with a message',
    async (list, preset, value, message) => {
      await openScreen({ permissions: ['accessConfigurationOptions'] }, '/locationSettings/marketing', { at: null });
      await set(list, preset, value);
      await save();
      const saved = page.getByText('The marketing settings have been saved correctly.');
      await expect.element(saved).toBeVisible();
      expect(await words(`/marketing/${preset}`)).not.toContain('will be unset');
      await page
        .elementLocator(await row(`/marketing/${list}`))
        .getByRole('combobox')
        .click();
      await userEvent.keyboard('{Backspace}');
      await expect.poll(() => words(`/marketing/${preset}`)).toContain(message);
      await save();
      const left = async () => (await row(`/marketing/${preset}`)).querySelector('input')?.value;
      await expect.poll(left).toBe('');
      expect(await words(`/marketing/${preset}`)).not.toContain('will be unset');
    },
  );
});

describe('order types', () => {
  it('[ROUTE.locationSettings.orderTypes.b3] the sixth is not shown', async () => {
    await openScreen('priya', '/locationSettings/orderTypes', { at: null });
    await row('/orderTypes/types/[1]');
    const ids = rowsOf('/orderTypes/types').map(path => path.slice(path.lastIndexOf('/')));
    expect(ids).toEqual(expect.arrayContaining(['/[5]', '/[7]']));
    expect(ids).not.toContain('/[6]');
  });

  it('[RULE.orderTypes.01] [ROUTE.locationSettings.orderTypes.b2] clearing a name restores the built-in one', async () => {
    await openScreen('priya', '/locationSettings/orderTypes', { at: null });
    const at = '/orderTypes/types/[1]';
    (await opener(at)).click();
    const name = async () => (await opener(at)).textContent?.replace('Not saved', '');
    await typeInto(`${at}/customName`, 'Inside');
    await expect.poll(name).toBe('Inside');
    await typeInto(`${at}/customName`, '');
    await expect.poll(name).toBe('Dine In');
  });

  it('[ROUTE.locationSettings.orderTypes.b4] [RULE.deferred.01] a minimum lead time is never shown below 1', async () => {
    await openScreen('priya', '/locationSettings/orderTypes', { at: null });
    const shown = async () => (await row('/deferredOrders/minOrderLeadTime')).querySelector('input')?.value;
    await expect.poll(shown).toBe('45');
    for (const unit of ['Hours', 'Days']) {
      await choose('/deferredOrders/minOrderLeadUnit', unit);
      await expect.poll(shown).toBe('1');
    }
  });
});

describe('hardware', () => {
  it('[ROUTE.locationSettings.printers.b3] [RULE.printing.02] [PERM.internalHides.backup_printer_field] the backup printer is hidden in internal companies', async () => {
    const shown = async (company: 'Kitchen' | 'Internal') => {
      await openScreen({ permissions: ['configureHardware'], company }, '/locationSettings/printers', { at: null });
      await page.getByRole('button', { name: 'Add printer' }).click();
      await page.getByRole('button', { name: 'Add kitchen printer' }).click();
      await expect.poll(() => document.querySelector('[data-path$="/physicalPrinterId"]')).not.toBeNull();
      return document.querySelector('[data-path$="/backupPrinterId"]') !== null;
    };
    expect(await shown('Kitchen')).toBe(true);
    expect(await shown('Internal')).toBe(false);
  });

  it('[ROUTE.locationSettings.printers.b2] a kitchen printer requires a receipt printer', async () => {
    await openScreen({ permissions: ['configureHardware'] }, '/locationSettings/printers', { at: null });
    const add = page.getByRole('button', { name: 'Add kitchen printer' });
    const reason = page.getByText('Add a receipt printer first.');
    await expect.element(reason).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Add printer' }).click();
    await expect.element(add).toBeEnabled();
    const [device = ''] = rowsOf('/printers/physical');
    await choose(`${device}/type`, 'Label printer');
    await expect.element(reason).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });
});

describe('design', () => {
  it('[RULE.posTheme.01] [FMT.themeSuffix] [ROUTE.locationSettings.posDesign.b3] [MSG.theme.new] a new theme gets a unique name', async () => {
    await openScreen('priya', '/locationSettings/posDesign', { at: null });
    const add = page.getByRole('button', { name: 'Add theme' });
    await add.click();
    await expect.element(page.getByRole('button', { name: /^New Theme(?! \()/ })).toBeVisible();
    await add.click();
    await expect.element(page.getByRole('button', { name: /^New Theme \(2\)/ })).toBeVisible();
  });
});
