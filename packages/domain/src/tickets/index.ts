/**
 * Where to look: what a ticket is, as terminals send it and the server stores it: `ticket.ts`.
 */
export * from './ticket.ts';
