import type { ItemPricePlace, ModifierPricePlace, PricedModifier } from '../menu/index.ts';
import type { Id } from './order.ts';
import type { Place } from './steps.ts';

/** The places of prices in a menu: where `price-of.ts` found them. */

export const placeOfItem = (department: Id, item: Id): Place => [
  'departments',
  { id: department },
  'items',
  { id: item },
];

export const placeOfModifier = (modifier: Id): Place => ['modifiers', 'items', { id: modifier }];

export const placeOfItemPrice = (item: Place, { scheme, size }: ItemPricePlace): Place => {
  const prices: Place = [...item, 'pricing', { id: scheme }, 'itemBased'];
  return size === null ? [...prices, 'price'] : [...prices, 'sizePrices', { id: size }, 'price'];
};

export const placeOfModifierPrice = (
  item: Place,
  { id: modifier, categoryId }: PricedModifier,
  { scheme, of, size }: ModifierPricePlace,
): Place => {
  if (of === 'item') return [...item, 'pricing', { id: scheme }, 'toppingBased', 'toppingsPrice'];
  const prices: Place = ['modifiers', 'pricingSchemes', { id: scheme }];
  const [own, plain, sized]: readonly [Place, string, string] =
    of === 'modifier'
      ? [[...prices, 'modifierItems', { id: modifier ?? '' }], 'price', 'sizePrices']
      : [[...prices, 'modifierCategories', { id: categoryId }], 'additionPrice', 'additionPrices'];
  return size === null ? [...own, plain] : [...own, sized, { id: size }, 'price'];
};
