/**
 * Where to look:
 * - What a ticket is, as terminals send it and the server stores it: `ticket.ts`.
 * - Which tickets are kept, and what is noted of them: `judge-ticket.ts`; the business day and hour on which one counts:
 *   `ticket-day.ts`; `docs/adr/0097-tickets.md`.
 * - What a guest is found by, and what of one is shown to whom: `guest.ts`.
 * - What it counts for, on which day: `postings-of.ts`, the only place that decides it; what there is to count, and by
 *   what it can be broken down `posting.ts`; sums `sum-postings.ts`; what their ids are called `sold-names.ts`; a closed day `frozen-day.ts`;
 *   `docs/adr/0098-postings.md`. Measures and reports: `packages/catalog/src/reports/`.
 */
export { cardNumberPaths } from './card-number.ts';
export { type FrozenDay, /** @public */ freezeDay, /** @public */ sinceFrozen } from './frozen-day.ts';
export { askedGuest, guestMonths, maskedGuest } from './guest.ts';
export { judgeTicket, type TicketFlag, ticketFlags, ticketTimes } from './judge-ticket.ts';
export {
  type Amount,
  type Amounts,
  amountDimensions,
  type Dimension,
  type DimensionValue,
  type Posting,
} from './posting.ts';
export { postingsOf, type TicketPlace } from './postings-of.ts';
export { addNames, joinNames, type NameAt, type SoldNames } from './sold-names.ts';
export { /** @public */ sumPostings, /** @public */ takenBack, /** @public */ totalOf } from './sum-postings.ts';
export * from './ticket.ts';
export { ticketDay } from './ticket-day.ts';
