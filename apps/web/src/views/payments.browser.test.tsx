import { describe, expect, it } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/axe.ts';
import { flip, inputOf, row, rowsOf, save, textOf } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { actNamed, actOn, menuOf } from '../testing/row-menu.ts';
import { expectNoText, expectText, failing, sentBy } from '../testing/screen-parts.ts';

const payments = '/locationSettings/payments';
const visitor = { permissions: ['accessConfigurationOptions'], company: 'Bakery' } as const;
const tenders = page.getByRole('region', { name: 'Tender types' });
const accounts = page.getByRole('region', { name: 'Paid in / paid out accounts' });
const changes = page.getByRole('region', { name: 'Changes not saved' });
const button = (inside: Locator, name: string) => inside.getByRole('button', { name, exact: true });
const tender = (id: number | string) => `/tenderTypes/[${id}]`;

const open = (at: string | null) => openScreen(visitor, payments, { at });

const saveAll = async (): Promise<void> => {
  await save();
  await expectText('The payment settings have been saved correctly.');
  await expect.element(changes).not.toBeInTheDocument();
};

/** Adds a row to a list and names it; the row stays open. */
const add = async (list: Locator, word: string, name: string): Promise<void> => {
  await button(list, `Add ${word}`).click();
  await expect.element(list.getByRole('textbox', { name: 'Name' }).last()).toHaveFocus();
  await userEvent.keyboard(name);
};

/** The path of the row of a list that begins with this name. */
const pathOf = async (list: string, name: string): Promise<string> => {
  const found = () =>
    rowsOf(list).find(path => document.querySelector(`[data-path="${path}"]`)?.textContent?.startsWith(name));
  await expect.poll(found).toBeDefined();
  return found() ?? '';
};

describe('a tender type', () => {
  it('[RULE.tender.02] [ROUTE.locationSettings.payments.b2] is removed where it was added; a built-in one cannot be removed', async () => {
    await open(null);
    await add(tenders, 'tender type', 'Catering check');
    await saveAll();
    await open('Elm');
    for (const name of ['Cash', 'Account']) {
      await menuOf(name, tenders).click();
      await expect.element(actNamed('Disable')).toBeVisible();
      await expect.element(actNamed('Hide here')).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    }
    const catering = await pathOf('/tenderTypes', 'Catering check');
    await actOn('Catering check', 'Hide here', tenders);
    await expect.poll(textOf(catering)).toContain('Hidden here');
    await add(tenders, 'tender type', 'Mill token');
    await saveAll();
    await open('Elm');
    await actOn('Mill token', 'Remove', tenders);
    await button(tenders, 'Restore Catering check').click();
    await expectNoText('Mill token', tenders);
    await saveAll();
    // How much is set below is asked for after the save.
    await expect.poll(() => tenders.getByText(/override/).elements()).toEqual([]);
  });

  it('[RULE.tender.03] [ROUTE.locationSettings.payments.b2] is disabled and enabled by the menu of its row', async () => {
    await open('Oak');
    await actOn('Visa', 'Disable', tenders);
    await expect.poll(textOf(tender(4))).toContain('Disabled');
    await expect.poll(textOf(tender(4))).toContain('1 changed');
    await saveAll();
    await open('Oak');
    await expect.poll(textOf(tender(4))).toContain('Disabled');
    await actOn('Visa', 'Enable', tenders);
    await expect.poll(textOf(tender(4))).not.toContain('Disabled');
    await expect.poll(textOf(tender(4))).not.toContain('1 changed');
    await saveAll();
  });

  it('[RULE.tender.04] [ROUTE.locationSettings.payments.b2] is reset to the level above, by its row and by its section', async () => {
    await open('Pier');
    await button(tenders, 'Debit').click();
    await flip(`${tender(3)}/openDrawer`);
    await flip(`${tender(3)}/availableOnline`);
    await actOn('Gift', 'Move up', tenders);
    await actOn('Discover', 'Disable', tenders);
    await expect.poll(textOf(tender(3))).toContain('2 changed');
    await expect.poll(textOf(tender(9))).toContain('Moved');
    await saveAll();
    await actOn('Debit', 'Use company value', tenders);
    await expect.poll(textOf(tender(3))).not.toContain('changed');
    await expect.element(changes).toMatchTextContent('2 changes');
    await button(tenders, '2 overrides').click();
    await page.getByRole('button', { name: 'Reset to inherited: all 2' }).click();
    await expectNoText(/override/, tenders);
    await saveAll();
    await open('Pier');
    await row(tender(3));
    expect(tenders.getByText(/Moved|changed|override/).elements()).toEqual([]);
  });

  it('is disabled, limited and reset by keyboard alone', async () => {
    await open('Oak');
    const cash = (name: string) =>
      button(page.elementLocator(document.querySelector(`[data-path="${tender(1)}"]`) ?? document.body), name);
    await row(tender(1));
    cash('Cash').element().focus();
    await userEvent.keyboard('{Enter}');
    (await inputOf(`${tender(1)}/maxChange/enabled`)).focus();
    await userEvent.keyboard(' ');
    (await inputOf(`${tender(1)}/maxChange/amount`)).focus();
    await userEvent.keyboard('{Control>}a{/Control}20');
    await expect.poll(textOf(tender(1))).toContain('2 changed');
    await saveAll();
    cash('More: Cash').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.role).toBe('menuitem');
    const chosen = actNamed('Use company value').element();
    for (const _ of page.getByRole('menuitem').elements())
      if (document.activeElement !== chosen) await userEvent.keyboard('{ArrowDown}');
    await expect.element(actNamed('Use company value')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(textOf(tender(1))).not.toContain('changed');
  });

  it('[RULE.tender.05] has the field for the gift certificate only where it is a gift card', async () => {
    await openScreen('priya', payments, { at: 'fulton' });
    const certificate = page.getByText('Require gift certificate number');
    await button(tenders, 'Visa').click();
    await row(`${tender(4)}/openDrawer`);
    await expect.element(certificate).not.toBeInTheDocument();
    await button(tenders, 'Gift').click();
    await expect.poll(() => certificate.elements().length).toBe(1);
  });
});

