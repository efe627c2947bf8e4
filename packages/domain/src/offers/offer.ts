/** What the rules of offers read of an offer and of an item group, as a menu stores them. */

/** The id of a member: a number or a text. */
export type Id = string | number;

export type ChoiceLevel = 'CATEGORY' | 'ITEMS' | 'ITEM';

export interface OfferChoice {
  readonly level: ChoiceLevel;
  readonly departmentId: Id;
  readonly categoryId: Id;
  readonly itemId: Id;
  readonly limitToSizeIds: readonly Id[];
  readonly limitToStyleIds: readonly Id[];
}

export interface OfferGroup {
  readonly id: Id;
  readonly choices: readonly OfferChoice[];
}

export interface OfferValue {
  readonly value: {
    readonly type: 'AMOUNT' | 'PERCENTAGE' | 'DIFFERENT_SIZE';
    readonly amountValue: string;
    readonly percentageValue: string;
    readonly sizeId: Id;
    readonly cashierOverride: { readonly enabled: boolean; readonly value: string };
  };
  readonly freeDelivery: boolean;
  readonly limitOfferValue: { readonly enabled: boolean; readonly amount: string };
  readonly excludedChoices: readonly OfferChoice[];
}

/** A value of single items, which may be of every so many only. */
export interface OfferItemValue extends OfferValue {
  readonly multiBuy: { readonly enabled: boolean; readonly items: number; readonly reduced: number };
}

export interface OfferSchemeValue {
  readonly schemeId: Id;
  readonly entireOrder: OfferValue;
  readonly anyItem: OfferItemValue;
  readonly individualGroups: readonly (OfferItemValue & { readonly id: Id })[];
  readonly comboOffer: OfferValue & { readonly groupIds: readonly Id[] };
}

export type OfferChannel = 'POS' | 'ONLINE';
export type CustomerType = 'RESIDENTIAL' | 'BUSINESS' | 'LODGING';

export interface OfferDefinition {
  readonly id: Id;
  readonly info: {
    readonly name: string;
    readonly status: 'ACTIVE' | 'INACTIVE';
    readonly channels: readonly OfferChannel[];
  };
  readonly applying: {
    readonly autoApplyIfCriteriaMet: boolean;
    readonly promptIfAutoApplied: boolean;
    readonly couponCode: { readonly required: boolean; readonly code: string };
  };
  readonly validity: {
    readonly dateRange: { readonly enabled: boolean; readonly from: string; readonly to: string };
    readonly daysOfTheWeek: readonly number[];
    readonly timeOfDay: { readonly enabled: boolean; readonly startTime: number; readonly endOffset: number };
    readonly orderTypes: readonly Id[];
    readonly tenderTypes: readonly Id[];
    readonly customerTypes: readonly CustomerType[];
    readonly customerGroups: readonly Id[];
    readonly minimumPurchase: { readonly amount: string; readonly mode: 'BEFORE' | 'AFTER' };
    readonly usageLimit: number;
    readonly guestDailyLimit: { readonly enabled: boolean; readonly orders: number };
  };
  readonly value: {
    readonly appliesTo: 'ENTIRE_ORDER' | 'ANY_ITEM' | 'INDIVIDUAL_GROUPS' | 'COMBO';
    readonly pricingSchemes: readonly OfferSchemeValue[];
  };
  readonly interactions: { readonly combinable: boolean };
  readonly advanced: {
    readonly applyOfferTo: 'LOWEST' | 'HIGHEST';
    readonly chargeModifiers: boolean;
    readonly taxApply: 'OFF' | 'ON';
    readonly requireReason: boolean;
    readonly requireSignature: boolean;
    readonly physicalCouponExpected: boolean;
  };
}
