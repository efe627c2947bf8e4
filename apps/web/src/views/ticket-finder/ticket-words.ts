import { ticketTexts as texts } from '@commissary/catalog';
import type { FoundTicket } from '@commissary/contract';
import { csvOf, formatPhone, fromCents } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { fullDateTimeAt } from '../../formatting/index.ts';
import type { TicketAddress } from './ticket-queries.ts';

export const moneyOf = (cents: number): string => formatMoney(fromCents(cents));

/** A guest by name, else by phone. */
export const guestText = ({ guest }: Pick<FoundTicket, 'guest'>): string => guest?.name || phoneText({ guest });

export const phoneText = ({ guest }: Pick<FoundTicket, 'guest'>): string => {
  if (guest === null) return '';
  return guest.isMasked ? guest.phone : formatPhone(guest.phone);
};

/** What of a ticket is unusual. */
export const notesOf = ({ refunded, voidedLines, flags, closedAt }: FoundTicket): readonly string[] => [
  ...(closedAt === null ? [texts.openTicket] : []),
  ...(refunded > 0 ? [texts.refunded(moneyOf(refunded))] : []),
  ...(voidedLines > 0 ? [texts.voidedLines(voidedLines)] : []),
  ...flags.map(flag => texts.flags[flag]),
];

/** A ticket as the address names it. */
export const ticketKey = ({ locationId, id }: TicketAddress): string => `${locationId}~${id}`;

export const addressOf = (key: string | undefined): TicketAddress | null => {
  const [locationId, id] = key?.split('~') ?? [];
  return locationId && id ? { locationId, id } : null;
};

/** Where a ticket was sold: what a location is called, and its clocks. */
export type PlaceOf = (locationId: string) => { readonly name: string; readonly timeZone: string | null };

export const ticketsCsv = (tickets: readonly FoundTicket[], placeOf: PlaceOf): string =>
  csvOf([
    texts.csvHead,
    ...tickets.map(ticket => {
      const { name, timeZone } = placeOf(ticket.locationId);
      return [
        String(ticket.number),
        name,
        ticket.day,
        fullDateTimeAt(ticket.openedAt, timeZone),
        ticket.closedAt === null ? '' : fullDateTimeAt(ticket.closedAt, timeZone),
        ticket.orderType ?? '',
        ticket.guest?.name ?? '',
        phoneText(ticket),
        ticket.server ?? '',
        ticket.last4.join(' '),
        fromCents(ticket.total),
      ];
    }),
  ]);

/** Lines, payments and events have no ids; their order is that of the terminal. */
export const numbered = <T>(list: readonly T[]): readonly { readonly key: string; readonly one: T }[] =>
  list.map((one, index) => ({ key: String(index), one }));
