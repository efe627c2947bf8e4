import { tenantReach } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { listTenants } from '../../store/tenants/index.ts';
import { findTicket, forgetGuestOf, forgetGuests } from '../../store/tickets/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';

interface AskedTicket {
  readonly locationId: string;
  readonly ticketId: string;
}

/**
 * Forgets the guest of a ticket: on it and on all tickets of the same guest at the locations where the person may manage
 * guests. Returns on how many. The same is who has the same phone number, or, without one, the same name and no number.
 * The audit names the ticket, and nothing of the guest.
 */
export const forgetGuest = async (context: RequestContext, { locationId, ticketId }: AskedTicket): Promise<number> => {
  const { company, person, guests } = context;
  const locations = await listTenants(context.db, company.id, {
    reach: tenantReach(person, company.id, 'manageAccount'),
    type: 'LOCATION',
  });
  return inTransaction(context.db, async db => {
    const row = await findTicket(db, locationId, ticketId);
    if (row === undefined) throw notFound();
    if (row.guest === null || row.keyId === null) throw apiError(400, 'NOBODY', '/path/ticketId');
    const { name, phone } = guests.open(
      { companyId: company.id, locationId, ticketId },
      { guest: row.guest, keyId: row.keyId },
    );
    const byPhone = guests.terms(company.id, { phone });
    const terms = byPhone.length > 0 ? byPhone : guests.terms(company.id, { name });
    const own = await forgetGuestOf(db, locationId, ticketId);
    const others =
      terms.length === 0
        ? 0
        : await forgetGuests(
            db,
            locations.map(({ id }) => id),
            { terms, isWhole: byPhone.length === 0 },
          );
    await recordAudit(context, db, {
      action: 'guest.forget',
      companyId: company.id,
      tenantIds: [locationId],
      target: ticketId,
      subject: String(row.number),
      details: { tickets: own + others },
    });
    return own + others;
  });
};
