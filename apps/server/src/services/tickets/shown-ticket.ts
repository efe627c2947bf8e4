import type { FoundTicket } from '@commissary/contract';
import { can, maskedGuest, type Ticket, tenantScopeOf } from '@commissary/domain';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { FoundTicketRow } from '../../store/tickets/index.ts';
import type { RequestContext } from '../context/index.ts';

/** A stored ticket as a list shows it. */
export const shownTicket = (
  context: RequestContext,
  row: FoundTicketRow,
  location: TenantRecord,
  { orderType, payments, lines }: Pick<Ticket, 'orderType' | 'payments' | 'lines'>,
): FoundTicket => {
  const { locationId, id, number, day, openedAt, closedAt, serverName, total, last4, flags } = row;
  const refunds = payments.filter(({ cents }) => cents < 0);
  return {
    ...{ locationId, id, number, day, total },
    openedAt: openedAt.getTime(),
    closedAt: closedAt?.getTime() ?? null,
    orderType: orderType?.name ?? null,
    server: serverName,
    guest: shownGuest(context, row, location),
    last4: [...last4],
    refunded: refunds.reduce((sum, { cents }) => sum - cents, 0),
    voidedLines: lines.filter(({ voided }) => voided !== null).length,
    flags: [...flags],
  };
};

/** Guests are masked for whoever may not manage them at the location. */
const shownGuest = (
  { guests, person }: RequestContext,
  { locationId, id, guest, keyId }: FoundTicketRow,
  location: TenantRecord,
): FoundTicket['guest'] => {
  if (guest === null || keyId === null) return null;
  const isMasked = !can(person, 'manageAccount', tenantScopeOf(location));
  const known = guests.open({ companyId: location.companyId, locationId, ticketId: id }, { guest, keyId });
  return { ...(isMasked ? maskedGuest(known) : known), isMasked };
};
