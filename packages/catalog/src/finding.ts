import type { Channel } from '@commissary/domain';

/** What is valid in a document and yet most likely a mistake: a guest could not order, pay or find something. */
export interface Finding {
  readonly code: FindingCode;
  /** Where it is repaired. */
  readonly path: string;
  /** The names that its sentence contains: first that of the member it is about. */
  readonly names: readonly string[];
  /** How many members it is about, or that there are. */
  readonly count?: number | undefined;
  /** The channel whose hours it is about. */
  readonly channel?: Channel | undefined;
  /** How many there have to be. */
  readonly needed?: number | undefined;
  /** The names of the order types that it is about; absent where it is about any. */
  readonly orderTypes?: readonly string[] | undefined;
  /** The employee whom it is about: a record, and no field of a document, repairs it. */
  readonly personId?: string | undefined;
  /** The value that repairs it at once; where absent, the user has to choose one. */
  readonly repair?: { readonly path: string; readonly value: unknown };
}

export const findingCodes = [
  'price-missing',
  'below-nothing',
  'tax-missing',
  'no-tax-rate',
  'inactive-department',
  'inactive-category',
  'no-channel',
  'not-online',
  'too-few-options',
  'too-few-on-sale',
  'more-than-maximum',
  'slot-without-choice',
  'offer-on-nothing',
  'limited-to-nothing',
  'no-hours',
  'channel-without-hours',
  'zone-without-fee',
  'drawer-without-station',
  'kitchen-without-printer',
  'equal-names',
  'job-without-department',
  'pin-missing',
  'certification-ended',
] as const;
export type FindingCode = (typeof findingCodes)[number];