it('a location shows what it hides, moves, adds and changes, and overrides that no longer apply', async () => {
  const call = 'PUT /api/blobs/settings/overrides/location/elm-st';
  await openScreen('ana', payments, { at: 'elm-st', answers: [{ call, status: 500 }] });
  await expect.poll(textOf(tender(7))).toContain('2 changed');
  await expect.poll(textOf(tender(9))).toContain('Moved');
  await expect.poll(textOf(tender('elm-st-house'))).toContain('Only here');
  await expect.poll(textOf(tender('catering-check'))).toContain('Hidden here');
  await expect.poll(textOf(tender('room-charge'))).toContain('Override no longer applies');
  await button(tenders, 'Clear room-charge').click();
  await expectNoText('Override no longer applies', tenders);
  await failing(async () => {
    await save();
    await expectText('Unable to save the payment settings. Please try again later.');
  });
  const sent = (await sentBy(call)) as { readonly changes: readonly { readonly path: string }[] };
  expect(sent.changes.length).toBeGreaterThan(10);
  expect(sent.changes.filter(({ path }) => path.includes('room-charge'))).toEqual([]);
  expect(sent.changes.filter(({ path }) => path.includes('catering-check'))).not.toEqual([]);
});

describe('an account for cash', () => {
  const list = '/paidInOutAccounts';

  it('[RULE.paid.01] [RULE.paid.02] [ROUTE.locationSettings.payments.b2] is added and removed, at company level too', async () => {
    await open(null);
    await add(accounts, 'account', 'Parking');
    await actOn('Repairs', 'Remove', accounts);
    await saveAll();
    await open('Pier');
    await expect.element(button(accounts, 'Parking')).toBeVisible();
    await expectNoText('Repairs', accounts);
    await actOn('Parking', 'Hide here', accounts);
    await saveAll();
    await open('Pier');
    await expect.element(button(accounts, 'Supplies')).toBeVisible();
    await expect.poll(async () => textOf(await pathOf(list, 'Parking'))()).toContain('Hidden here');
  });

  it('[RULE.paid.03] [RULE.paid.04] [ROUTE.locationSettings.payments.b2] is disabled for a group, and a location is reset to that', async () => {
    await open('West');
    await actOn('Supplies', 'Disable', accounts);
    await saveAll();
    await open('Elm');
    const supplies = textOf(await pathOf(list, 'Supplies'));
    await expect.poll(supplies).toContain('Disabled');
    await expect.poll(supplies).toContain('West: 1 changed');
    await actOn('Supplies', 'Enable', accounts);
    await expect.poll(supplies).not.toContain('Disabled');
    await saveAll();
    await actOn('Supplies', 'Use West value', accounts);
    await expect.poll(supplies).toContain('Disabled');
    await saveAll();
  });
});

it('a gift processor that the point of sale of a location is too old for is disabled, with the reason', async () => {
  await openScreen('priya', '/home', { at: 'elm-st' });
  const location = await (await fetch('/api/tenants/sorrel-and-salt/elm-st')).json();
  const call = 'GET /api/tenants/sorrel-and-salt/elm-st$';
  await openScreen('priya', '/locationSettings/creditAndGift', {
    at: 'elm-st',
    answers: [{ call, status: 200, body: { ...location, thrivePosVersion: '8.1.0' } }],
  });
  const gift = page.getByRole('combobox', { name: 'Gift processor' });
  await expect
    .element(gift)
    .toHaveAccessibleDescription(
      /Standalone Store Card and Valutec Express need POS 8\.2\.26; Elm St\. runs 8\.1\.0\..*From Company/,
    );
  expect(await accessibilityProblems()).toEqual([]);
  gift.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Valutec Express' })).toHaveAttribute('aria-disabled', 'true');
  // The arrow keys skip what cannot be chosen.
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(gift).toHaveValue('WorldPay Element');
  expect(await commands.bodiesOf('PUT ')).toEqual([]);
});
