import { toCents } from '../formats/index.ts';
import {
  choicesOf,
  type FoundPrice,
  type IncludedChoices,
  itemPrice,
  leastChoices,
  modifierPrice,
  modifierUpcharge,
  optionUpcharge,
  type Style,
  type StyleOption,
  sizesOf,
  stylesOf,
} from '../menu/index.ts';
import { placeOfItem, placeOfItemPrice, placeOfModifierPrice } from './item-places.ts';
import { byId, lazy } from './modifier-prices.ts';
import type { Id } from './order.ts';
import type {
  ItemInclusions,
  ItemTaxes,
  OrderCategory,
  OrderDepartment,
  OrderItem,
  OrderMenu,
  OrderModifier,
} from './order-menu.ts';
import type { PreparedMenu } from './prepared-menu.ts';
import { type PreparedSlot, preparedSlots } from './prepared-slot.ts';
import type { Place, PriceSource } from './steps.ts';

/** How many choices an item asks for from some modifiers: a question, or a requirement over several. */
export interface PreparedQuestion {
  readonly id: Id;
  readonly from: Place;
  readonly min: number;
  readonly max: number | null;
  /** How many of its choices are free, and which. */
  readonly included: number;
  readonly includedChoices: IncludedChoices;
  /** The categories of its choices. */
  readonly categories: readonly Id[];
  readonly offers: (modifier: OrderModifier) => boolean;
}

/** A modifier of the menu on an item. */
export interface ItemModifier {
  readonly modifier: OrderModifier;
  /** The first question that offers it. */
  readonly question: PreparedQuestion | undefined;
  /** What it counts for, by position: that question, and requirements, which come after all questions. */
  readonly countsFor: readonly number[];
}

/** What an item costs in one scheme and size; found once, and undefined where nothing is. */
export interface ItemPricing {
  readonly price: () => PriceSource | undefined;
  readonly option: (option: Id) => PriceSource | undefined;
  readonly modifier: (modifier: OrderModifier) => PriceSource | undefined;
  readonly modifierOption: (modifier: Id, option: Id) => PriceSource | undefined;
}

/** An item with what its category, its department and the menu say for it. */
export interface PreparedItem {
  readonly item: OrderItem;
  readonly department: OrderDepartment;
  readonly place: Place;
  /** Where it, its category or its department is switched off; null where none is. */
  readonly inactiveAt: Place | null;
  readonly sizes: ReadonlyMap<string, StyleOption>;
  /** The styles that are no sizes: one option of each is chosen. */
  readonly styles: readonly Style[];
  readonly taxes: ItemTaxes;
  readonly inclusions: ItemInclusions;
  readonly questions: readonly PreparedQuestion[];
  /** What is asked across questions. */
  readonly requirements: readonly PreparedQuestion[];
  /** None of an item that is no combo. */
  readonly slots: readonly PreparedSlot[];
  readonly modifier: (id: Id) => ItemModifier | undefined;
  readonly pricing: (scheme: Id, size: Id | null) => ItemPricing;
}

const isActive = ({ status }: { readonly status: string }): boolean => status === 'ACTIVE';

export const prepareItem = (menu: PreparedMenu, department: OrderDepartment, item: OrderItem): PreparedItem => {
  const category = menu.categoryOf(department, item.category);
  const place = placeOfItem(department.id, item.id);
  const styled = {
    ...{ styles: department.styles, optionsOut: item.info.optionsOut },
    ...(item.styles !== undefined && { ownStyles: item.styles }),
  };
  const pricings = new Map<string, ItemPricing>();
  const modifiers = new Map<string, ItemModifier>();
  const questions = questionsOf(menu, department, category, item);
  const requirements = requirementsOf(menu.menu, department, item);
  return {
    item,
    department,
    place,
    inactiveAt: inactiveAt(menu, department, item),
    sizes: byId(sizesOf(styled)),
    styles: stylesOf(styled).filter(({ isSize }) => !isSize),
    taxes: item.taxes ?? category?.taxes ?? department.taxes,
    inclusions: item.inclusions ?? category?.inclusions ?? department.inclusions,
    questions,
    requirements,
    slots: preparedSlots(item.slots, place),
    modifier: id => {
      const key = String(id);
      const known = modifiers.get(key);
      if (known !== undefined) return known;
      const modifier = menu.modifier(id);
      if (modifier === undefined) return undefined;
      const made = itemModifier(modifier, questions, requirements);
      modifiers.set(key, made);
      return made;
    },
    pricing: (scheme, size) => {
      const key = `${scheme} ${size ?? ''}`;
      const known = pricings.get(key);
      if (known !== undefined) return known;
      const made = pricingOf(menu, item, place, scheme, size);
      pricings.set(key, made);
      return made;
    },
  };
};

const itemModifier = (
  modifier: OrderModifier,
  questions: readonly PreparedQuestion[],
  requirements: readonly PreparedQuestion[],
): ItemModifier => {
  const at = questions.findIndex(one => one.offers(modifier));
  const across = requirements.flatMap((one, place) => (one.offers(modifier) ? questions.length + place : []));
  return { modifier, question: questions[at], countsFor: at < 0 ? across : [at, ...across] };
};

