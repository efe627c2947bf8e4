import type { OfferChannel } from '../offers/index.ts';

/** What a ticket names, as it was called when it was sold. A ticket stays readable when the menu has changed. */
export interface SoldName {
  readonly id: string;
  readonly name: string;
}

/** What an offer takes off a line. Amounts are in cents. */
export interface TicketOffer extends SoldName {
  readonly cents: number;
  /** The offer is reported as a lower sale: its amount is neither gross sales nor a discount. */
  readonly isLowerSale: boolean;
}

export interface TicketModifier extends SoldName {
  readonly quantity: number;
  /** Contained in the gross amount of the line. */
  readonly cents: number;
}

/** A line as it was sold. Amounts are of all its units, in cents. */
export interface TicketLine {
  readonly item: SoldName;
  readonly department: SoldName;
  readonly size: SoldName | null;
  readonly quantity: number;
  /** With modifiers, before offers; taxes that prices contain are in it. */
  readonly gross: number;
  readonly modifiers: readonly TicketModifier[];
  readonly offers: readonly TicketOffer[];
  /** The tax that is added to the line, after offers. */
  readonly taxAdded: number;
  /** The tax that its price contains. */
  readonly taxIncluded: number;
  /** Set when the line was taken off the ticket. After the ticket was closed it counts on the day of `at`. */
  readonly voided: { readonly at: number; readonly by: SoldName | null; readonly reason: string | null } | null;
}

export const ticketFees = ['DELIVERY', 'SERVICE', 'GRATUITY', 'OTHER'] as const;
export type TicketFeeKind = (typeof ticketFees)[number];

/** An amount beside the lines. */
export interface TicketFee extends SoldName {
  readonly kind: TicketFeeKind;
  readonly cents: number;
  /** The settings leave it out of the sales total (`excludeChargeFromSalesTotal`). */
  readonly isOutsideSales: boolean;
}

/** A payment; a refund has a negative amount, and after the close it counts on its own day. Amounts are in cents. */
export interface TicketPayment {
  readonly tender: SoldName;
  readonly at: number;
  /** What was taken, with the tip. */
  readonly cents: number;
  readonly tip: number;
  readonly last4: string | null;
}

/** Which publish the ticket was priced with. */
export interface TicketConfiguration {
  readonly epoch: string | null;
  readonly sequence: number;
}

export const ticketEvents = [
  'OPENED',
  'SENT',
  'VOIDED',
  'TRANSFERRED',
  'CLOSED',
  'REOPENED',
  'REFUNDED',
  'DELIVERED',
] as const;
export type TicketEventKind = (typeof ticketEvents)[number];

/**
 * A ticket as a terminal sends it. Times are in epoch milliseconds, amounts in cents. What a report must know of the
 * settings (what counts as a lower sale, what is outside sales, when a deferred order counts) is on the ticket as it was
 * when it was sold: a setting that changes later changes no day that is over. [ENT.Ticket]
 */
export interface Ticket {
  /** Made by the terminal; unique at its location. */
  readonly id: string;
  /** From 1; the newest revision of a ticket is the ticket. */
  readonly revision: number;
  /** As it is printed. */
  readonly number: number;
  readonly deviceId: string;
  readonly channel: OfferChannel;
  readonly orderType: SoldName | null;
  readonly openedAt: number;
  /** A deferred order: when it is due, and which of both days it counts on (`reportDeferredRevenueAt`). */
  readonly deferred: { readonly dueAt: number; readonly countsAt: 'ORDER_TIME' | 'PROMISE_TIME' } | null;
  /** Null while it is open. */
  readonly closedAt: number | null;
  readonly server: SoldName | null;
  readonly guests: number;
  readonly customer: { readonly name: string; readonly phone: string } | null;
  readonly lines: readonly TicketLine[];
  readonly fees: readonly TicketFee[];
  readonly payments: readonly TicketPayment[];
  readonly delivery: {
    readonly zone: SoldName | null;
    readonly driver: SoldName | null;
    readonly outAt: number | null;
    readonly deliveredAt: number | null;
  } | null;
  readonly events: readonly {
    readonly at: number;
    readonly kind: TicketEventKind;
    readonly by: SoldName | null;
  }[];
  readonly ran: { readonly menu: TicketConfiguration | null; readonly settings: TicketConfiguration | null };
  /** What the terminal charged: lines after offers, added taxes and fees, without tips. Compared with its own parts. */
  readonly total: number;
}
