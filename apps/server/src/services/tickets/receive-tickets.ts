import { shiftSchema, ticketSchema } from '@commissary/contract';
import { judgeShift, judgeTicket } from '@commissary/domain';
import { type Db, inTransaction } from '../../store/database/index.ts';
import { putShifts } from '../../store/shifts/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type NewTicket, putTickets } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { failuresOf } from '../errors/index.ts';
import { type ArrivedShift, arrivedShift, shiftRows } from '../shifts/index.ts';
import { type RefusedOne, storeNewest } from './store-newest.ts';
import { ticketRow } from './ticket-row.ts';

/** A batch as a terminal sends it. */
interface SentTickets {
  readonly sentAt?: number | undefined;
  readonly tickets: readonly unknown[];
  readonly shifts?: readonly unknown[] | undefined;
}

interface ReceivedTickets {
  readonly accepted: number;
  readonly refused: RefusedOne[];
  readonly refusedShifts?: RefusedOne[];
}

/**
 * Stores the tickets and shifts that a terminal of a location sends, and says which are refused for good. One that is
 * stored already, or in a newer revision, is accepted: whoever sends it again did not hear the answer.
 */
export const receiveTickets = async (
  context: Pick<Context, 'db' | 'content' | 'guests' | 'now'>,
  location: TenantRecord,
  { sentAt, tickets, shifts }: SentTickets,
): Promise<ReceivedTickets> => {
  const now = context.now();
  const arrival = { now: now.getTime(), sentAt: sentAt ?? null };
  const refused = await storeNewest<NewTicket>(tickets, {
    judge: sent => {
      const { success, data: ticket, error } = ticketSchema.safeParse(sent);
      if (!success) return failuresOf([], error, sent);
      const { refusals, flags } = judgeTicket(ticket, arrival);
      return refusals.length > 0 ? refusals : ticketRow(context, location, ticket, flags);
    },
    // A transaction is begun again where two batches mark the same days in another order.
    put: rows => inTransaction(context.db, (db: Db) => putTickets(db, location.id, now, rows)),
  });
  if (shifts === undefined) return { accepted: tickets.length - refused.length, refused };
  const refusedShifts = await storeNewest<ArrivedShift>(shifts, {
    judge: sent => {
      const { success, data: shift, error } = shiftSchema.safeParse(sent);
      if (!success) return failuresOf([], error, sent);
      const { refusals, flags } = judgeShift(shift, arrival);
      return refusals.length > 0 ? refusals : arrivedShift(shift, flags);
    },
    put: async arrived => {
      const rows = await shiftRows(context, location, arrived);
      return inTransaction(context.db, (db: Db) => putShifts(db, location.id, now, rows));
    },
  });
  return { accepted: tickets.length + shifts.length - refused.length - refusedShifts.length, refused, refusedShifts };
};
