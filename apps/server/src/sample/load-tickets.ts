import { addDays, businessDay } from '@commissary/domain';
import type { Context } from '../services/context/index.ts';
import { receiveTickets } from '../services/tickets/index.ts';
import { endWork, keepPosition, openWork } from '../store/accounts/index.ts';
import { findTenant } from '../store/tenants/index.ts';
import { readSampleOrders } from './orders.ts';
import { sampleShifts } from './shifts.ts';
import { heardUntil, isHoliday, sampleTickets, sellingLocations } from './tickets.ts';

/** The work that is left of the tickets of the sample company. */
export const ticketTopic = 'sample.tickets';

export interface TicketProgress {
  readonly began: number;
  /** So many days, of which these are stored, the newest first. */
  readonly days: number;
  readonly stored: number;
}

/**
 * Stores what the sample company sold before it was made, as its terminals would have sent it: the day that is open first,
 * so that there is something to see at once. After a crash, the next start continues.
 */
export const loadSampleTickets = async (context: Context, isStopped: () => boolean = () => false): Promise<void> => {
  for (const { id, payload } of await openWork(context.db, ticketTopic)) {
    const { began, days, stored } = payload as TicketProgress;
    const orders = readSampleOrders();
    for (let daysAgo = stored; daysAgo < days; daysAgo += 1) {
      if (isStopped()) return;
      await loadDay(context, orders, { began, daysAgo });
      await keepPosition(context.db, id, { began, days, stored: daysAgo + 1 } satisfies TicketProgress);
    }
    await endWork(context.db, id, context.now());
  }
};

const loadDay = async (
  context: Context,
  orders: ReturnType<typeof readSampleOrders>,
  { began, daysAgo }: { readonly began: number; readonly daysAgo: number },
): Promise<void> => {
  const { db, content, guests } = context;
  for (const place of sellingLocations) {
    const location = await findTenant(db, place.id);
    if (location === null) continue;
    const at = (now: number) => ({ db, content, guests, now: () => new Date(now) });
    const day = addDays(businessDay(began, place.timeZone), -daysAgo);
    const batches = sampleTickets(place, orders.get(place.id) ?? [], { day, daysAgo, now: began });
    for (const { sentAt, tickets } of batches) {
      // Nothing of a guest is stored in plain text: without a key the sample has none.
      const sent = guests.canSeal() ? tickets : tickets.map(ticket => ({ ...ticket, customer: null }));
      await receiveTickets(at(sentAt), location, { tickets: sent });
    }
    const heard = heardUntil(place, began);
    const shifts = isHoliday(day)
      ? []
      : sampleShifts(
          place,
          batches.flatMap(({ tickets }) => tickets),
          { day, daysAgo, heard },
        );
    const lastAt = Math.max(...shifts.map(({ clockOut, edited }) => edited?.at ?? clockOut ?? heard));
    if (shifts.length > 0) await receiveTickets(at(Math.min(began, lastAt)), location, { tickets: [], shifts });
  }
};
