import type { FeeKind, Placement, PricingStep, RefusalCode } from '@commissary/domain';
import { formatList, formatNumber } from '@commissary/domain';

type TextsOf<K extends string> = Readonly<Record<K, string>>;

const fees: TextsOf<FeeKind> = {
  ZONE: 'Delivery zone',
  DELIVERY: 'Delivery fee',
  DELIVERY_SHARE: 'Delivery fee',
  GRATUITY: 'Automatic gratuity',
  SURCHARGE: 'Card surcharge',
  CONVENIENCE: 'Convenience fee',
};
const schemes: TextsOf<Extract<PricingStep, { kind: 'SCHEME' }>['reason']> = {
  TIMES: 'applies to this order at this time',
  ALWAYS: 'always applies',
  DEFAULT: 'the default pricing scheme',
};
const placements: TextsOf<Placement> = { WHOLE: '', LEFT: 'left half', RIGHT: 'right half' };

const refusals: TextsOf<RefusalCode> = {
  ORDER_TYPE: 'this order type is not taken here',
  ITEM_GONE: 'not on the menu',
  ITEM_INACTIVE: 'inactive',
  ITEM_CHANNEL: 'not sold on this channel',
  OUT_OF_STOCK: 'out of stock',
  SIZE_MISSING: 'no size chosen',
  SIZE_GONE: 'this size is not offered',
  OPTION_MISSING: 'no option of a style chosen',
  OPTION_GONE: 'this option is not offered, or chosen twice',
  OPTION_OUT_OF_STOCK: 'this size or option is out of stock',
  MODIFIER_NOT_OFFERED: 'this modifier is not offered',
  MODIFIER_OUT_OF_STOCK: 'this modifier is out of stock',
  NOT_INCLUDED: 'left out, but not included',
  TOO_FEW_MODIFIERS: 'too few modifiers',
  TOO_MANY_MODIFIERS: 'too many modifiers',
  SLOT_MISSING: 'nothing chosen for a slot',
  SLOT_GONE: 'no slot of this item, or filled twice',
  CHOICE_GONE: 'not a choice of this slot',
  COMBO_IN_COMBO: 'a combo cannot be in a combo',
  QUANTITY: 'not a possible quantity',
  NO_PRICE: 'no price',
};

/** Texts of the steps of an order's price. */
export const orderStepTexts = {
  scheme: (name: string, reason: keyof typeof schemes) => `${name}: ${schemes[reason]}`,
  /** `Margherita, Large × 2 (Happy hour)`. */
  priced: (name: string, quantity: number, details: readonly string[]) => {
    const counted = quantity === 1 ? name : `${name} × ${formatNumber(quantity)}`;
    return details.length === 0 ? counted : `${counted} (${details.join('; ')})`;
  },
  sized: (name: string, size: string) => `${name}, ${size}`,
  /** `Drink: Cola, Large`. */
  slot: (slot: string, chosen: string) => `${slot}: ${chosen}`,
  withOption: (name: string, option: string) => `${name} with ${option}`,
  placement: placements,
  free: { INCLUDED: 'included', SWAPPED: 'in place of one left out' },
  /** `Default changed by Happy hour`. */
  changedBy: (from: string, by: readonly string[]) => `${from}, changed by ${formatList(by)}`,
  skipped: (offer: string, reason: string) => `${offer}: ${reason}`,
  tax: (name: string, rate: string, isAfter: boolean) =>
    `${name}, ${rate} ${isAfter ? 'after discounts' : 'before discounts'}`,
  inPrices: (tax: string, amount: string) => `${tax}; ${amount} is in the prices`,
  fees,
  share: (fee: string, percent: string, amount: string) => `${fee}, ${percent} of ${amount}`,
  refused: 'This order cannot be placed.',
  reason: refusals,
  /** `Line 2, Margherita: out of stock`. */
  refusal: (line: number | null, name: string, code: RefusalCode) =>
    `${line === null ? 'Order' : `Line ${formatNumber(line + 1)}`}, ${name}: ${refusals[code]}`,
  freeDelivery: (offer: string) => `${offer}: free delivery`,
};
