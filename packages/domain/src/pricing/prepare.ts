import { defaultScheme, type TaxesOf, taxesOf } from '../menu/index.ts';
import { type OfferTerms, offerTerms } from '../offers/index.ts';
import { alike, byId, lazy, pricesByModifier } from './modifier-prices.ts';
import type { Id } from './order.ts';
import { type OrderClock, rememberedClock } from './order-clock.ts';
import type { OrderDepartment, OrderItem, OrderMenu, OrderModifier, OrderSettings } from './order-menu.ts';
import { PreparedItem } from './prepared-item.ts';
import type { PreparedMenu } from './prepared-menu.ts';
import { preparedOptions } from './prepared-options.ts';
import { PreparedQuestions } from './prepared-questions.ts';
import type { Place } from './steps.ts';

interface PreparedOffer {
  readonly id: Id;
  readonly place: Place;
  readonly terms: OfferTerms;
}

/** A menu and settings that orders are priced with. */
export interface PreparedPricing extends PreparedMenu {
  readonly settings: OrderSettings;
  /** An item with its department, before anything of it is resolved. */
  readonly place: (id: Id) => { readonly department: OrderDepartment; readonly item: OrderItem } | undefined;
  /** Undefined for an item that is not on the menu. */
  readonly item: (id: Id) => PreparedItem | undefined;
  /** The modifiers of a category, in the order of the menu. */
  readonly modifiersOf: (category: Id) => readonly OrderModifier[];
  readonly offers: readonly PreparedOffer[];
  readonly taxes: TaxesOf;
  readonly clock: (instant: number, timeZone: string) => OrderClock;
}

/**
 * Prepares an effective menu and the settings of its location for any number of orders: members by id, the terms of
 * offers. What an item inherits and costs is resolved when it is first ordered, and kept. [RULE.pricing.02]
 */
export const prepareOrderPricing = (menu: OrderMenu, settings: OrderSettings): PreparedPricing => {
  const places = new Map<string, { readonly department: OrderDepartment; readonly item: OrderItem }>();
  for (const department of menu.departments)
    for (const item of department.items)
      if (!places.has(String(item.id))) places.set(String(item.id), { department, item });
  const modifiers = byId(menu.modifiers.items);
  const questions = byId(menu.modifiers.categories);
  const byCategory = lazy(() => Map.groupBy(menu.modifiers.items, ({ categoryId }) => String(categoryId)));
  const categories = new Map(menu.departments.map(one => [one, byId(one.categories)]));
  const modifier = (id: Id) => modifiers.get(String(id));
  const prepared: PreparedMenu = {
    menu,
    schemes: menu.pricingSchemes,
    modifierPrices: pricesByModifier(menu.modifiers.pricingSchemes),
    isActiveQuestion: id => questions.get(String(id))?.info.status === 'ACTIVE',
    channels: alike(channels => channels),
    options: preparedOptions(),
    questions: alike(asked => new PreparedQuestions(asked, modifier)),
    modifier,
    categoryOf: (department, id) => (id === undefined ? undefined : categories.get(department)?.get(String(id))),
  };
  const items = new Map<string, PreparedItem>();
  const firstScheme = defaultScheme(menu.pricingSchemes)?.id ?? '';
  return {
    ...prepared,
    settings,
    place: id => places.get(String(id)),
    item: id => {
      const key = String(id);
      const known = items.get(key);
      if (known !== undefined) return known;
      const place = places.get(key);
      if (place === undefined) return undefined;
      const made = new PreparedItem(prepared, place.department, place.item);
      items.set(key, made);
      return made;
    },
    taxes: taxesOf(menu.taxStructures),
    clock: rememberedClock(),
    modifiersOf: category => byCategory().get(String(category)) ?? [],
    offers: menu.offers.map(offer => ({
      id: offer.id,
      place: ['offers', { id: offer.id }],
      terms: offerTerms(offer, menu.itemGroups, firstScheme),
    })),
  };
};
