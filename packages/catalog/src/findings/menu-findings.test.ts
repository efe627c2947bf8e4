import { complete } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { documents, type Menu } from '../documents/index.ts';
import { findingsTexts } from '../texts/index.ts';
import { menuFindings } from './menu-findings.ts';

const item = (id: string, more: object = {}) => ({
  id,
  info: { name: `Item ${id}` },
  pricing: [{ id: 1, itemBased: { price: '9.00' } }],
  ...more,
});
const menuOf = (department: object, more: object = {}): Menu =>
  complete(documents.menu.field, {
    departments: [{ id: 'd', info: { name: 'Pizza' }, items: [item('a')], ...department }],
    taxStructures: [{ id: 1, name: 'Sales Tax', flatRate: '8.25' }],
    ...more,
  }) as Menu;
const found = (doc: Menu) => menuFindings(doc).map(one => [one.code, one.path, findingsTexts.of(one).sentence(one)]);
const inactive = { status: 'INACTIVE' };

it('a menu whose items have prices, taxes and names of their own has none', () => {
  expect(found(menuOf({}))).toEqual([]);
});

describe('a price', () => {
  const pricing = '/departments/[d]/items/[a]/pricing';
  const happy = {
    pricingSchemes: [
      { id: 1, name: 'Default', isDefault: true },
      { id: 'h', name: 'Happy hour' },
    ],
  };

  it('is missing where neither the scheme nor the default one has it', () => {
    const free = item('a', { pricing: [] });
    expect(found(menuOf({ items: [free] }, happy))).toEqual([
      ['price-missing', pricing, 'Item a has no price in Default and Happy hour.'],
    ]);
    const own = item('a', { pricing: [{ id: 'h', itemBased: { price: '5.00' } }] });
    expect(found(menuOf({ items: [own] }, happy))).toEqual([
      ['price-missing', pricing, 'Item a has no price in Default.'],
    ]);
    expect(found(menuOf({}, happy))).toEqual([]);
  });

  it('is missing for one size alone, and nowhere in a scheme that is switched off', () => {
    const styles = [{ id: 'size', name: 'Size', isSize: true, options: ['s', 'l'].map(id => ({ id, name: id })) }];
    const sizePrices = [{ id: 's', price: '9.00' }];
    const small = item('a', { pricing: [{ id: 1, itemBased: { sizePrices } }] });
    expect(found(menuOf({ styles, items: [small] }))).toHaveLength(1);
    const both = item('a', {
      pricing: [{ id: 1, itemBased: { sizePrices: [...sizePrices, { id: 'l', price: '0.00' }] } }],
    });
    expect(found(menuOf({ styles, items: [both] }))).toEqual([]);
    const off = { pricingSchemes: [...happy.pricingSchemes.slice(0, 1), { id: 'h', name: 'Off', isActive: false }] };
    expect(found(menuOf({ items: [item('a')] }, off))).toEqual([]);
  });

  it('[RULE.pricing.12] is named with the order types that it is missing for, where other schemes have it', () => {
    const applies = { when: 'TIMES', TIMES: { orderTypes: [1, 2], channels: ['POS', 'ONLINE'] } };
    const everywhere = { id: 'web', name: 'Others', applies: { when: 'ALWAYS' } };
    const [base] = happy.pricingSchemes;
    const pricingSchemes = [{ id: 'h', name: 'Happy hour', applies }, everywhere, base];
    const sold = item('a', { pricing: [{ id: 'web', itemBased: { price: '9.00' } }] });
    const sentences = found(menuOf({ items: [sold] }, { pricingSchemes })).map(([, , sentence]) => sentence);
    expect(sentences).toEqual(['Item a has no price in Happy hour and Default, for Dine In and To Go orders.']);
  });

  it('[RULE.pricing.12] that a scheme brings below zero is told once for each scheme, with its order types', () => {
    const follows = { scheme: 1, difference: { type: 'AMOUNT', AMOUNT: { amount: '-9.50' } }, round: '0.01' };
    const applies = { when: 'TIMES', TIMES: { orderTypes: [7], channels: ['ONLINE'] } };
    const below = (more: object = {}) => {
      const pricingSchemes = [{ id: 'h', name: 'Happy hour', applies, follows }, ...happy.pricingSchemes.slice(0, 1)];
      return found(menuOf({ items: [item('a', more), item('b'), item('c', { pricing: [dear] })] }, { pricingSchemes }));
    };
    const dear = { id: 1, itemBased: { price: '9.50' } };
    expect(below()).toEqual([
      [
        'below-nothing',
        '/pricingSchemes/[h]/follows',
        'Happy hour takes more off Item a and 1 other item than the price, for Delivery orders: sold for $0.00.',
      ],
    ]);
    const own = {
      pricing: [
        { id: 'h', itemBased: { price: '0.00' } },
        { id: 1, itemBased: { price: '9.00' } },
      ],
    };
    const sentences = (more: object) => below(more).map(([, , sentence]) => sentence);
    const offB = ['Happy hour takes more off Item b than the price, for Delivery orders: sold for $0.00.'];
    expect(sentences(own)).toEqual(offB);
    expect(sentences({ info: { name: 'A', channels: ['POS'] } })).toEqual(offB);
  });

  it('of an inactive item is not asked for', () => {
    expect(found(menuOf({ items: [item('a', { pricing: [], info: { name: 'A', ...inactive } })] }))).toEqual([]);
  });
});

