import type {
  ItemPrices,
  ItemUpcharges,
  OfferedCategory,
  OptionOut,
  Style,
  TaxTerms,
  TimedScheme,
} from '../menu/index.ts';
import type { OfferChannel, OfferChoice, OfferDefinition, OfferGroup } from '../offers/index.ts';
import type { SchemePrices } from './modifier-prices.ts';
import type { Id } from './order.ts';

/** What the price of an order depends on in a menu, as the menu stores it. */

interface Listed {
  readonly status: string;
}

interface Sold extends Listed {
  readonly channels: readonly string[];
  /** Out of stock until an instant, in epoch milliseconds, or until it is removed. */
  readonly out?: { readonly until: number | null } | undefined;
}

export interface ItemTaxes {
  readonly selected: readonly Id[];
  readonly includedInPrice: boolean;
}

export interface ItemInclusions {
  readonly items: readonly { readonly id: Id; readonly quantity: number }[];
  readonly substitutions: {
    readonly allow: boolean;
    readonly limit: boolean;
    readonly limitAmount: number;
    readonly restrictToCategory: boolean;
  };
}

export interface ModifierAvailability {
  readonly categories: readonly OfferedCategory[];
}

/** What an item, its category or its department says; what one leaves out, the next says. */
interface Inheritor {
  readonly taxes?: ItemTaxes | undefined;
  readonly inclusions?: ItemInclusions | undefined;
  readonly modifiers: { readonly availability?: ModifierAvailability | undefined };
}

export interface OrderCategory extends Inheritor {
  readonly id: Id;
  readonly info: Listed;
}

/** A slot of a combo: of what its choices mean, the guest chooses one, for an upcharge in decimals. */
export interface ItemSlot {
  readonly id: Id;
  readonly choices: readonly (OfferChoice & { readonly id: Id; readonly upcharge: string })[];
}

export interface OrderItem extends Inheritor {
  readonly id: Id;
  readonly info: Sold & { readonly optionsOut?: readonly OptionOut[] | undefined };
  readonly category?: Id | undefined;
  readonly styles?: readonly { readonly id: Id; readonly optionIds: readonly Id[] }[] | undefined;
  readonly pricing: readonly (ItemPrices & ItemUpcharges)[];
  /** An item with slots is a combo. */
  readonly slots: readonly ItemSlot[];
}

export interface OrderDepartment extends Inheritor {
  readonly id: Id;
  readonly info: Listed;
  readonly taxes: ItemTaxes;
  readonly inclusions: ItemInclusions;
  readonly styles: readonly Style[];
  readonly categories: readonly OrderCategory[];
  readonly items: readonly OrderItem[];
}

export interface OrderModifier {
  readonly id: Id;
  readonly categoryId: Id;
  readonly info: Sold;
}

export interface Requirement {
  readonly id: Id;
  readonly status: string;
  readonly departmentIds: readonly Id[];
  readonly categoryIds: readonly Id[];
  readonly itemIds: readonly Id[];
  readonly modifierCategoryIds: readonly Id[];
  readonly min: number;
  readonly max: number;
}

export interface OrderMenu {
  readonly taxStructures: readonly TaxTerms[];
  readonly pricingSchemes: readonly TimedScheme[];
  readonly departments: readonly OrderDepartment[];
  readonly modifiers: {
    readonly categories: readonly { readonly id: Id; readonly info: Listed }[];
    readonly items: readonly OrderModifier[];
    readonly availability: ModifierAvailability;
    readonly pricingSchemes: readonly SchemePrices[];
  };
  readonly requirements: readonly Requirement[];
  readonly itemGroups: readonly OfferGroup[];
  readonly offers: readonly OfferDefinition[];
}

/** What a fee is a part of: the prices, the prices after the offers, those with tax, or all that is to be paid so far. */
export type FeeBase = 'SUBTOTAL' | 'DISCOUNTED' | 'TAXED' | 'DUE';

export const feeKinds = ['ZONE', 'DELIVERY', 'DELIVERY_SHARE', 'GRATUITY', 'SURCHARGE', 'CONVENIENCE'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** A fee of a location, in the order in which fees are added; null conditions are none. */
export interface FeeTerms {
  readonly kind: FeeKind;
  /** The path of its amount in the settings. */
  readonly path: string;
  readonly amount: { readonly cents: number } | { readonly hundredths: number; readonly of: FeeBase };
  /** An offer of free delivery takes it off. */
  readonly isDelivery: boolean;
  readonly orderTypes: readonly Id[] | null;
  readonly channel: OfferChannel | null;
  readonly tenderTypes: readonly Id[] | null;
  readonly zone: Id | null;
  readonly leastPeople: number;
}

/** What the price of an order depends on in the settings of a location. */
export interface OrderSettings {
  /** The order types with the channels that take them; null where the settings are not known. */
  readonly orderTypes: readonly { readonly id: Id; readonly channels: readonly OfferChannel[] }[] | null;
  readonly fees: readonly FeeTerms[];
}
