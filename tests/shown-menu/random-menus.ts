import { documents, type LocationSettings, type Menu } from '@commissary/catalog';
import { type Change, resolve } from '@commissary/document';
import type { Viewing } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { type Random, randomOf, randomWorld } from '../orders/random-world.ts';

/** A location of a random company: its effective menu and settings. */
export interface MenuOfLocation {
  readonly menu: Menu;
  readonly settings: LocationSettings;
}

export interface RandomMenus {
  readonly locations: readonly MenuOfLocation[];
  readonly viewing: (surface: Viewing['surface']) => Viewing;
}

type Id = string | number;

const locationCount = 3;
const days = ['2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2026-11-24', '2026-11-28'];
const items = ['i1', 'i2', 'i3', 'i4', 'i5', 'gone'] as const;
const [tabs, kioskTabs] = [
  ['t1', 't2', 't3', 't4'],
  ['k1', 'k2', 'k3'],
] as const;
const stations = ['front', 'bar'] as const;

/** A random menu with a layout and online categories, and three locations that override it. The same ones for a seed. */
export const randomMenus = (seed: number): RandomMenus => {
  const world = randomWorld(seed);
  const random = randomOf(seed + 1);
  const base = complete(documents.menu.field, {
    ...world.menu,
    messages: [{ id: 'hot', name: 'Hot' }],
    layout: {
      tabs: random.chance(0.9) ? tabs.map(id => tabOf(random, id, tabs)) : [],
      kioskTabs: random.chance(0.7) ? kioskTabs.map(id => tabOf(random, id, kioskTabs)) : [],
    },
    onlineCategories: random.chance(0.8) ? ['o1', 'o2', 'o3', 'o4'].map(id => sectionOf(random, id)) : [],
    onlineFeaturedItems: random
      .some(0.5, ...items)
      .map((itemId, at) => ({ id: at, itemId, departmentId: 'pizza', categoryId: '' })),
  }) as Menu;
  const settings = {
    ...world.settings,
    stations: complete(documents.settings.field, {
      stations: stations.map(id => ({ id, name: id, orderTypes: random.some<Id>(0.2, 1, 2, 7, 'NONE') })),
    }),
  };
  const group = changesOf(random);
  return {
    locations: Array.from({ length: locationCount }, () => ({
      menu: resolve(base, [group, changesOf(random)]).value as Menu,
      settings: {
        ...settings,
        stations: (settings.stations as LocationSettings).stations,
        tenderTypes: settings.tenderTypes.map(one => ({ ...one, disabled: random.chance(0.3) })),
      },
    })),
    viewing: surface => ({
      surface,
      instant: Date.parse(`${random.one(...days)}T00:00:00Z`) + random.below(96 * 2) * 900_000,
      timeZone: world.timeZone,
      orderType: random.one<Id | null>(null, 1, 2, 7, '7'),
      station: surface === 'ONLINE' ? null : random.one<Id | null>(null, ...stations),
    }),
  };
};

const tabOf = (random: Random, id: string, all: readonly string[]): object => ({
  ...{ id, name: `Tab ${id}`, active: random.chance(0.9), visible: random.chance(0.7) },
  limitDays: { enabled: random.chance(0.3), days: random.some(0.6, 0, 1, 2, 3, 4, 5, 6) },
  limitHours: {
    enabled: random.chance(0.4),
    ...{ startTime: random.below(96) * 900, endOffset: 900 * (1 + random.below(96)) },
  },
  limitStations: { enabled: random.chance(0.3), stationIds: random.some<Id>(0.5, ...stations, 'NONE') },
  buttons: Array.from({ length: random.below(6) }, (_, at) => buttonOf(random, `${id}b${at}`, all)),
});

const buttonOf = (random: Random, id: string, all: readonly string[]): object => {
  const type = random.one(
    'ITEM',
    'ITEM',
    'ITEM',
    'MODIFIER',
    'SIZE',
    'STYLE',
    'MESSAGE',
    'TENDER',
    'MENU_LINK',
    'OFFER',
  );
  const [departmentId, option] = random.one(['pizza', 'm'] as const, ['pizza', 'gone'] as const, ['bar', 'm'] as const);
  return {
    ...{ id, index: random.below(40), type: random.chance(0.05) ? 'SPECIAL_FUNCTION' : type },
    typeInfo: {
      ...(random.chance(0.95) && { itemInfo: { departmentId: 'pizza', itemId: random.one(...items) } }),
      modifierInfo: { modifierCategoryId: 'top', modifierId: random.one('m1', 'm2', 'm3', 'gone') },
      sizeInfo: { departmentId, styleId: 'size', optionId: option },
      styleInfo: { departmentId: 'pizza', styleId: 'crust', optionId: random.one('thin', 'gone') },
      messageId: random.one('hot', 'gone'),
      tenderInfo: { tenderTypeId: random.one<Id>(1, 2, 3, 99), isExactAmount: true, amount: '1.00' },
      menuLinkId: random.one(...all, 'gone'),
      offerInfo: { offerId: random.one('o0', 'o1', 'o2') },
    },
  };
};

const sectionOf = (random: Random, id: string): object => ({
  ...{ id, name: `Section ${id}` },
  categoryType: random.one('MENU', 'MENU', 'SUBHEADER', 'SUBHEADER_UNUSED', 'OFFERS'),
  categoryIds: random.some(0.5, 'pizza-red', 'pizza-white', 'bar-red', 'bar-white'),
});

const outUntil = Date.parse('2026-11-01T12:00:00Z');

/** What a group or a location sets for itself. */
const changesOf = (random: Random): readonly Change[] => {
  const set = (path: string, value: unknown): Change[] => (random.chance(0.15) ? [{ op: 'set', path, value }] : []);
  return [
    ...tabs.flatMap(id => set(`/layout/tabs/[${id}]/active`, random.chance(0.5))),
    ...kioskTabs.flatMap(id => set(`/layout/kioskTabs/[${id}]/visible`, random.chance(0.5))),
    ...(random.chance(0.2) ? ['s', 'm', 'l'] : random.some(0.1, 's', 'm', 'l')).map((id): Change => {
      const value = { until: random.one(null, outUntil) };
      return { op: 'set', path: `/departments/[pizza]/styles/[size]/options/[${id}]/out`, value };
    }),
    ...['i1', 'i2', 'i3'].flatMap(id => {
      const info = `/departments/[pizza]/items/[${id}]/info`;
      return [
        ...set(`${info}/status`, random.one('ACTIVE', 'INACTIVE')),
        ...set(`${info}/channels`, random.some(0.5, 'POS', 'ONLINE')),
        ...set(`${info}/out`, { until: random.one(null, outUntil) }),
        ...set(
          `${info}/optionsOut`,
          random.some(0.5, 's', 'm', 'l').map(size => ({ id: size, out: { until: random.one(null, outUntil) } })),
        ),
      ];
    }),
  ];
};