it('no tax is told once: at the department, at a category or at the item that says so', () => {
  const none = { taxes: { selected: [] } };
  const selected = (of: string) => `/departments/[d]${of}/taxes/selected`;
  expect(found(menuOf(none)).map(([, path]) => path)).toEqual([selected('')]);
  expect(found(menuOf({ categories: [{ id: 'c', info: { name: 'Red' }, ...none }] }))).toEqual([
    ['tax-missing', selected('/categories/[c]'), 'No tax is charged for Red.'],
  ]);
  expect(found(menuOf({ items: [item('a', none)] })).map(([, path]) => path)).toEqual([selected('/items/[a]')]);
});

describe('an active item cannot be ordered', () => {
  const status = (of: string) => ({ path: `/departments/[d]${of}/info/status`, value: 'ACTIVE' });

  it('in an inactive department, which one act repairs', () => {
    const [finding, ...others] = menuFindings(menuOf({ info: { name: 'Pizza', ...inactive } }));
    expect(finding).toMatchObject({ code: 'inactive-department', count: 1, repair: status('') });
    expect(others).toEqual([]);
  });

  it('in an inactive category', () => {
    const categories = [{ id: 'c', info: { name: 'Red', ...inactive } }];
    expect(menuFindings(menuOf({ categories }))).toEqual([]);
    const [finding] = menuFindings(menuOf({ categories, items: [item('a', { category: 'c' })] }));
    expect(finding).toMatchObject({ code: 'inactive-category', repair: status('/categories/[c]') });
  });
});

describe('a question', () => {
  const asked = (entry: object, options: readonly object[]) =>
    menuFindings(
      menuOf(
        { modifiers: { availability: { categories: [{ id: 'crust', min: 2, max: 3, ...entry }] } } },
        {
          modifiers: {
            categories: [{ id: 'crust', info: { name: 'Crust' } }],
            items: options.map((one, n) => ({ id: `m${n}`, info: { name: `M ${n}` }, categoryId: 'crust', ...one })),
          },
        },
      ),
    );
  const min = '/departments/[d]/modifiers/availability/categories/[crust]/min';

  it('has to have as many active modifiers as a guest chooses', () => {
    expect(asked({}, [{}, {}])).toEqual([]);
    expect(asked({}, [{}, { info: { name: 'M', ...inactive } }])).toMatchObject([
      { code: 'too-few-options', path: min, count: 1, needed: 2, repair: { path: min, value: 1 } },
    ]);
    expect(asked({}, [])[0]).not.toHaveProperty('repair');
    expect(asked({ itemIds: ['m0'] }, [{}, {}])).toHaveLength(1);
  });

  it('that is not offered, or that a guest may leave out, is none', () => {
    expect(asked({ offered: false }, [])).toEqual([]);
    expect(asked({ min: 0 }, [])).toEqual([]);
    expect(asked({ min: 0, required: true }, [])).toHaveLength(1);
  });
});

