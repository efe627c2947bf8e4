import type { SchemeChange } from '../menu/index.ts';
import type { OfferRejection } from '../offers/index.ts';
import type { Id, Placement } from './order.ts';
import type { FeeBase, FeeKind } from './order-menu.ts';

/** A place in a menu, from its root: names of values, and ids of members of lists. */
export type Place = readonly (string | { readonly id: Id })[];

/** A price that was found, in cents, with its scheme and the schemes that changed it on the way. */
export interface PriceSource {
  readonly cents: number;
  readonly from: Place;
  readonly scheme: Id;
  readonly changes: readonly SchemeChange[];
}

interface Step {
  /** What it adds to the order, in cents; negative where it takes off. */
  readonly cents: number;
}

interface LineStep extends Step {
  /** The position of the line in the order. */
  readonly line: number;
}

/** Why a modifier costs nothing: the first choices of its question are free, or it stands in for one left out. */
export type FreeReason = 'INCLUDED' | 'SWAPPED';

/** Which scheme is in force: by its times, always, or as the default one. */
export interface SchemeStep extends Step {
  readonly kind: 'SCHEME';
  readonly cents: 0;
  readonly scheme: Id;
  readonly reason: 'TIMES' | 'ALWAYS' | 'DEFAULT';
  readonly from: Place;
}

export interface ItemStep extends LineStep {
  readonly kind: 'ITEM';
  readonly item: Id;
  readonly size: Id | null;
  readonly quantity: number;
  readonly source: PriceSource;
}

/** An option of a style; without a price of its own it costs nothing. */
export interface OptionStep extends LineStep {
  readonly kind: 'OPTION';
  readonly option: Id;
  readonly quantity: number;
  readonly source: PriceSource | null;
}

/** A modifier, with what it costs in addition for the options of styles; without prices it costs nothing. */
export interface ModifierStep extends LineStep {
  readonly kind: 'MODIFIER';
  readonly modifier: Id;
  readonly placement: Placement;
  readonly quantity: number;
  readonly free: FreeReason | null;
  readonly source: PriceSource | null;
}

/** What a modifier costs in addition on an item with an option of a style. */
export interface ModifierOptionStep extends LineStep {
  readonly kind: 'MODIFIER_OPTION';
  readonly modifier: Id;
  readonly option: Id;
  readonly quantity: number;
  readonly source: PriceSource;
}

/** What a guest chose for a slot of a combo, with its upcharge. The steps of its options and modifiers come after it. */
export interface SlotStep extends LineStep {
  readonly kind: 'SLOT';
  readonly slot: Id;
  readonly item: Id;
  readonly size: Id | null;
  readonly quantity: number;
  readonly from: Place;
}

/** What an offer takes off a line. */
export interface OfferStep extends LineStep {
  readonly kind: 'OFFER';
  readonly offer: Id;
  readonly from: Place;
}

/** Why an offer does not apply; `ASKED`: the staff have to agree first. */
export interface SkippedOfferStep extends Step {
  readonly kind: 'OFFER_SKIPPED';
  readonly cents: 0;
  readonly offer: Id;
  readonly reason: OfferRejection | 'ASKED';
  readonly from: Place;
}

/** What a tax adds, and what of it is in the prices already. */
export interface TaxStep extends Step {
  readonly kind: 'TAX';
  readonly tax: Id;
  readonly included: number;
  readonly reason: 'AFTER' | 'BEFORE';
  readonly from: Place;
}

export interface FeeStep extends Step {
  readonly kind: 'FEE';
  readonly fee: FeeKind;
  /** What it is a part of, and how much that is; null for an amount. */
  readonly of: { readonly base: FeeBase; readonly cents: number } | null;
  /** The path of its amount in the settings. */
  readonly settingsPath: string;
}

/** The delivery fees that an offer takes off. */
export interface FreeDeliveryStep extends Step {
  readonly kind: 'FREE_DELIVERY';
  readonly offer: Id;
  readonly from: Place;
}

/** One step of the price of an order. The steps of an order sum to its total. */
export type PricingStep =
  | SchemeStep
  | ItemStep
  | OptionStep
  | ModifierStep
  | ModifierOptionStep
  | SlotStep
  | OfferStep
  | SkippedOfferStep
  | TaxStep
  | FeeStep
  | FreeDeliveryStep;

export const refusalCodes = [
  'ORDER_TYPE',
  'ITEM_GONE',
  'ITEM_INACTIVE',
  'ITEM_CHANNEL',
  'OUT_OF_STOCK',
  'SIZE_MISSING',
  'SIZE_GONE',
  'OPTION_MISSING',
  'OPTION_GONE',
  'OPTION_OUT_OF_STOCK',
  'MODIFIER_NOT_OFFERED',
  'MODIFIER_OUT_OF_STOCK',
  'NOT_INCLUDED',
  'TOO_FEW_MODIFIERS',
  'TOO_MANY_MODIFIERS',
  'SLOT_MISSING',
  'SLOT_GONE',
  'CHOICE_GONE',
  'COMBO_IN_COMBO',
  'QUANTITY',
  'NO_PRICE',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why an order cannot be placed as it is. */
export interface Refusal {
  /** The position of the line; null: the order as a whole. */
  readonly line: number | null;
  readonly code: RefusalCode;
  /** Where the menu says so; null where there is no such place. */
  readonly from: Place | null;
  /** The item, size, option, modifier, question or slot it is about. */
  readonly of: Id | null;
  /** The slot of a combo whose item cannot be ordered; absent where it is about the line itself. */
  readonly slot?: Id;
}
