import { rollUp } from '@commissary/catalog';
import {
  addDays,
  addNames,
  businessDay,
  joinNames,
  type Posting,
  postingsOf,
  type SoldNames,
} from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { claimRollup, type DueRollup, dueRollups, rollupsOfMonth, storeRollup } from '../../store/rollups/index.ts';
import { ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { placeOfTicket, unpackTicket } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';
import { packRollup, type Rollup, rollupOf, unpackRollup } from './rollup-body.ts';

/** So many are looked for at once; one is claimed for so long, then whoever was killed has left it to others. */
const [atOnce, claimMs] = [500, 120_000];

/**
 * Makes the sums of days and months that are over and of which something has arrived since they were made; days that are
 * open are answered from their tickets. Killed in between, nothing is lost: a mark goes away with what was made of it.
 */
export const makeRollups = async (context: Pick<Context, 'db' | 'now'>, isStopped: () => boolean): Promise<void> => {
  for (let made = 1; made > 0; ) {
    made = 0;
    const now = context.now();
    // Nowhere is it later than this.
    const last = addDays(businessDay(now.getTime(), 'UTC'), 1);
    const until = new Date(now.getTime() + claimMs);
    for (const due of await dueRollups(context.db, { last, now, limit: atOnce })) {
      if (isStopped()) return;
      if (!isOver(due, now) || !(await claimRollup(context.db, due, { now, until }))) continue;
      const rollup = await (due.span.length > 'YYYY-MM'.length ? madeOfTickets : madeOfDays)(context, due);
      await inTransaction(context.db, db => storeRollup(db, due, packRollup(rollup)));
      made += 1;
    }
  }
};

/** A day or a month is over when the business day that is open is behind it. */
const isOver = ({ span, timeZone }: DueRollup, now: Date): boolean =>
  businessDay(now.getTime(), timeZone ?? 'UTC').slice(0, span.length) > span;

const madeOfTickets = async (
  { db }: Pick<Context, 'db'>,
  { locationId, span, timeZone }: DueRollup,
): Promise<Rollup> => {
  const turn = createTurns();
  const postings: Posting[] = [];
  let names: SoldNames = new Map();
  for (const row of await ticketsOfDay(db, locationId, span)) {
    await turn();
    const ticket = unpackTicket(row);
    postings.push(...postingsOf(ticket, placeOfTicket(row, timeZone)).filter(({ of }) => of.day === span));
    names = addNames(names, [ticket]);
  }
  return rollupOf('day', postings, names);
};

const madeOfDays = async ({ db }: Pick<Context, 'db'>, { locationId, span }: DueRollup): Promise<Rollup> => {
  const turn = createTurns();
  let made: Rollup = { sums: new Map(), names: new Map() };
  for (const body of await rollupsOfMonth(db, locationId, span)) {
    await turn();
    made = added(made, unpackRollup({ locationId, span }, body));
  }
  return made;
};

/** Both together. */
const added = (one: Rollup, other: Rollup): Rollup => ({
  sums: new Map(
    [...other.sums].map(([key, postings]) => [key, rollUp(key, 'month', [...(one.sums.get(key) ?? []), ...postings])]),
  ),
  names: joinNames(one.names, other.names),
});
