import { toCents } from '../formats/index.ts';
import { type FoundPrice, itemPrice, modifierPrice, modifierUpcharge, optionUpcharge } from '../menu/index.ts';
import { placeOfItemPrice, placeOfModifierPrice } from './item-places.ts';
import type { Id } from './order.ts';
import type { OrderItem, OrderModifier } from './order-menu.ts';
import type { PreparedMenu } from './prepared-menu.ts';
import type { Place, PriceSource } from './steps.ts';

interface PricedItem {
  readonly item: OrderItem;
  readonly place: Place;
}

/** What an item costs in one scheme, of one size; each price is found once, and undefined where there is none. */
export class ItemPricing {
  readonly price: PriceSource | undefined;
  readonly #menu: PreparedMenu;
  readonly #of: PricedItem;
  readonly #scheme: Id;
  readonly #size: Id | null;
  readonly #modifiers = new Map<OrderModifier, PriceSource | null>();
  #options: Map<string, PriceSource | undefined> | null = null;

  constructor(menu: PreparedMenu, of: PricedItem, scheme: Id, size: Id | null) {
    this.#menu = menu;
    this.#of = of;
    this.#scheme = scheme;
    this.#size = size;
    this.price = sourceOf(itemPrice(menu.schemes, of.item.pricing, scheme, size), from =>
      placeOfItemPrice(of.place, from),
    );
  }

  isOf(scheme: Id, size: Id | null): boolean {
    return this.#size === size && this.#scheme === scheme;
  }

  option(option: Id): PriceSource | undefined {
    this.#options ??= new Map();
    const key = String(option);
    const known = this.#options.get(key);
    if (known !== undefined || this.#options.has(key)) return known;
    const { item, place } = this.#of;
    const found = sourceOf(
      optionUpcharge(this.#menu.schemes, item.pricing, this.#scheme, this.#size, option),
      ({ scheme, entry }) => [...place, 'pricing', { id: scheme }, 'styleUpcharge', { id: entry }, 'flatRate'],
    );
    this.#options.set(key, found);
    return found;
  }

  modifier(modifier: OrderModifier): PriceSource | undefined {
    const known = this.#modifiers.get(modifier);
    if (known !== undefined) return known ?? undefined;
    const { id, categoryId } = modifier;
    const { schemes, modifierPrices } = this.#menu;
    const { item, place } = this.#of;
    const priced = { id, categoryId };
    const found = sourceOf(
      modifierPrice(schemes, modifierPrices(id, categoryId), item.pricing, priced, this.#scheme, this.#size),
      from => placeOfModifierPrice(place, priced, from),
    );
    this.#modifiers.set(modifier, found ?? null);
    return found;
  }

  modifierOption(modifier: Id, option: Id): PriceSource | undefined {
    const { schemes, menu } = this.#menu;
    return sourceOf(
      modifierUpcharge(schemes, menu.modifiers.pricingSchemes, modifier, this.#scheme, option),
      ({ scheme, entry }) => [
        ...['modifiers', 'pricingSchemes', { id: scheme }, 'modifierItems', { id: modifier }],
        ...['styleUpcharge', { id: entry }, 'flatRate'],
      ],
    );
  }
}

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
