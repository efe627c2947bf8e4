import { partOfMonth, rollUp } from '@commissary/catalog';
import { addDays, businessDay, joinNames } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { claimRollup, type DueRollup, dueRollups, rollupsOfMonth, storeRollup } from '../../store/rollups/index.ts';
import { ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { createTurns } from '../turns/index.ts';
import { countTickets } from './count-tickets.ts';
import { packRollup, type Rollup, rollupOf, unpackRollup } from './rollup-body.ts';

/** So many are looked for at once; one is claimed for so long, then whoever was killed has left it to others. */
const [atOnce, claimMs] = [500, 120_000];

/**
 * Makes the sums of days and months that are over and of which something has arrived since they were made; days that are
 * open are answered from their tickets. Killed in between, nothing is lost: a mark goes away with what was made of it.
 */
export const makeRollups = async (context: Pick<Context, 'db' | 'now'>, isStopped: () => boolean): Promise<void> => {
  // A day that is made marks its month, so the months follow in another round.
  while ((await makeDue(context, isStopped)) > 0);
};

/** Goes through all that is marked, once: what is not over yet keeps nothing else from being made. */
const makeDue = async (context: Pick<Context, 'db' | 'now'>, isStopped: () => boolean): Promise<number> => {
  let made = 0;
  const now = context.now();
  // Nowhere is it later than this.
  const latest = addDays(businessDay(now.getTime(), 'UTC'), 1);
  const until = new Date(now.getTime() + claimMs);
  for (let after: DueRollup | null = null; ; ) {
    const page: readonly DueRollup[] = await dueRollups(context.db, { before: latest, now, after, limit: atOnce });
    for (const due of page) {
      if (isStopped()) return 0;
      if (!isOver(due, now) || !(await claimRollup(context.db, due, { now, until }))) continue;
      const rollup = await (due.span.length > 'YYYY-MM'.length ? madeOfTickets : madeOfDays)(context, due);
      await inTransaction(context.db, db => storeRollup(db, due, packRollup(rollup)));
      made += 1;
    }
    after = page[atOnce - 1] ?? null;
    if (after === null) return made;
  }
};

/** A day or a month is over when the business day that is open is behind it. */
const isOver = ({ span, timeZone, dayStarts }: DueRollup, now: Date): boolean =>
  businessDay(now.getTime(), timeZone ?? 'UTC', dayStarts).slice(0, span.length) > span;

const madeOfTickets = async (
  { db }: Pick<Context, 'db'>,
  { locationId, span, ...clock }: DueRollup,
): Promise<Rollup> => {
  const tickets = await ticketsOfDay(db, locationId, span);
  const { postings, names } = await countTickets(tickets, () => clock, span);
  return rollupOf('day', postings, names);
};

const madeOfDays = async ({ db }: Pick<Context, 'db'>, due: DueRollup): Promise<Rollup> => {
  const { locationId } = due;
  const turn = createTurns();
  let made = rollupOf('month', [], new Map());
  for (const { span, body } of await rollupsOfMonth(db, locationId, due.span)) {
    await turn();
    made = added(made, unpackRollup({ locationId, span }, body));
  }
  return made;
};

/** A month with another of its days. */
const added = (month: Rollup, day: Rollup): Rollup => ({
  sums: new Map(
    [...month.sums].map(([key, before]) => [
      key,
      rollUp(key, 'month', [...before, ...(day.sums.get(partOfMonth(key)) ?? [])]),
    ]),
  ),
  names: joinNames([month.names, day.names]),
});
