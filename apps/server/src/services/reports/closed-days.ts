import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { measureValue } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import {
  addDays,
  businessDayBegin,
  can,
  deviceRules,
  type FrozenDay,
  freezeDay,
  type GrantHolder,
  type Posting,
  postingsOf,
  sinceFrozen,
  tenantScopeOf,
} from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { findClosedDay, type LocationDay, openDays, putClosedDay } from '../../store/rollups/index.ts';
import { contactsOf, type TenantRecord } from '../../store/tenants/index.ts';
import { ticketsOfDay } from '../../store/tickets/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context, RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { type LocationClock, placeOfTicket, unpackTicket } from '../tickets/index.ts';
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
    for (const { locationId, day, ...clock } of await dueDays(context, page)) {
      if (isStopped()) return;
      const closedAt = now();
      const { frozen } = await frozenText(context, { locationId, day }, clock);
      await inTransaction(db, transaction =>
        putClosedDay(transaction, { locationId, day }, { closedAt, closedBy: null, ...frozen }),
      );
    }
    after = page[pageSize - 1] ?? null;
    if (after === null) return;
  }
};

type OpenDay = Awaited<ReturnType<typeof openDays>>[number];

/** The days that close now by themselves: long over, or over with every terminal in contact since. */
const dueDays = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  days: readonly OpenDay[],
): Promise<readonly OpenDay[]> => {
  const at = now().getTime();
  const over = days.flatMap(open => {
    const end = endOf(open.day, open);
    return at - end < closesAfter.soonestMs ? [] : [{ open, end, isLate: at - end >= closesAfter.latestMs }];
  });
  const waiting = [...new Set(over.flatMap(({ open, isLate }) => (isLate ? [] : [open.locationId])))];
  const contacts = waiting.length === 0 ? [] : await contactsOf(db, waiting, new Date(at - deviceRules.silentMs));
  const heard = Map.groupBy(contacts, ({ locationId }) => locationId);
  return over.flatMap(({ open, end, isLate }) => {
    const isHeard = (heard.get(open.locationId) ?? []).every(({ lastSeenAt }) => lastSeenAt.getTime() >= end);
    return isLate || isHeard ? [open] : [];
  });
};

/** When a business day of a location is over. */
const endOf = (day: string, { timeZone, dayStarts }: LocationClock): number =>
  businessDayBegin(addDays(day, 1), timeZone ?? 'UTC', dayStarts);

/** A day as it is now, as it is stored when it is closed now. */
const frozenText = async (context: Pick<Context, 'db'>, of: LocationDay, clock: LocationClock) => {
  const day = await frozenNow(context, of, clock);
  const text = canonicalJson(day);
  return { day, frozen: { hash: hash('sha256', text, 'buffer'), body: deflateRawSync(text) } };
};

/** Whether somebody may close days of a location: who sees its reports, and may change what is said of it. */
export const mayCloseDays = (person: GrantHolder, location: TenantRecord): boolean =>
  (['dashboard', 'editLocation'] as const).every(permission => can(person, permission, tenantScopeOf(location)));

/** Whether a day of a location is over, and is not closed by itself before somebody closes it. */
export const isOver = ({ now }: Pick<Context, 'now'>, day: string, location: LocationClock): boolean =>
  now().getTime() >= endOf(day, location);

/** Closes a day by hand, once it is over: earlier than by itself, and without its silent terminals. */
export const closeDay = async (context: RequestContext, day: string): Promise<ClosedDay> => {
  const { db, now, person, tenant } = context;
  if (tenant.type !== 'LOCATION') throw apiError(400, 'NOT_A_LOCATION', '/path/locationId');
  if (!mayCloseDays(person, tenant)) throw forbidden();
  if (!isOver(context, day, tenant)) throw apiError(400, 'DAY_NOT_OVER', '/day');
  const of = { locationId: tenant.id, day };
  const closedAt = now();
  const { day: totals, frozen } = await frozenText(context, of, tenant);
  if (totals.tickets.length === 0) throw apiError(400, 'NOTHING_SOLD', '/day');
  await inTransaction(db, async transaction => {
    const isNew = await putClosedDay(transaction, of, { closedAt, closedBy: person.name, ...frozen });
    if (!isNew) throw apiError(409, 'DAY_CLOSED', '/day');
    await recordAudit(context, transaction, {
      action: 'day.close',
      ...{ companyId: tenant.companyId, tenantIds: [tenant.id], target: day, subject: `${day} of ${tenant.name}` },
      details: { salesTotal: measureValue('salesTotal', totals.totals) ?? 0 },
    });
  });
  const closed = await closedDay(context, of, tenant);
  if (closed === null) throw notFound();
  return closed;
};

/** A day as it is now. */
const frozenNow = async (
  { db }: Pick<Context, 'db'>,
  { locationId, day }: LocationDay,
  clock: LocationClock,
): Promise<FrozenDay> => {
  const turn = createTurns();
  const counted: (readonly [string, readonly Posting[]])[] = [];
  for (const row of await ticketsOfDay(db, locationId, day)) {
    await turn();
    counted.push([row.id, postingsOf(unpackTicket(row), placeOfTicket(row, clock))]);
  }
  return freezeDay(locationId, day, counted);
};

/** What a closed day says beside its report: the sales total as it was closed, and what has come since. */
export interface ClosedDay {
  readonly at: number;
  /** Null: it closed by itself. */
  readonly by: string | null;
  readonly hash: string;
  readonly salesTotal: number;
  readonly since: { readonly tickets: number; readonly salesTotal: number };
}

/** Null: the day is not closed. */
export const closedDay = async (
  context: Pick<Context, 'db'>,
  of: LocationDay,
  clock: LocationClock,
): Promise<ClosedDay | null> => {
  const found = await findClosedDay(context.db, of);
  if (found === undefined) return null;
  const frozen = JSON.parse(inflateRawSync(found.body).toString('utf8')) as FrozenDay;
  const { tickets, amounts } = sinceFrozen(frozen, await frozenNow(context, of, clock));
  return {
    ...{ at: found.closedAt.getTime(), by: found.closedBy },
    hash: Buffer.from(found.hash).toString('hex'),
    salesTotal: measureValue('salesTotal', frozen.totals) ?? 0,
    since: { tickets, salesTotal: measureValue('salesTotal', amounts) ?? 0 },
  };
};
