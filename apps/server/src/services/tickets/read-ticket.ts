import type { TicketConfiguration } from '@commissary/domain';
import { findPublication } from '../../store/publishing/index.ts';
import { findTicket } from '../../store/tickets/index.ts';
import { cachedTenant } from '../access/index.ts';
import type { RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { shownTicket } from './shown-ticket.ts';
import { unpackTicket } from './ticket-body.ts';

interface AskedTicket {
  readonly locationId: string;
  readonly ticketId: string;
}

interface Had extends TicketConfiguration {
  readonly locationId: string;
  readonly kind: 'menu' | 'settings';
}

/** A ticket with its guest as the person may see one, and the publishes that its terminal ran when it was sold. */
export const readTicket = async (context: RequestContext, { locationId, ticketId }: AskedTicket) => {
  const { db } = context;
  const [row, location] = await Promise.all([findTicket(db, locationId, ticketId), cachedTenant(context, locationId)]);
  if (row === undefined || location === null) throw notFound();
  const { customer: _, ran, ...sent } = unpackTicket(row);
  return {
    ...shownTicket(context, row, location, sent),
    sent,
    receivedAt: row.receivedAt.getTime(),
    ran: await Promise.all(
      (['menu', 'settings'] as const).flatMap(kind => {
        const had = ran[kind];
        return had === null ? [] : [publishOf(context, { locationId, kind, ...had })];
      }),
    ),
  };
};

const publishOf = async ({ db }: RequestContext, had: Had) => {
  const found = await findPublication(db, had);
  const publish = found === undefined ? null : { ...found, at: found.at.getTime() };
  return { kind: had.kind, sequence: had.sequence, publish };
};
