/**
 * Where to look: tickets that arrive from terminals: `receive-tickets.ts`, by the rules of `packages/domain/src/tickets`;
 * how one is stored: `ticket-row.ts`, `ticket-body.ts`; `docs/adr/0097-tickets.md`.
 */
export { receiveTickets } from './receive-tickets.ts';
export { unpackTicket } from './ticket-body.ts';
export { placeOfTicket } from './ticket-place.ts';