describe('[RULE.pricing.10] an item that cannot be ordered', () => {
  const asking = (entry: object, more: object = {}, inclusions: object = {}) =>
    found(
      menuOf(
        { modifiers: { availability: { categories: [{ id: 'crust', min: 2, max: 3, ...entry }] } }, inclusions },
        {
          modifiers: {
            categories: [{ id: 'crust', info: { name: 'Crust' } }],
            items: ['a', 'b', 'c'].map(id => ({
              ...{ id, categoryId: 'crust' },
              info: { name: id, channels: id === 'a' ? ['POS', 'ONLINE'] : ['POS'] },
            })),
          },
          ...more,
        },
      ),
    );
  const crust = '/departments/[d]/modifiers/availability/categories/[crust]';

  it('on a channel where too few of its modifiers are sold', () => {
    expect(asking({})).toEqual([
      [
        'too-few-on-sale',
        `${crust}/min`,
        expect.stringMatching(/^1 active item cannot be ordered online: .* of Crust/),
      ],
    ]);
    expect(asking({ min: 1 })).toEqual([]);
    expect(asking({ offered: false })).toEqual([]);
  });

  it('because it includes more than its maximum, whatever the channel', () => {
    const included = { items: ['a', 'b'].map(id => ({ id, quantity: 2 })) };
    expect(asking({ min: 0 }, {}, included)).toEqual([
      [
        'more-than-maximum',
        `${crust}/max`,
        '1 active item cannot be ordered: more of Crust is included than a guest may choose.',
      ],
    ]);
    expect(asking({ min: 0, max: null }, {}, included)).toEqual([]);
  });

  it('because it does not offer what a requirement asks for', () => {
    const requirements = [{ id: 'r', name: 'Two sides', itemIds: ['a'], modifierCategoryIds: ['sides'] }];
    expect(asking({ min: 0 }, { requirements }).map(([code, path]) => [code, path])).toEqual([
      ['too-few-on-sale', '/requirements/[r]/min'],
      ['too-few-on-sale', '/requirements/[r]/min'],
    ]);
  });
});

it('[RULE.combo.06] a combo with a slot of which nothing is sold on a channel, or for good', () => {
  const combo = (choices: readonly object[], cola: object = {}) =>
    found(
      menuOf({
        items: [
          item('a', { info: { name: 'Lunch' }, slots: [{ id: 's', name: 'Drink', choices }] }),
          item('b', { info: { name: 'Cola', channels: ['POS'], ...cola } }),
        ],
      }),
    );
  const cola = { id: 'c', level: 'ITEM', departmentId: 'd', itemId: 'b' };
  const choices = '/departments/[d]/items/[a]/slots/[s]/choices';
  const online = [
    ...['slot-without-choice', choices],
    'Lunch cannot be ordered online: nothing on sale there can be chosen for Drink.',
  ];
  expect(combo([cola])).toEqual([online]);
  expect(combo([])).toEqual([
    ['slot-without-choice', choices, expect.stringContaining('at the point of sale')],
    online,
  ]);
  expect(combo([cola], { channels: ['POS', 'ONLINE'] })).toEqual([]);
  expect(combo([cola], { channels: ['POS', 'ONLINE'], out: { until: 7 } })).toEqual([]);
  expect(combo([cola], { channels: ['POS', 'ONLINE'], out: { until: null } })).toHaveLength(2);
  expect(combo([cola], { channels: ['POS', 'ONLINE'], status: 'INACTIVE' })).toHaveLength(2);
  expect(combo([{ ...cola, itemId: 'a' }])).toHaveLength(2);
});

it('equal names are told for each after the first, whatever their case, but not across categories', () => {
  const named = (id: string, name: string, category?: string) => item(id, { info: { name }, category });
  const categories = ['c', 'e'].map(id => ({ id, info: { name: id } }));
  const items = [named('a', 'Diavola', 'c'), named('b', ' diavola', 'c'), named('x', 'Diavola', 'e')];
  expect(found(menuOf({ categories, items }))).toEqual([
    ['equal-names', '/departments/[d]/items/[b]/info/name', 'There is another diavola beside it.'],
  ]);
});