/** Where an item, its category or its department is switched off; null where none is. */
export const inactiveAt = (menu: PreparedMenu, department: OrderDepartment, item: OrderItem): Place | null => {
  if (!isActive(item.info)) return [...placeOfItem(department.id, item.id), 'info', 'status'];
  const category = menu.categoryOf(department, item.category);
  if (isActive(department.info) && (category === undefined || isActive(category.info))) return null;
  const around: Place = ['departments', { id: department.id }];
  if (category !== undefined && !isActive(category.info))
    return [...around, 'categories', { id: category.id }, 'info', 'status'];
  return [...around, 'info', 'status'];
};

/** The questions of the item, its category, its department or the menu: of the first that says any. */
const questionsOf = (
  { menu, isActiveQuestion }: PreparedMenu,
  department: OrderDepartment,
  category: OrderCategory | undefined,
  item: OrderItem,
): readonly PreparedQuestion[] => {
  const at: Place = ['departments', { id: department.id }];
  const saying = [
    { of: item.modifiers, place: [...at, 'items', { id: item.id }, 'modifiers'] },
    { of: category?.modifiers, place: [...at, 'categories', { id: category?.id ?? '' }, 'modifiers'] },
    { of: department.modifiers, place: [...at, 'modifiers'] },
    { of: menu.modifiers, place: ['modifiers'] },
  ].find(({ of }) => of?.availability !== undefined);
  const offered = saying?.of?.availability?.categories ?? [];
  return offered
    .filter(one => one.offered && isActiveQuestion(one.id))
    .map(one => ({
      id: one.id,
      from: [...(saying?.place ?? []), 'availability', 'categories', { id: one.id }],
      min: leastChoices(one),
      max: one.max,
      included: one.included,
      includedChoices: one.includedChoices,
      categories: [one.id, ...one.categoryIds],
      offers: choicesOf(one),
    }));
};

const requirementsOf = (
  { requirements }: OrderMenu,
  department: OrderDepartment,
  { id, category }: OrderItem,
): readonly PreparedQuestion[] =>
  requirements
    .filter(
      one =>
        isActive(one) &&
        one.modifierCategoryIds.length > 0 &&
        (has(one.itemIds, id) || has(one.categoryIds, category) || has(one.departmentIds, department.id)),
    )
    .map(({ id: requirement, min, max, modifierCategoryIds }) => ({
      id: requirement,
      from: ['requirements', { id: requirement }],
      ...{ min, max, included: 0, includedChoices: 'FIRST', categories: modifierCategoryIds },
      offers: ({ categoryId }) => has(modifierCategoryIds, categoryId),
    }));

const has = (ids: readonly Id[], id: Id | undefined): boolean =>
  id !== undefined && ids.some(one => String(one) === String(id));

const pricingOf = (
  { menu, schemes, modifierPrices }: PreparedMenu,
  item: OrderItem,
  place: Place,
  scheme: Id,
  size: Id | null,
): ItemPricing => ({
  price: lazy(() => sourceOf(itemPrice(schemes, item.pricing, scheme, size), from => placeOfItemPrice(place, from))),
  option: remembered(String, option =>
    sourceOf(optionUpcharge(schemes, item.pricing, scheme, size, option), ({ scheme: at, entry }) => [
      ...place,
      ...['pricing', { id: at }, 'styleUpcharge', { id: entry }, 'flatRate'],
    ]),
  ),
  modifier: remembered<OrderModifier>(
    ({ id }) => String(id),
    ({ id, categoryId }) =>
      sourceOf(
        modifierPrice(schemes, modifierPrices(id, categoryId), item.pricing, { id, categoryId }, scheme, size),
        from => placeOfModifierPrice(place, { id, categoryId }, from),
      ),
  ),
  modifierOption: (modifier, option) =>
    sourceOf(modifierUpcharge(schemes, menu.modifiers.pricingSchemes, modifier, scheme, option), from => [
      ...['modifiers', 'pricingSchemes', { id: from.scheme }, 'modifierItems', { id: modifier }],
      ...['styleUpcharge', { id: from.entry }, 'flatRate'],
    ]),
});

const sourceOf = <From extends { readonly scheme: Id }>(
  found: FoundPrice<From> | undefined,
  placeOf: (from: From) => Place,
): PriceSource | undefined =>
  found && {
    cents: toCents(found.price),
    from: placeOf(found.from),
    scheme: found.from.scheme,
    changes: found.changes,
  };

/** Calls a function once for each key. */
const remembered = <K, V = PriceSource | undefined>(
  keyOf: (key: K) => string,
  find: (key: K) => V,
): ((key: K) => V) => {
  const known = new Map<string, V>();
  return key => {
    const text = keyOf(key);
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as V;
    const made = find(key);
    known.set(text, made);
    return made;
  };
};
