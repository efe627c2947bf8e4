import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { choose, flip, row, rowsOf, typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { actOn } from '../../testing/row-menu.ts';
import { expectText } from '../../testing/screen-parts.ts';

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const tabNamed = (name: string | RegExp) => page.getByRole('tab', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const undo = () => press('{Control>}z{/Control}');

/** Adds a tab, and returns its path once its fields have replaced those of the tab before. */
const addTab = async (list = '/layout/tabs'): Promise<string> => {
  const [before] = rowsOf(list);
  await button('Add tab').click();
  await expect.poll(() => rowsOf(list).filter(path => path !== before)).toHaveLength(1);
  return rowsOf(list)[0] ?? '';
};

/** Opens the layout of the sample company, which has none, and adds a tab. Nothing is saved. */
const openWithTab = async (path = '/menu/layout'): Promise<string> => {
  await openScreen('priya', path, { at: null });
  return addTab(path === '/menu/layout' ? '/layout/tabs' : '/layout/kioskTabs');
};

/** Puts items on the open tab, each in the first free cell. */
const addItems = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await button(`Add ${name} to this tab`).click();
};

const focusCell = async (name: string | RegExp): Promise<void> => {
  await expect.element(cell(name)).toBeVisible();
  const element = cell(name).element();
  if (element instanceof HTMLElement) element.focus();
};

describe('the layout of the menu', () => {
  it('[RULE.layout.07] has for each type of a button the values that it needs, and keeps those of other types', async () => {
    const tab = await openWithTab();
    await cell('Empty, row 1, column 1').click();
    await expect.poll(() => rowsOf(`${tab}/buttons`)).toHaveLength(1);
    const info = `${rowsOf(`${tab}/buttons`)[0]}/typeInfo`;
    const shown = () =>
      [...document.querySelectorAll(`[data-path^="${info}/"]`)].map(one =>
        one.getAttribute('data-path')?.slice(info.length + 1),
      );
    await expect.poll(shown).toEqual(['itemInfo/departmentId', 'itemInfo/itemId']);
    await choose(`${info}/itemInfo/departmentId`, 'Pizza');
    await choose(`${info}/itemInfo/itemId`, 'Margherita');
    await expect.element(cell(/^Margherita, row 1, column 1/)).toBeVisible();
    const type = info.replace('typeInfo', 'type');
    const needs = [
      ['Modifier', ['modifierInfo/modifierCategoryId', 'modifierInfo/modifierId']],
      ['Size', ['sizeInfo/departmentId', 'sizeInfo/styleId', 'sizeInfo/optionId']],
      ['Style', ['styleInfo/departmentId', 'styleInfo/styleId', 'styleInfo/optionId']],
      ['Message', ['messageId']],
      ['Link to a tab', ['menuLinkId']],
      ['Function', ['specialFunctionInfo/function']],
      ['Offer', ['offerInfo/offerId']],
      ['Payment', ['tenderInfo/tenderTypeId', 'tenderInfo/isExactAmount', 'tenderInfo/orderType']],
    ] as const;
    for (const [option, paths] of needs) {
      await choose(type, option);
      await expect.poll(shown).toEqual([...paths]);
    }
    await expect
      .element(page.elementLocator(await row(`${info}/tenderInfo/tenderTypeId`)).getByRole('combobox'))
      .toHaveValue('Cash');
    await flip(`${info}/tenderInfo/isExactAmount`);
    await expect
      .element(page.elementLocator(await row(`${info}/tenderInfo/amount`)).getByRole('textbox'))
      .toHaveValue('1.00');
    await choose(type, 'Function');
    await choose(`${info}/specialFunctionInfo/function`, 'Search items');
    await expect.poll(shown).toEqual(['specialFunctionInfo/function', 'specialFunctionInfo/itemSearch']);
    await choose(type, 'Item');
    await expect.element(cell(/^Margherita, row 1, column 1/)).toBeVisible();
  });

  it('[RULE.layout.04] [RULE.layout.06] swaps buttons of one size by keys, makes room for a larger one, and resizes never over another one', async () => {
    await openWithTab();
    await addItems('Margherita', 'Marinara');
    await focusCell(/^Margherita, row 1, column 1/);
    await press(' {ArrowRight} ');
    await expectText('Margherita and Marinara have changed places.');
    await expect.element(cell(/^Margherita, row 1, column 2, 1 column by 1 row/)).toHaveFocus();
    await press('{Shift>}{ArrowRight}{/Shift}');
    await expect.element(cell(/^Margherita, row 1, column 2, 2 columns by 1 row/)).toBeVisible();
    await press('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(cell(/^Margherita, row 1, column 2, 2 columns by 2 rows/)).toBeVisible();
    await press(' {ArrowLeft} ');
    await expectText('Margherita dropped at row 1, column 1. To make room, Marinara moved.');
    await expect.element(cell(/^Marinara, row 1, column 3, 1 column by 1 row/)).toBeVisible();
    await undo();
    await expect.element(cell(/^Margherita, row 1, column 2, 2 columns by 2 rows/)).toBeVisible();
    await focusCell(/^Marinara, row 1, column 1/);
    await press('{Shift>}{ArrowRight}{/Shift}');
    await expectText('Marinara cannot be larger: Margherita is in the way.');
    await expect.element(cell(/^Marinara, row 1, column 1, 1 column by 1 row/)).toBeVisible();
    await undo();
    await expect.element(cell(/^Margherita, row 1, column 2, 2 columns by 1 row/)).toBeVisible();
  });

  it('[RULE.layout.05] moves, copies and removes several selected buttons in one step each', async () => {
    await openWithTab();
    await addItems('Margherita', 'Marinara');
    await typeInto(`${await addTab()}/name`, 'Second');
    await expect.element(tabNamed(/^Second/)).toBeVisible();
    await tabNamed(/^New tab/).click();
    await focusCell(/^Margherita, row 1, column 1/);
    await press('{Shift>} {/Shift}{ArrowRight}{Shift>} {/Shift}');
    await expectText('2 selected');
    await press(' {ArrowDown} ');
    await expect.element(cell(/^Margherita, row 2, column 1/)).toBeVisible();
    await expect.element(cell(/^Marinara, row 2, column 2/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Copy to tab…' }).selectOptions('Second');
    await tabNamed(/^Second/).click();
    await expect.element(cell(/^Margherita, row 1, column 1/)).toBeVisible();
    await expect.element(cell(/^Marinara, row 1, column 2/)).toBeVisible();
    await undo();
    await expect.element(cell(/^Marinara/)).not.toBeInTheDocument();
    await tabNamed(/^New tab/).click();
    await focusCell(/^Margherita, row 2, column 1/);
    await press('{Shift>} {/Shift}{ArrowRight}{Shift>} {/Shift}{Delete}');
    await expect.element(cell(/^Margherita/)).not.toBeInTheDocument();
    await expect.element(cell(/^Marinara/)).not.toBeInTheDocument();
    await undo();
    await expect.element(cell(/^Marinara, row 2, column 2/)).toBeVisible();
  });

  it('[RULE.layout.08] marks buttons that do nothing and overlapping ones, and has a tray of items without a button', async () => {
    const tab = await openWithTab();
    const tray = page.getByRole('region', { name: /items have no button on any tab$/ });
    await expect.element(tray.getByRole('button', { name: 'Add Margherita to this tab' })).toBeVisible();
    await addItems('Margherita');
    await expect.element(tray.getByRole('button', { name: 'Add Margherita to this tab' })).not.toBeInTheDocument();
    await cell('Empty, row 1, column 2').click();
    await expect.element(cell('Button, row 1, column 2, 1 column by 1 row, opens nothing yet')).toBeVisible();
    await expect.element(tabNamed(/^New tab, 1 button without effect/)).toBeVisible();
    const added = rowsOf(`${tab}/buttons`)[0] ?? '';
    await typeInto(`${added}/index`, '0');
    await expect.element(cell(/^Margherita, row 1, column 1, .*shares a cell with another button/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.layout.08] [RULE.layout.14] an item without a button is dragged from the tray into an empty cell, and into no other', async () => {
    await openWithTab();
    const chip = button('Add Margherita to this tab');
    await chip.hover();
    await expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull();
    await userEvent.dragAndDrop(chip, cell('Empty, row 1, column 6'));
    await expect.element(cell(/^Margherita, row 1, column 6/)).toBeVisible();
    const other = button('Add Marinara to this tab');
    await userEvent.dragAndDrop(other, cell(/^Margherita, row 1, column 6/));
    const why = page.getByText('There is no room for Marinara here: Margherita is in the way.');
    await expect.element(why).toBeVisible();
    expect(why.element().getBoundingClientRect().height).toBeGreaterThan(9);
    await expect.element(other).toBeVisible();
  });

  it('[RULE.layout.09] marks a tab that is not shown at the chosen moment with the reason', async () => {
    const tab = await openWithTab();
    await addItems('Margherita');
    await flip(`${tab}/limitHours/enabled`);
    const looksAt = async (time: string) => {
      await button(/^As on/).click();
      await page.getByLabelText(/^When/).fill(time);
      await press('{Escape}');
    };
    await looksAt('2026-11-03T03:00');
    await expect.element(tabNamed(/^New tab, not shown: not at this time/)).toBeVisible();
    await looksAt('2026-11-03T08:00');
    await expect.element(tabNamed(/^New tab, not saved$/)).toBeVisible();
  });

  it('[RULE.layout.09] marks a tab that is not shown at the chosen station with the reason, on the tab and above its fields', async () => {
    const tab = await openWithTab();
    await addItems('Margherita');
    await flip(`${tab}/limitStations/enabled`);
    await choose(`${tab}/limitStations/stationIds`, 'Counter');
    const looksAt = async (station: string) => {
      await button(/^As on/).click();
      await page.getByRole('combobox', { name: 'Station' }).selectOptions(station);
      await press('{Escape}');
    };
    await looksAt('Bar');
    await expect.element(tabNamed(/^New tab, not shown: not on this station/)).toBeVisible();
    await expectText('not shown: not on this station');
    await looksAt('Counter');
    await expect.element(tabNamed(/^New tab, not saved$/)).toBeVisible();
  });

  it('[RULE.layout.10] gives a removed tab back whole with one undo', async () => {
    await openWithTab();
    await addItems('Margherita', 'Marinara');
    await actOn('New tab', 'Remove');
    await expectText('No tabs yet');
    await undo();
    await expect.element(cell(/^Margherita, row 1, column 1/)).toBeVisible();
    await expect.element(cell(/^Marinara, row 1, column 2/)).toBeVisible();
  });
});

it('[ROUTE.kiosk.menu.b3] the tabs of the kiosk are those of a location and a menu', async () => {
  await openScreen('priya', '/kiosk/menu', { at: 'Elm St.' });
  const band = page.getByRole('navigation', { name: 'Company, group or location' });
  await expect.element(band.getByRole('button', { name: 'Location Elm St.' })).toBeVisible();
  await expect.element(band.getByText('Dinner menu')).toBeVisible();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1440, 900));

  it('[RULE.layout.12] the buttons of a tab are a list, in which one is added and opened', async () => {
    await openWithTab('/kiosk/menu');
    await addItems('Margherita');
    await expect.element(page.getByRole('grid', { name: 'Buttons' })).not.toBeInTheDocument();
    await button(/^Margherita ?Row 1, column 1/).click();
    await expect.element(page.getByRole('region', { name: 'Margherita', exact: true })).toBeVisible();
    await button('Add button').click();
    await expect.element(page.getByRole('region', { name: 'Button', exact: true })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

it('[RULE.layout.13] a layout is generated as listed, and one undo takes all of it back', async () => {
  await openScreen('priya', '/menu/layout/generate', { at: null });
  await expectText(/^New tab Pizza with \d+ buttons$/);
  expect(await accessibilityProblems()).toEqual([]);
  await button('Add to the menu').click();
  await expect.element(tabNamed(/^Pizza/)).toBeVisible();
  await expect.element(cell(/^Margherita, row 1, column 1/)).toBeVisible();
  await undo();
  await expectText('No tabs yet');
});