describe('an active item is sold', () => {
  const online = (categoryIds: string[]) => ({
    onlineCategories: [{ id: 'o', name: 'Pizza', categoryType: 'MENU', categoryIds }],
  });
  const categories = ['c', 'e'].map(id => ({ id, info: { name: id } }));

  it('nowhere without a channel', () => {
    const nowhere = item('a', { info: { name: 'A', channels: [] } });
    expect(found(menuOf({ items: [nowhere] }))).toEqual([
      ['no-channel', '/departments/[d]/items/[a]/info/channels', expect.stringContaining('A is sold nowhere')],
    ]);
  });

  it('online where an online category shows its category, once there are online categories', () => {
    const items = [item('a', { category: 'c' }), item('b', { category: 'c' })];
    expect(found(menuOf({ categories, items }))).toEqual([]);
    expect(found(menuOf({ categories, items }, online(['c'])))).toEqual([]);
    expect(menuFindings(menuOf({ categories, items }, online(['e'])))).toMatchObject([
      { code: 'not-online', names: ['c'], count: 2 },
    ]);
    const inside = items.map(one => ({ ...one, info: { ...one.info, channels: ['POS'] } }));
    expect(found(menuOf({ categories, items: inside }, online(['e'])))).toEqual([]);
  });
});

it('an active offer is on nothing without an item group that has choices; a combo needs all of them', () => {
  const offer = (appliesTo: string, values: object, status = 'ACTIVE') =>
    found(
      menuOf(
        {},
        {
          itemGroups: [
            { id: 'full', name: 'Full', choices: [{ id: 'x', level: 'ITEMS', departmentId: 'd' }] },
            { id: 'empty', name: 'Empty' },
          ],
          offers: [
            {
              id: 'o',
              info: { name: 'Deal', status },
              value: { appliesTo, pricingSchemes: [{ id: 1, schemeId: 1, ...values }] },
            },
          ],
        },
      ),
    ).map(([code]) => code);
  const groups = (...ids: string[]) => ({ individualGroups: ids.map(id => ({ id })), comboOffer: { groupIds: ids } });
  expect(offer('ENTIRE_ORDER', {})).toEqual([]);
  expect(offer('INDIVIDUAL_GROUPS', groups())).toEqual(['offer-on-nothing']);
  expect(offer('INDIVIDUAL_GROUPS', groups('empty'))).toEqual(['offer-on-nothing']);
  expect(offer('INDIVIDUAL_GROUPS', groups('empty', 'full'))).toEqual([]);
  expect(offer('COMBO', groups('full'))).toEqual([]);
  expect(offer('COMBO', groups('full', 'empty'))).toEqual(['offer-on-nothing']);
  expect(offer('COMBO', groups(), 'INACTIVE')).toEqual([]);
});

describe('[RULE.check.07] the rate of every tax', () => {
  const path = '/taxStructures/[1]/flatRate';
  const tax = (flatRate: string, more: object = {}) => ({ id: 1, name: 'Sales Tax', flatRate, ...more });
  const rates = (...taxStructures: object[]) => found(menuOf({}, { taxStructures }));

  it('that is zero is told, with one tax or several', () => {
    const sentence = 'Nothing on the menu is taxed: the rate of Sales Tax is 0.00 %.';
    expect(rates(tax('0.00'))).toEqual([['no-tax-rate', path, sentence]]);
    const all = 'Nothing on the menu is taxed: the rates of all 2 taxes are 0.00 %.';
    expect(rates(tax('0.00'), tax('0', { id: 2 }))).toEqual([['no-tax-rate', path, all]]);
    expect(found(menuOf({ items: [] }, { taxStructures: [tax('0.00')] }))).toEqual([]);
  });

  it('is not told where one of them is above, for some order types too', () => {
    expect(rates(tax('0.00'), tax('0.0001', { id: 2 }))).toEqual([]);
    const byType = { byOrderType: true, orderTypeRates: { 1: '0.00', 2: '4.00' } };
    expect(rates(tax('0.00', byType))).toEqual([]);
    const none = { byOrderType: true, orderTypeRates: { 1: '0.00' } };
    expect(rates(tax('8.25', none)).map(([code, at]) => [code, at])).toEqual([
      ['no-tax-rate', '/taxStructures/[1]/orderTypeRates'],
    ]);
  });
});
