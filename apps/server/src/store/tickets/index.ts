export { type CountedTicket, countedTickets, ticketsOfDay, ticketsWithLaterDays } from './counted-tickets.ts';
export { doubtfulTickets } from './doubtful-tickets.ts';
export {
  type FoundTicketRow,
  findTicket,
  findTickets,
  serverNames,
  sumTickets,
  type TicketFilter,
  type TicketMark,
} from './found-ticket.ts';
export { arrivedTickets } from './index-info.ts';
export { type NewTicket, putTickets } from './ticket.ts';
export {
  forgetGuestOf,
  forgetGuests,
  forgetOldGuests,
  guestsOfOtherKeys,
  keptGuestMonths,
  replaceGuest,
} from './ticket-guest.ts';
