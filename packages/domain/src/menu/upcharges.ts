import { isSame } from './item-styles.ts';
import { type FoundPrice, type Id, type PricedScheme, schemePrice, withId } from './price-of.ts';

/** Apart from the prices of items and modifiers, which every form of a document reads. */

interface StyleUpcharge {
  readonly id: Id;
  readonly styleOption: Id;
  readonly flatRate: string;
}

/** What an item asks for options of its styles in one scheme; of a size or of all. */
export interface ItemUpcharges {
  readonly id: Id;
  readonly styleUpcharge: readonly (StyleUpcharge & { readonly sizeOption: Id })[];
}

/** What a modifier asks for on an item with an option of a style, in one scheme. */
export interface ModifierUpcharges {
  readonly id: Id;
  readonly modifierItems: readonly { readonly id: Id; readonly styleUpcharge: readonly StyleUpcharge[] }[];
}

/** The place of an upcharge: its entry in a scheme. */
export interface UpchargePlace {
  readonly scheme: Id;
  readonly entry: Id;
}

/** Returns what an option of a style costs on an item. Undefined where nothing is found: it then costs nothing. */
export const optionUpcharge = (
  schemes: readonly PricedScheme[],
  pricing: readonly ItemUpcharges[],
  scheme: Id,
  size: Id | null,
  option: Id,
): FoundPrice<UpchargePlace> | undefined =>
  upcharge(schemes, scheme, option, id =>
    withId(pricing, id)?.styleUpcharge.filter(({ sizeOption }) => size === null || isSame(sizeOption, size)),
  );

/** Returns what a modifier costs in addition on an item with an option of a style; undefined: nothing. */
export const modifierUpcharge = (
  schemes: readonly PricedScheme[],
  prices: readonly ModifierUpcharges[],
  modifier: Id,
  scheme: Id,
  option: Id,
): FoundPrice<UpchargePlace> | undefined =>
  upcharge(schemes, scheme, option, id => withId(withId(prices, id)?.modifierItems, modifier)?.styleUpcharge);

const upcharge = (
  schemes: readonly PricedScheme[],
  scheme: Id,
  option: Id,
  entries: (scheme: Id) => readonly StyleUpcharge[] | undefined,
): FoundPrice<UpchargePlace> | undefined =>
  schemePrice(
    schemes,
    scheme,
    id => {
      const entry = entries(id)?.find(({ styleOption }) => isSame(styleOption, option));
      return entry && { price: entry.flatRate, from: { scheme: id, entry: entry.id } };
    },
    false,
  );
