import { describe, expect, it } from 'vitest';
import { type AskedItem, guestQuestions } from './guest-questions.ts';
import { sizesOf } from './item-styles.ts';

const info = (name: string) => ({ name, displayName: '', status: 'ACTIVE', channels: ['POS', 'ONLINE'] });
const offered = (id: string, choices: object = {}) => ({
  ...{ id, offered: true, required: false, min: 0, max: 1, included: 0, includedChoices: 'FIRST' as const },
  ...{ itemIds: [], categoryIds: [] },
  ...choices,
});
const modifier = (id: string, categoryId: string) => ({ id, categoryId, info: info(id) });

const pizza: AskedItem = {
  styles: [
    { id: 'crust', name: 'Crust', isSize: false, options: [{ id: 'thin', name: 'Thin' }] },
    {
      id: 'size',
      name: 'Size',
      isSize: true,
      options: [
        { id: 'small', name: '10 in' },
        { id: 'large', name: '14 in' },
      ],
    },
  ],
  pricing: [
    {
      id: 1,
      itemBased: { price: '16.00', sizePrices: [{ id: 'large', price: '21.50' }] },
      toppingBased: {},
      styleUpcharge: [{ id: 'u', sizeOption: 'large', styleOption: 'thin', flatRate: '1.00' }],
    },
  ],
  slots: [],
  offered: [offered('toppings', { max: 6 }), offered('gone'), offered('dips', { offered: false })],
  included: [{ id: 'basil' }],
  categories: [
    { id: 'toppings', info: info('Toppings') },
    { id: 'dips', info: info('Dips') },
  ],
  modifiers: [modifier('basil', 'toppings'), modifier('nduja', 'toppings'), modifier('ranch', 'dips')],
  modifierPrices: [
    {
      id: 1,
      modifierCategories: [],
      modifierItems: [{ id: 'nduja', price: '3.00', sizePrices: [{ id: 'small', price: '2.50' }] }],
    },
  ],
  schemes: [{ id: 1, isDefault: true }],
};
const asked = (item: AskedItem, size: string | null = 'large', channel: 'POS' | 'ONLINE' = 'POS') =>
  guestQuestions(item, { scheme: 1, size, channel }).map(({ name, choices }) => [
    name,
    choices.map(choice => `${choice.name} ${choice.price}${choice.isIncluded ? ' included' : ''}`),
  ]);

describe('what a guest is asked', () => {
  it('[RULE.pricing.11] says how many choices are included, and which', () => {
    const item = { ...pizza, offered: [offered('toppings', { included: 2, includedChoices: 'CHEAPEST' })] };
    const questions = guestQuestions(item, { scheme: 1, size: 'large', channel: 'POS' });
    expect(questions.at(-1)).toMatchObject({ included: 2, includedChoices: 'CHEAPEST' });
  });

  it('is the size, the styles, then what is offered in its order, with the prices of the size', () => {
    expect(asked(pizza)).toEqual([
      ['Size', ['10 in 16.00', '14 in 21.50']],
      ['Crust', ['Thin 1.00']],
      ['Toppings', ['basil undefined included', 'nduja 3.00']],
    ]);
    expect(asked(pizza, 'small')[1]).toEqual(['Crust', ['Thin undefined']]);
    expect(asked(pizza, 'small')[2]).toEqual(['Toppings', ['basil undefined included', 'nduja 2.50']]);
  });

  it('[RULE.combo.07] of a combo are its slots too, each for one choice of what there is on the channel', () => {
    const choicesOn = (channel: string) => [{ id: 'cola', name: channel, isIncluded: false, price: '0.50' }];
    const combo = { ...pizza, slots: [{ id: 's', name: 'Drink', choicesOn }] };
    expect(asked(combo, 'large', 'ONLINE').map(([name]) => name)).toEqual(['Size', 'Crust', 'Drink', 'Toppings']);
    const questions = guestQuestions(combo, { scheme: 1, size: null, channel: 'ONLINE' });
    expect(questions[2]).toMatchObject({ of: 'slot', required: true, min: 1, max: 1, choices: choicesOn('ONLINE') });
  });

  it('leaves out what is inactive, not sold there, or not among the chosen modifiers, and asks categories together', () => {
    const names = (item: AskedItem, channel?: 'ONLINE') => asked(item, 'large', channel).at(-1)?.[1];
    const [basil = modifier('basil', 'toppings'), ...others] = pizza.modifiers;
    const online = { ...basil, info: { ...basil.info, channels: ['ONLINE'] } };
    expect(names({ ...pizza, modifiers: [online, ...others] })).toEqual(['nduja 3.00']);
    expect(names({ ...pizza, modifiers: [online, ...others] }, 'ONLINE')).toHaveLength(2);
    const inactive = { ...basil, info: { ...basil.info, status: 'INACTIVE' } };
    expect(names({ ...pizza, modifiers: [inactive, ...others] })).toEqual(['nduja 3.00']);
    expect(names({ ...pizza, offered: [offered('toppings', { itemIds: ['nduja'] })] })).toEqual(['nduja 3.00']);
    expect(names({ ...pizza, offered: [offered('toppings', { categoryIds: ['dips'] })] })).toHaveLength(3);
  });

  it('has the sizes and styles of the item only, where it has not all', () => {
    const own = { ...pizza, ownStyles: [{ id: 'size', optionIds: ['large'] }] };
    expect(sizesOf(own).map(({ id }) => id)).toEqual(['large']);
    expect(asked(own).map(([name]) => name)).toEqual(['Size', 'Toppings']);
  });
});
