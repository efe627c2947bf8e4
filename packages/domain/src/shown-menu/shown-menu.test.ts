import { expect, it } from 'vitest';
import { prepareOrderPricing } from '../pricing/index.ts';
import type { DisplayedMenu, DisplaySettings, Viewing } from './displayed-menu.ts';
import { shownMenu } from './shown-menu.ts';

const noLimit = { limitDays: { enabled: false, days: [] }, limitStations: { enabled: false, stationIds: [] } };
const allDay = { limitHours: { enabled: false, startTime: 0, endOffset: 0 } };
const look = { buttonSize: 'SMALL', buttonColor: '', textColor: '' } as const;
const button = (id: string, index: number) => ({
  ...{ id: `b-${id}`, index, type: 'ITEM' as const, buttonText: '', buttonStyle: look },
  typeInfo: { itemInfo: { itemId: id } },
});
const item = (id: string, info: object = {}) => ({
  ...{ id, modifiers: {}, category: 'c', slots: [] },
  info: { status: 'ACTIVE', channels: ['POS', 'ONLINE'], ...info },
  pricing: [{ id: 1, itemBased: { price: '9.50', sizePrices: [] }, toppingBased: {}, styleUpcharge: [] }],
});

const menu: DisplayedMenu = {
  ...{ taxStructures: [], requirements: [], itemGroups: [], offers: [], messages: [] },
  pricingSchemes: [{ id: 1, isDefault: true, isActive: true, applies: { when: 'NEVER' } }],
  modifiers: { categories: [], items: [], availability: { categories: [] }, pricingSchemes: [] },
  departments: [
    {
      ...{ id: 'd', info: { name: 'Kitchen', status: 'ACTIVE' }, styles: [], modifiers: {} },
      taxes: { selected: [], includedInPrice: false },
      inclusions: {
        items: [],
        substitutions: { allow: false, limit: false, limitAmount: 0, restrictToCategory: false },
      },
      categories: [{ id: 'c', info: { status: 'ACTIVE' }, modifiers: {} }],
      items: [item('soup', { out: { until: null } }), item('wine', { channels: ['POS'] }), item('eggs')],
    },
  ],
  layout: {
    tabs: [
      {
        ...noLimit,
        ...allDay,
        id: 't',
        name: 'All day',
        active: true,
        visible: true,
        buttons: [button('wine', 1), button('soup', 0)],
      },
      {
        ...{ ...noLimit, id: 'brunch', name: 'Brunch', active: true, visible: true, buttons: [button('eggs', 0)] },
        // From Saturday 10 PM on, for five hours: it passes midnight.
        limitDays: { enabled: true, days: [6] },
        limitHours: { enabled: true, startTime: 22 * 3600, endOffset: 5 * 3600 },
      },
    ],
    kioskTabs: [],
  },
  onlineCategories: [{ id: 'o', name: 'Mains', categoryType: 'MENU', categoryIds: ['c'] }],
  onlineFeaturedItems: [],
};

const settings: DisplaySettings = {
  orderTypes: { types: [{ id: 1, activePOS: true, activeKiosk: false, activeOnline: true }] },
  stations: [{ id: 'bar', orderTypes: [2] }],
  tenderTypes: [],
};

const shownOn = (viewing: Partial<Viewing>, of = menu) =>
  shownMenu(of, prepareOrderPricing(of, { orderTypes: null, fees: [] }), settings, {
    ...{ surface: 'POS', instant: Date.parse('2026-11-29T01:00:00Z'), timeZone: 'UTC', orderType: 1, station: null },
    ...viewing,
  });
const namesOf = (viewing: Partial<Viewing>) =>
  shownOn(viewing).tabs.map(({ name, entries }) => [name, ...entries.map(({ target }) => target)]);

it('[RULE.simulate.01] shows the tabs whose days and hours are now, also after midnight, with their buttons by cell', () => {
  expect(namesOf({})).toEqual([
    ['All day', 'soup', 'wine'],
    ['Brunch', 'eggs'],
  ]);
  // Sunday 10 PM: the hours, and not the day. Sunday 3 AM: neither any more.
  expect(namesOf({ instant: Date.parse('2026-11-29T22:00:00Z') })).toEqual([['All day', 'soup', 'wine']]);
  expect(namesOf({ instant: Date.parse('2026-11-29T03:00:00Z') })).toEqual([['All day', 'soup', 'wine']]);
  expect(namesOf({ surface: 'ONLINE' })).toEqual([['Mains', 'soup', 'eggs']]);
  expect(namesOf({ surface: 'KIOSK', orderType: null })).toEqual([['Kitchen', 'soup', 'wine', 'eggs']]);
  expect(shownOn({ surface: 'KIOSK' })).toMatchObject({ refused: 'ORDER_TYPE', tabs: [] });
  expect(shownOn({ station: 'bar' })).toMatchObject({ refused: 'STATION', tabs: [] });
});

it('[RULE.simulate.02] shows what is sold out as sold out, with the price of the rest', () => {
  const [tab] = shownOn({}).tabs;
  expect(tab?.entries.map(({ target, isOut, price }) => [target, isOut, price?.cents])).toEqual([
    ['soup', true, 950],
    ['wine', false, 950],
  ]);
});

it('[RULE.simulate.02] [RULE.out.13] an item of which every size has run out alone is sold out', () => {
  const styles = [{ id: 's', name: 'Size', isSize: true, options: [{ id: 'cup', name: 'Cup' }] }];
  const [department] = menu.departments;
  if (department === undefined) throw new Error('no department');
  const items = [item('eggs'), item('wine', { optionsOut: [{ id: 'cup', out: { until: null } }] })];
  const sized = { ...menu, departments: [{ ...department, styles, items }], layout: { tabs: [], kioskTabs: [] } };
  expect(shownOn({}, sized).tabs[0]?.entries.map(({ target, isOut }) => [target, isOut])).toEqual([
    ['eggs', false],
    ['wine', true],
  ]);
});

it('[RULE.simulate.03] says why a tab, a button and an item is not shown, and where', () => {
  expect(shownOn({ instant: Date.parse('2026-11-29T22:00:00Z') }).hidden).toEqual([
    { kind: 'TAB', id: 'brunch', reason: 'DAYS', from: ['layout', 'tabs', { id: 'brunch' }, 'limitDays'] },
    { kind: 'ITEM', id: 'eggs', reason: 'DAYS', from: ['layout', 'tabs', { id: 'brunch' }, 'limitDays'] },
  ]);
  expect(shownOn({ surface: 'ONLINE' }).hidden).toEqual([
    {
      kind: 'ITEM',
      id: 'wine',
      reason: 'CHANNEL',
      from: ['departments', { id: 'd' }, 'items', { id: 'wine' }, 'info', 'channels'],
    },
  ]);
});
