import { type Rule, required } from '@commissary/schema';

/** Every rule of a document that reads more than one field, or that a kind cannot check. */
export type RuleCode =
  | 'unnamed'
  | 'not-one-default-scheme'
  | 'default-scheme-inactive'
  | 'title-missing'
  | 'several-default-schemes'
  | 'choice-of-nothing'
  | 'combo-of-nothing'
  | 'multi-buy-range'
  | 'coupon-code-missing'
  | 'dates-reversed'
  | 'choices-range'
  | 'choices-required'
  | 'choices-included'
  | 'payment-range'
  | 'lead-time-range'
  | 'stars-order'
  | 'ticket-number-range'
  | 'late-before-warning'
  | 'scheme-follows-itself'
  | 'gift-only'
  | 'department-unnamed'
  | 'job-type-unnamed'
  | 'job-type-without-department'
  | 'salary-total'
  | 'no-date'
  | 'promise-order'
  | 'kitchen-on-receipt'
  | 'drawer-not-assigned'
  | 'zone-not-drawn'
  | 'one-time'
  | 'worldpay-incomplete'
  | 'mercury-incomplete'
  | 'open-edge-incomplete'
  | 'cayan-incomplete'
  | 'valutec-gift-incomplete'
  | 'mercury-gift-incomplete'
  | 'cayan-gift-incomplete'
  | 'surcharge-or-discount'
  | 'support-day-missing'
  /** Found by the server alone: nobody brought the picture. */
  | 'UNKNOWN_IMAGE';

/** A rule whose code is one of the product's rule codes. */
export interface DocumentRule<in T> extends Rule<T> {
  readonly code: RuleCode;
}

export const rule = <T>(code: RuleCode, at: string, holds: (value: T) => boolean): DocumentRule<T> => ({
  code,
  at,
  holds,
});

/** The rule for all members that users find by name. */
export const named = (code: RuleCode = 'unnamed'): DocumentRule<{ name: string }> => required('name', code);
