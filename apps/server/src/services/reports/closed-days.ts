import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { measureValue } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import {
  addDays,
  businessDayBegin,
  deviceRules,
  type FrozenDay,
  freezeDay,
  type Posting,
  postingsOf,
  sinceFrozen,
} from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { findClosedDay, type LocationDay, openDays, putClosedDay } from '../../store/rollups/index.ts';
import { contactsOf } from '../../store/tenants/index.ts';
import { ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { placeOfTicket, unpackTicket } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';

const hourMs = 3_600_000;
/** So long after its end a day closes by itself, at the latest; earlier once all terminals have been in contact since. */
export const closesAfter = { soonestMs: 12 * hourMs, latestMs: 48 * hourMs };
const pageSize = 500;

/** Closes the days that are due: their totals are frozen, and what comes later stands beside them. */
export const closeDays = async (context: Pick<Context, 'db' | 'now'>, isStopped: () => boolean): Promise<void> => {
  const { db, now } = context;
  for (let after: LocationDay | null = null; ; ) {
    const page: Awaited<ReturnType<typeof openDays>> = await openDays(db, { after, limit: pageSize });
    for (const { locationId, day, timeZone } of page) {
      if (isStopped()) return;
      const closedAt = now();
      if (!(await isDue(context, { locationId, day }, timeZone))) continue;
      const text = canonicalJson(await frozenNow(context, { locationId, day }, timeZone));
      const frozen = { closedAt, hash: hash('sha256', text, 'buffer'), body: deflateRawSync(text) };
      await inTransaction(db, transaction => putClosedDay(transaction, { locationId, day }, frozen));
    }
    after = page[pageSize - 1] ?? null;
    if (after === null) return;
  }
};

const isDue = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { locationId, day }: LocationDay,
  timeZone: string | null,
): Promise<boolean> => {
  const at = now().getTime();
  const end = businessDayBegin(addDays(day, 1), timeZone ?? 'UTC');
  if (at - end < closesAfter.soonestMs) return false;
  if (at - end >= closesAfter.latestMs) return true;
  const heard = await contactsOf(db, [locationId], new Date(at - deviceRules.silentMs));
  return heard.every(({ lastSeenAt }) => lastSeenAt.getTime() >= end);
};

/** A day as it is now. */
const frozenNow = async (
  { db }: Pick<Context, 'db'>,
  { locationId, day }: LocationDay,
  timeZone: string | null | undefined,
): Promise<FrozenDay> => {
  const turn = createTurns();
  const counted: (readonly [string, readonly Posting[]])[] = [];
  for (const row of await ticketsOfDay(db, locationId, day)) {
    await turn();
    counted.push([row.id, postingsOf(unpackTicket(row), placeOfTicket(row, timeZone))]);
  }
  return freezeDay(locationId, day, counted);
};

/** What a closed day says beside its report: the sales total as it was closed, and what has come since. */
export interface ClosedDay {
  readonly at: number;
  readonly hash: string;
  readonly salesTotal: number;
  readonly since: { readonly tickets: number; readonly salesTotal: number };
}

/** Null: the day is not closed. */
export const closedDay = async (
  context: Pick<Context, 'db'>,
  of: LocationDay,
  timeZone: string | null | undefined,
): Promise<ClosedDay | null> => {
  const found = await findClosedDay(context.db, of);
  if (found === undefined) return null;
  const frozen = JSON.parse(inflateRawSync(found.body).toString('utf8')) as FrozenDay;
  const { tickets, amounts } = sinceFrozen(frozen, await frozenNow(context, of, timeZone));
  return {
    at: found.closedAt.getTime(),
    hash: Buffer.from(found.hash).toString('hex'),
    salesTotal: measureValue('salesTotal', frozen.totals) ?? 0,
    since: { tickets, salesTotal: measureValue('salesTotal', amounts) ?? 0 },
  };
};
