import { hash } from 'node:crypto';
import { canonicalJson } from '@commissary/document';
import { postingsOf, type Ticket, type TicketFlag, type TicketPlace, ticketDay } from '@commissary/domain';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { NewTicket } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { packTicket } from './ticket-body.ts';
import { placeOfTicket } from './ticket-place.ts';

/** 128 bits tell two revisions with one number apart. */
const hashBytes = 16;

/** A ticket as it is stored: where it counts by the clocks of its location, what it is found by, its body. */
export const ticketRow = (
  { guests }: Pick<Context, 'guests'>,
  { id: locationId, companyId, timeZone, dayStarts }: TenantRecord,
  ticket: Ticket,
  flags: readonly TicketFlag[],
): NewTicket => {
  const { customer, server, payments, closedAt } = ticket;
  const { day, hour, reason } = ticketDay(ticket, timeZone ?? 'UTC', dayStarts);
  const sealed = customer === null ? null : guests.seal({ companyId, locationId, ticketId: ticket.id }, customer);
  return {
    id: ticket.id,
    revision: ticket.revision,
    // Without the guest, who could be guessed from a hash that needs no key.
    hash: hash('sha256', canonicalJson({ ...ticket, customer: null }), 'buffer').subarray(0, hashBytes),
    day,
    hour,
    laterDays: laterDays(ticket, placeOfTicket({ locationId, day, hour }, { timeZone, dayStarts })),
    countsWhenDue: reason === 'DUE',
    openedAt: new Date(ticket.openedAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
    number: ticket.number,
    serverId: server?.id ?? null,
    serverName: server?.name ?? null,
    total: ticket.total,
    flags,
    last4: [...new Set(payments.flatMap(({ last4 }) => last4 ?? []))],
    guestTerms: sealed?.terms ?? [],
    guest: sealed?.guest ?? null,
    keyId: sealed?.keyId ?? null,
    ...packTicket(ticket),
  };
};

/** The days other than its own on which a ticket counts. */
const laterDays = (ticket: Ticket, place: TicketPlace): readonly string[] =>
  [...new Set(postingsOf(ticket, place).map(({ of }) => String(of.day)))].filter(day => day !== place.day).sort();
