import {
  type FoundPrice,
  followedDifference,
  type ItemPrices,
  itemPrice,
  type ModifierPrices,
  type PricedModifier,
  type PricedScheme,
  pricedModifier,
  type SchemeChange,
  schemePrice,
} from '@commissary/domain';
import {
  type Id,
  type InheritedSource,
  type InheritedValue,
  isArray,
  joinTokens,
  memberId,
  memberPath,
  memberToken,
  own,
  parentPath,
  readDecimal,
  type SplitValues,
  splitPath,
  valueAt,
} from '@commissary/schema';
import { sizesAt } from './items/sizes-at.ts';

/**
 * What an absent price is in a pricing scheme, for the forms: the lookup is that of `price-of.ts`; here its places are
 * paths.
 */

const schemes = ['/pricingSchemes'];
/** Of the item around the place. */
const itemPricing = '/departments/[.]/items/[.]/pricing';
const modifierPricing = '/modifiers/pricingSchemes';

/** The price of an item, or of one of its sizes. */
export const itemPriceSource: InheritedSource = {
  reads: [...schemes, itemPricing],
  find: (doc, path) => {
    const { list, scheme, inside } = atScheme(path, itemPricing);
    const size = inside.match(/\/sizePrices\/\[(.*)\]\/price$/)?.[1];
    const found = itemPrice(schemesIn(doc), listAt<ItemPrices>(doc, list), scheme, size ?? null);
    return inherited(found, ({ scheme: at, size: of }) =>
      of === null
        ? `${memberPath(list, at)}/itemBased/price`
        : `${memberPath(`${memberPath(list, at)}/itemBased/sizePrices`, of)}/price`,
    );
  },
};

/** The prices of an item that is priced by size. */
export const pricesBySize = (doc: unknown, path: string): SplitValues | undefined => {
  const { list, scheme } = atScheme(path, itemPricing);
  const item = parentPath(list) ?? '';
  const sizes = sizesAt(doc, item, valueAt(doc, item));
  if (sizes.length === 0) return undefined;
  const [schemes, pricing] = [schemesIn(doc), listAt<ItemPrices>(doc, list)];
  const found = sizes.flatMap(({ id }) => itemPrice(schemes, pricing, scheme, id) ?? []);
  return {
    values: found.map(({ price }) => price),
    isInherited: !found.some(({ from }) => String(from.scheme) === String(scheme)),
  };
};

/** The price at the same place in the followed scheme, or in the default one, such as that of a topping. */
const elsewhere = (pricing: string, reads: string): InheritedSource => ({
  reads: [...schemes, reads],
  find: (doc, path) => {
    const { list, scheme, inside } = atScheme(path, pricing);
    const at = (id: Id) => memberPath(list, id) + inside;
    const own = (id: Id) => {
      const price = valueAt(doc, at(id));
      return typeof price === 'string' ? { price, from: id } : undefined;
    };
    return inherited(schemePrice(schemesIn(doc), scheme, own, false), at);
  },
});

/** The price of a topping on an item, and the upcharge of a style. */
export const toppingPriceSource = elsewhere(itemPricing, itemPricing);

/** The price of a modifier that is ordered alone, and its upcharges. */
export const modifierExtraSource = elsewhere(modifierPricing, modifierPricing);

/** The price of a modifier, or of all modifiers of a category, of any size or of one. */
export const modifierPriceSource: InheritedSource = {
  reads: [...schemes, modifierPricing, '/modifiers/items'],
  find: (doc, path) => {
    const { list, scheme, inside } = atScheme(path, modifierPricing);
    const [kind, member = '', , sized] = splitPath(inside);
    const id = memberId(member);
    const size = sized === undefined ? null : memberId(sized);
    const category =
      kind === 'modifierItems' ? own(valueAt(doc, memberPath('/modifiers/items', id)), 'categoryId') : id;
    const modifier: PricedModifier = {
      id: kind === 'modifierItems' ? id : null,
      categoryId: typeof category === 'string' || typeof category === 'number' ? category : '',
    };
    const found = pricedModifier(schemesIn(doc), listAt<ModifierPrices>(doc, list), modifier, scheme, size);
    return inherited(found, ({ scheme: at, of, size: ofSize }) => {
      const prices = memberPath(list, at);
      return of === 'modifier'
        ? pathOf(memberPath(`${prices}/modifierItems`, id), 'price', 'sizePrices', ofSize)
        : pathOf(
            memberPath(`${prices}/modifierCategories`, modifier.categoryId),
            'additionPrice',
            'additionPrices',
            ofSize,
          );
    });
  },
};

const pathOf = (member: string, plain: string, sized: string, size: Id | null): string =>
  size === null ? `${member}/${plain}` : `${memberPath(`${member}/${sized}`, size)}/price`;

/** A path inside the prices of one scheme, in parts. */
const atScheme = (path: string, pricing: string) => {
  const tokens = splitPath(path);
  const depth = splitPath(pricing).length;
  return {
    list: joinTokens(tokens.slice(0, depth)),
    scheme: memberId(tokens[depth] ?? memberToken('')),
    inside: joinTokens(tokens.slice(depth + 1)),
  };
};

const schemesIn = (doc: unknown): readonly PricedScheme[] => listAt<PricedScheme>(doc, '/pricingSchemes');

/** The members of a list of a menu, which the definition gave their shape. */
const listAt = <T>(doc: unknown, path: string): readonly T[] => {
  const members = valueAt(doc, path);
  return isArray(members) ? (members as readonly T[]) : [];
};

const inherited = <From>(
  found: FoundPrice<From> | undefined,
  pathOfPlace: (from: From) => string,
): InheritedValue | undefined =>
  found && {
    value: found.price,
    from: pathOfPlace(found.from),
    ...(found.changes.length > 0 && { change: found.changes.map(changeText).join(' ') }),
  };

/** `+1.00`, `−10%`: what a formula says. */
const changeText = ({ follows }: SchemeChange): string => {
  const by = followedDifference(follows) ?? { amount: '0.00' };
  const number = 'amount' in by ? by.amount : `${readDecimal(by.percent) ?? by.percent}%`;
  return number.startsWith('-') ? `−${number.slice(1)}` : `+${number}`;
};
