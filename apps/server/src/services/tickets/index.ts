/**
 * Where to look: tickets that arrive from terminals: `receive-tickets.ts`, by the rules of `packages/domain/src/tickets`;
 * how one is stored: `ticket-row.ts`, `ticket-body.ts`; `docs/adr/0097-tickets.md`. How they are found: `find-tickets.ts`,
 * by what they count for `find-counted.ts`;
 * what of a guest is shown: `shown-ticket.ts`; who is forgotten: `forget-guest.ts`.
 */
export { searchTickets } from './find-tickets.ts';
export { forgetGuest } from './forget-guest.ts';
export { forgetGuestsByAge } from './forget-old-guests.ts';
export { readIndexInfo } from './index-info.ts';
export { readTicket } from './read-ticket.ts';
export { receiveTickets } from './receive-tickets.ts';
export { unpackTicket } from './ticket-body.ts';
export { type ReportReader, ticketLocations } from './ticket-locations.ts';
export { type LocationClock, placeOfTicket } from './ticket-place.ts';
