import { forgetOldGuests, keptGuestMonths } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';

/** So many tickets are locked at once. */
const batchSize = 1_000;

/** Forgets guests of tickets that are older than their company keeps guests; once it is stopped, a batch of each age alone. */
export const forgetGuestsByAge = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const today = now();
  for (const months of await keptGuestMonths(db)) {
    const oldest = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, today.getUTCDate()));
    const before = oldest.toISOString().slice(0, 10);
    let forgotten: number;
    do forgotten = await forgetOldGuests(db, { before, months }, batchSize);
    while (forgotten > 0 && !isStopped());
  }
};
