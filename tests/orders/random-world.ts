import { deliveryArea, documents, initialDocument, type LocationSettings, type Menu } from '@commissary/catalog';
import type { Order } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { findItem } from './naive-lines.ts';
import type { Id } from './naive-prices.ts';
import { wrongWith, wrongWithSlots } from './naive-slots.ts';

/** Random menus, settings and orders, small enough that everything in them meets. The same ones for a seed. */
export interface OrderWorld {
  readonly menu: Menu;
  readonly settings: LocationSettings;
  readonly timeZone: string;
  readonly order: () => Order;
}

export interface Random {
  below(most: number): number;
  chance(share: number): boolean;
  one<T>(...all: readonly T[]): T;
  some<T>(share: number, ...all: readonly T[]): T[];
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const random: Random = {
    below: most => Math.floor(next() * most),
    chance: share => next() < share,
    one: (...all) => all[random.below(all.length)] as (typeof all)[number],
    some: (share, ...all) => all.filter(() => random.chance(share)),
  };
  return random;
};

const zones = ['America/Chicago', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Tokyo', 'UTC'];
/** Around both clock changes of each zone, and within a day. */
const moments = ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04', '2026-11-24'];
const hourMs = 3_600_000;

const [sizes, crusts, doneness] = [
  ['s', 'm', 'l'],
  ['thin', 'thick'],
  ['rare', 'well'],
] as const;
const schemes = [1, 'happy', 'late', 'web'] as const;
const [categories, questions] = [
  ['red', 'white'],
  ['top', 'sauce', 'side'],
] as const;
const items = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'] as const;
const slots = ['drink', 'main'] as const;
const modifiers = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'] as const;

const money = (random: Random, most: number): string => (random.below(most) / 100).toFixed(2);

export const randomWorld = (seed: number): OrderWorld => {
  const random = randomOf(seed);
  const timeZone = random.one(...zones);
  const menu = complete(documents.menu.field, menuOf(random)) as Menu;
  const settings = settingsOf(random);
  return { menu, settings, timeZone, order: () => orderOf(random, menu, timeZone) };
};

const menuOf = (random: Random): object => ({
  taxStructures: [1, 2, 3].map(id => ({
    ...{ id, name: `Tax ${id}`, applies: random.one('AFTER', 'BEFORE') },
    flatRate: random.one('8.25', '8.8750', '19', '0', '5', '10'),
    byOrderType: random.chance(0.3),
    orderTypeRates: Object.fromEntries(random.some(0.5, 1, 2, 7).map(type => [type, random.one('4', '7.5', '20')])),
    ...(random.chance(0.5) && { defaultOrderType: random.one(1, 2) }),
    settings: { rounding: random.one('HALF_UP', 'HALF_EVEN', 'UP', 'DOWN'), per: random.one('ORDER', 'LINE') },
  })),
  pricingSchemes: schemes.map(id => ({
    ...{ id, name: String(id), isDefault: id === 1, isActive: id === 1 || random.chance(0.9) },
    applies: appliesOf(random),
    ...(id !== 1 && random.chance(0.7) && { follows: followsOf(random) }),
  })),
  departments: [
    departmentOf(
      random,
      'pizza',
      ['i1', 'i2', 'i3'],
      [
        { id: 'size', name: 'Size', isSize: true, options: optionsOf(random, sizes) },
        { id: 'crust', name: 'Crust', isSize: false, options: optionsOf(random, crusts) },
      ],
    ),
    departmentOf(
      random,
      'bar',
      ['i4', 'i5', 'i6'],
      random.chance(0.5) ? [{ id: 'done', name: 'D', options: named(doneness) }] : [],
    ),
  ],
  modifiers: {
    categories: questions.map(id => ({ id, info: { name: id, status: rarelyInactive(random) } })),
    items: modifiers.map((id, at) => ({
      ...{ id, categoryId: questions[at % 3] },
      info: { name: id, status: rarelyInactive(random), ...soldOf(random) },
    })),
    availability: availabilityOf(random),
    pricingSchemes: random.some<Id>(0.7, ...schemes).map(id => ({
      id,
      modifierCategories: random.some(0.6, ...questions).map(category => ({
        id: category,
        ...(random.chance(0.7) && { additionPrice: money(random, 300) }),
        additionPrices: random.some(0.3, ...sizes).map(size => ({ id: size, price: money(random, 300) })),
      })),
      modifierItems: random.some(0.5, ...modifiers).map(modifier => ({
        id: modifier,
        ...(random.chance(0.7) && { price: money(random, 300) }),
        sizePrices: random.some(0.3, ...sizes).map(size => ({ id: size, price: money(random, 300) })),
        styleUpcharge: random
          .some(0.3, ...crusts)
          .map(option => ({ id: `u${option}`, style: 'crust', styleOption: option, flatRate: money(random, 100) })),
      })),
    })),
  },
  requirements: random.chance(0.2)
    ? [
        {
          ...{ id: 'r1', name: 'Two', status: rarelyInactive(random), min: random.below(2), max: 1 + random.below(4) },
          ...{ departmentIds: random.some(0.3, 'pizza', 'bar'), categoryIds: random.some(0.3, ...categories) },
          ...{ itemIds: random.some(0.3, ...items), modifierCategoryIds: random.some(0.6, ...questions) },
        },
      ]
    : [],
  itemGroups: ['g1', 'g2', 'g3'].map(id => ({ id, name: id, choices: choicesOf(random, 1 + random.below(2)) })),
  offers: Array.from({ length: random.below(5) }, (_, at) => offerOf(random, `o${at}`)),
});

const named = (ids: readonly string[]) => ids.map(id => ({ id, name: id }));
const rarelyInactive = (random: Random) => (random.chance(0.03) ? 'INACTIVE' : 'ACTIVE');
const soldOf = (random: Random) => ({
  channels: random.chance(0.95) ? ['POS', 'ONLINE'] : ['POS'],
  ...outOf(random),
});

const appliesOf = (random: Random): object =>
  random.one<() => object>(
    () => ({ when: 'NEVER' }),
    () => ({ when: random.chance(0.3) ? 'ALWAYS' : 'NEVER' }),
    () => ({
      when: 'TIMES',
      TIMES: {
        days: random.some(0.7, 0, 1, 2, 3, 4, 5, 6),
        ...(random.chance(0.7) && { startTime: random.below(1440) * 60 }),
        ...(random.chance(0.7) && { endTime: random.below(1440) * 60 }),
        orderTypes: random.some<Id>(0.25, 1, 2, 7, 'NONE'),
        channels: random.some(0.8, 'POS', 'ONLINE'),
      },
    }),
  )();

const followsOf = (random: Random): object => ({
  scheme: random.one<string | number>('', ...schemes),
  difference: random.chance(0.5)
    ? { type: 'AMOUNT', AMOUNT: { amount: random.one('-1.00', '0.50', '-30.00', '2.00') } }
    : { type: 'PERCENT', PERCENT: { percent: random.one('-10.00', '12.50', '-100.00', '33.33') } },
  round: random.one('0.01', '0.05', '0.10', '0.25', '0.50', '1.00'),
});

const availabilityOf = (random: Random): object => ({
  categories: random.some(0.6, ...questions).map(id => {
    const min = random.chance(0.7) ? 0 : 1;
    const max = random.chance(0.4) ? null : 2 + random.below(3);
    return {
      ...{
        id,
        offered: random.chance(0.9),
        required: min > 0 && random.chance(0.5),
        min,
        max,
        included: random.below(3) % (max === null ? 3 : max + 1),
        includedChoices: random.one('FIRST', 'CHEAPEST', 'DEAREST'),
      },
      itemIds: random.chance(0.15) ? random.some(0.5, ...modifiers) : [],
      categoryIds: random.some(0.1, ...questions),
    };
  }),
});

const inclusionsOf = (random: Random): object => ({
  items: random.some(0.25, ...modifiers).map(id => ({ id, quantity: 1 + random.below(2) })),
  substitutions: {
    ...{ allow: random.chance(0.6), limit: random.chance(0.5), limitAmount: 1 + random.below(2) },
    restrictToCategory: random.chance(0.5),
  },
});

const taxesOf = (random: Random): object => ({
  selected: random.some(0.5, 1, 2, 3),
  includedInPrice: random.chance(0.4),
});

/** What an item or a category may say for itself. */
const inheritedOf = (random: Random): object => ({
  ...(random.chance(0.3) && { taxes: taxesOf(random) }),
  ...(random.chance(0.3) && { inclusions: inclusionsOf(random) }),
  modifiers: random.chance(0.3) ? { availability: availabilityOf(random) } : {},
});

/** Options of a style, of which some have run out. */
const optionsOf = (random: Random, ids: readonly string[]) => named(ids).map(one => ({ ...one, ...outOf(random) }));

/** Options that have run out of one item alone, or had. */
const optionsOutOf = (random: Random) =>
  random.some(0.1, ...sizes, ...crusts).map(id => ({ id, ...(random.chance(0.9) && { out: endOf(random) }) }));

const outOf = (random: Random) => random.chance(0.05) && { out: endOf(random) };

const endOf = (random: Random) => ({ until: random.chance(0.5) ? null : Date.parse('2026-06-01') });

const departmentOf = (random: Random, id: string, own: readonly string[], styles: readonly object[]): object => ({
  ...{ id, styles, info: { name: id, status: rarelyInactive(random) } },
  ...{ taxes: taxesOf(random), inclusions: inclusionsOf(random) },
  modifiers: random.chance(0.6) ? { availability: availabilityOf(random) } : {},
  categories: categories.map(category => ({
    id: `${id}-${category}`,
    info: { name: category, status: rarelyInactive(random) },
    ...inheritedOf(random),
  })),
  items: own.map(item => itemOf(random, id, item)),
});

const itemOf = (random: Random, department: string, id: string): object => ({
  id,
  info: { name: id, status: rarelyInactive(random), ...soldOf(random), optionsOut: optionsOutOf(random) },
  ...(random.chance(0.7) && { category: `${department}-${random.one(...categories)}` }),
  ...(department === 'pizza' &&
    random.chance(0.3) && {
      styles: [
        { id: 'size', optionIds: random.some(0.7, ...sizes) },
        { id: 'crust', optionIds: random.some(0.7, ...crusts) },
      ],
    }),
  ...inheritedOf(random),
  slots:
    id === 'i6'
      ? random.some(0.8, ...slots).map(slot => ({
          ...{ id: slot, name: slot },
          choices: choicesOf(random, 1 + random.below(3)).map(one => ({ ...one, upcharge: money(random, 400) })),
        }))
      : [],
  pricing: [...random.some(0.95, 1), ...random.some(0.6, 'happy', 'late', 'web')].map(scheme => ({
    id: scheme,
    itemBased: {
      ...(random.chance(0.95) && { price: money(random, 3000) }),
      sizePrices: random.some(0.5, ...sizes).map(size => ({ id: size, price: money(random, 3000) })),
    },
    toppingBased: random.chance(0.4) ? { toppingsPrice: money(random, 200) } : {},
    styleUpcharge: sizes.flatMap(size =>
      random.some(0.3, ...crusts).map(option => ({
        ...{ id: `${size}-${option}`, size: 'size', sizeOption: size, style: 'crust', styleOption: option },
        flatRate: money(random, 250),
      })),
    ),
  })),
});

const choicesOf = (random: Random, count: number): object[] =>
  Array.from({ length: count }, (_, at) => {
    const departmentId = random.one('pizza', 'bar');
    return {
      ...{ id: `c${at}`, level: random.one('CATEGORY', 'ITEMS', 'ITEM'), departmentId },
      ...{ categoryId: `${departmentId}-${random.one(...categories)}`, itemId: random.one(...items) },
      limitToSizeIds: random.chance(0.2) ? random.some(0.6, ...sizes, 'NONE') : [],
      limitToStyleIds: random.chance(0.15) ? random.some(0.6, ...crusts, ...doneness) : [],
    };
  });

const savingOf = (random: Random): object => ({
  value: {
    type: random.one('AMOUNT', 'PERCENTAGE', 'DIFFERENT_SIZE'),
    amountValue: money(random, 900),
    percentageValue: random.one('10.00', '12.50', '33.33', '100.00'),
    sizeId: random.one(...sizes),
    cashierOverride: { enabled: random.chance(0.3), value: money(random, 800) },
  },
  freeDelivery: random.chance(0.2),
  limitOfferValue: { enabled: random.chance(0.3), amount: money(random, 700) },
  excludedChoices: random.chance(0.2) ? choicesOf(random, 1) : [],
});

const itemSavingOf = (random: Random): object => ({
  ...savingOf(random),
  multiBuy: { enabled: random.chance(0.4), ...random.one({ items: 2, reduced: 1 }, { items: 3, reduced: 2 }) },
});

const offerOf = (random: Random, id: string): object => {
  const appliesTo = random.one('ENTIRE_ORDER', 'ANY_ITEM', 'INDIVIDUAL_GROUPS', 'COMBO');
  const groups = random.some(0.6, 'g1', 'g2', 'g3');
  const automatic = random.chance(0.7);
  return {
    ...{ id, info: { name: id, status: rarelyInactive(random), channels: ['POS', 'ONLINE'] } },
    applying: {
      autoApplyIfCriteriaMet: automatic,
      promptIfAutoApplied: automatic && random.chance(0.2),
      couponCode: { required: random.chance(0.2), code: random.one('SAVE', 'ten ') },
    },
    validity: {
      dateRange: { enabled: random.chance(0.1), from: random.one('', '2026-03-08'), to: random.one('', '2026-11-01') },
      daysOfTheWeek: random.some(0.95, 0, 1, 2, 3, 4, 5, 6),
      timeOfDay: {
        enabled: random.chance(0.3),
        startTime: random.below(1440) * 60,
        endOffset: 900 * (1 + random.below(96)),
      },
      orderTypes: random.some<Id>(0.1, 1, 2, 7, 'NONE'),
      tenderTypes: random.some(0.05, 1, 4),
      customerTypes: random.some(0.05, 'BUSINESS', 'RESIDENTIAL'),
      customerGroups: random.some(0.05, 'vip', 'NONE'),
      minimumPurchase: {
        amount: random.chance(0.7) ? '0.00' : money(random, 4000),
        mode: random.one('BEFORE', 'AFTER'),
      },
      // Several combos are formed from groups that share nothing, or their members would be a matter of taste.
      guestDailyLimit: { enabled: random.chance(0.15), orders: 1 + random.below(3) },
      usageLimit: appliesTo === 'COMBO' ? 1 : 1 + random.below(3),
    },
    value: {
      appliesTo,
      pricingSchemes: [1, ...random.some(0.3, 'happy', 'web')].map(scheme => ({
        ...{ id: scheme, schemeId: scheme, entireOrder: savingOf(random), anyItem: itemSavingOf(random) },
        individualGroups: groups.map(group => ({ id: group, ...itemSavingOf(random) })),
        comboOffer: { groupIds: groups.slice(0, 2), ...savingOf(random) },
      })),
    },
    interactions: { combinable: random.chance(0.7) },
    advanced: {
      ...{ applyOfferTo: random.one('LOWEST', 'HIGHEST'), taxApply: random.one('OFF', 'ON') },
      chargeModifiers: random.chance(0.4),
    },
  };
};

const settingsOf = (random: Random): LocationSettings => {
  const start = initialDocument('settings');
  return {
    ...start,
    orderTypes: {
      ...start.orderTypes,
      types: start.orderTypes.types.map(one => ({
        ...one,
        activeOnline: random.chance(0.9),
        activePOS: random.chance(0.95),
      })),
    },
    deliverySettings: {
      ...start.deliverySettings,
      chargeCustomerMode: random.one('NO_CHARGE', 'BY_ZONE'),
      flatFeeAmount: random.chance(0.5) ? '0.00' : money(random, 500),
      percentageBeforeCpnTax: random.one('0.00', '3.50'),
      percentageAfterCpnTax: random.one('0.00', '2.25'),
    },
    deliveryArea: complete(deliveryArea, {
      zones: ['z1', 'z2'].map(id => ({
        ...{ id, name: id, type: 'virtual', deliveryFee: money(random, 600), disabled: random.chance(0.2) },
      })),
    }) as LocationSettings['deliveryArea'],
    tipsSettings: {
      ...start.tipsSettings,
      autoGratuityOnPOSOrder: {
        ...{ enabled: random.chance(0.7), minPeoplePerOrder: 6, chargePercentage: random.one('18.00', '15.50') },
        incomeType: random.one('NET', 'GROSS'),
      },
    },
    creditAndGiftSettings: {
      ...start.creditAndGiftSettings,
      surcharge: { enabled: random.chance(0.3), percent: random.one('3.00', '1.75') },
      convenienceFee: { enabled: random.chance(0.4), amount: money(random, 200) },
    },
  };
};

const orderOf = (random: Random, menu: Menu, timeZone: string): Order => {
  const order: Order = {
    instant: Date.parse(random.one(...moments)) + Math.floor((random.below(1000) / 1000) * 30 * hourMs),
    timeZone,
    channel: random.one('POS', 'ONLINE'),
    orderType: random.one<Id | null>(null, 1, 2, 7, 7, '7', 9),
    tenderType: random.one<Id | null>(null, 1, 3, 4, '5'),
    customerType: random.one(null, 'BUSINESS' as const, 'LODGING' as const),
    customerGroups: random.some(0.3, 'vip', 'staff'),
    guest: random.chance(0.7)
      ? { usedOffers: random.some(0.5, 'o0', 'o1', 'o2', 'o3').map(id => ({ id, orders: random.below(4) })) }
      : null,
    couponCodes: random.some(0.3, ' save', 'TEN', 'other'),
    chosenOffers: random
      .some(0.4, 'o0', 'o1', 'o2', 'o3')
      .map(id => ({ id, cashierAmount: random.chance(0.3) ? random.below(1000) : null })),
    deliveryZone: random.one(null, 'z1', 'z2'),
    people: 1 + random.below(10),
    lines: [],
  };
  return { ...order, lines: Array.from({ length: 1 + random.below(3) }, () => likelyLine(random, menu, order)) };
};

/** A line that can be ordered where a few draws find one; one in ten is the first draw. */
const likelyLine = (random: Random, menu: Menu, order: Order): Order['lines'][number] => {
  const draw = random.chance(0.2) ? () => comboOf(random, menu, order) : () => lineOf(random);
  const first = draw();
  if (random.chance(0.1)) return first;
  for (let count = 0; count < 40; count++) {
    const line = draw();
    const place = findItem(menu, line.item);
    if (place !== null && wrongWith(menu, place, line, order).length === 0) return line;
  }
  return first;
};

const lineOf = (random: Random): Order['lines'][number] => {
  const line = { ...orderedOf(random), quantity: random.chance(0.01) ? 0 : 1 + random.below(3) };
  const filled = line.item === 'i6' ? random.some(0.98, ...slots) : random.some(0.01, ...slots);
  if (random.chance(0.02)) filled.push('drink');
  return { ...line, slots: filled.map(slot => ({ ...orderedOf(random), slot })) };
};

/** A line of the combo, each slot filled with what can be in it where a few draws find that. */
const comboOf = (random: Random, menu: Menu, order: Order): Order['lines'][number] => {
  const line = { ...lineOf(random), item: 'i6', size: null, ...doneOf(random) };
  const place = findItem(menu, line.item);
  const filled = (place?.item.slots ?? []).map(({ id: slot }) => {
    for (let count = 0; count < 40; count++) {
      const one = { ...orderedOf(random), slot };
      const wrong = place === null ? [] : wrongWithSlots(menu, place, { ...line, slots: [one] }, order);
      if (wrong.every(code => code === 'SLOT_MISSING')) return one;
    }
    return { ...orderedOf(random), slot };
  });
  return { ...line, slots: filled };
};

const doneOf = (random: Random) => ({ styleOptions: random.chance(0.5) ? [random.one(...doneness)] : [] });

const orderedOf = (random: Random): Omit<Order['lines'][number], 'slots' | 'quantity'> => {
  const isPizza = random.chance(0.6);
  const isWild = random.chance(0.05);
  return {
    item: isWild ? random.one('gone', ...items) : isPizza ? random.one('i1', 'i2', 'i3') : random.one('i4', 'i5', 'i6'),
    size: isPizza !== isWild ? random.one(...sizes) : null,
    ...(isPizza !== isWild ? { styleOptions: [random.one(...crusts)] } : doneOf(random)),
    modifiers: random.some(random.one(0, 0.2, 0.4), ...modifiers).map(id => ({
      ...{ id, quantity: random.chance(0.02) ? 0 : 1 + random.below(2) },
      placement: random.one('WHOLE', 'LEFT', 'RIGHT'),
    })),
    without: random.chance(0.3) ? random.some(0.15, ...modifiers) : [],
  };
};
