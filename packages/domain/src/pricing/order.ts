import type { CustomerType, OfferChannel } from '../offers/index.ts';

export type Id = string | number;

/** Where on an item a modifier is; it is asked for and charged as one, wherever it is. */
export type Placement = 'WHOLE' | 'LEFT' | 'RIGHT';

/** A modifier that is added to an item, beyond those that it comes with. */
export interface OrderedModifier {
  readonly id: Id;
  readonly quantity: number;
  readonly placement: Placement;
}

/** An item as it is ordered: on a line of its own, or in a slot of a combo. */
export interface OrderedItem {
  readonly item: Id;
  /** Null for an item without sizes. */
  readonly size: Id | null;
  /** One of each style that the item has, sizes aside. */
  readonly styleOptions: readonly Id[];
  readonly modifiers: readonly OrderedModifier[];
  /** The included modifiers that are left out: they refund nothing, and may be swapped. */
  readonly without: readonly Id[];
}

/** What a guest chose for a slot of a combo. */
export interface OrderedSlot extends OrderedItem {
  readonly slot: Id;
}

export interface OrderLine extends OrderedItem {
  /** One of each slot of a combo; none of any other item. */
  readonly slots: readonly OrderedSlot[];
  readonly quantity: number;
}

/** An offer that the guest or the staff asked for, with what a cashier entered instead of its value, in cents. */
export interface ChosenOffer {
  readonly id: Id;
  readonly cashierAmount: number | null;
}

/** A guest who is known: the offers that earlier orders of the business day had, and how many orders had each. */
export interface OrderGuest {
  readonly usedOffers: readonly { readonly id: Id; readonly orders: number }[];
}

/** An order that is to be priced: everything that its price depends on besides the menu and the settings. */
export interface Order {
  /** In epoch milliseconds. */
  readonly instant: number;
  /** The IANA zone of the location. */
  readonly timeZone: string;
  readonly channel: OfferChannel;
  readonly orderType: Id | null;
  readonly tenderType: Id | null;
  readonly customerType: CustomerType | null;
  readonly customerGroups: readonly Id[];
  /** Null: nobody knows who orders. */
  readonly guest: OrderGuest | null;
  readonly couponCodes: readonly string[];
  readonly chosenOffers: readonly ChosenOffer[];
  /** Where it is delivered; null where it is not, or to no zone. */
  readonly deliveryZone: Id | null;
  /** How many people it is for. */
  readonly people: number;
  readonly lines: readonly OrderLine[];
}
