export { type CountedTicket, countedTickets, ticketsWithLaterDays } from './counted-tickets.ts';
export { type NewTicket, putTickets, type StoredRevision } from './ticket.ts';
export { guestsOfOtherKeys, replaceGuest } from './ticket-guest.ts';
