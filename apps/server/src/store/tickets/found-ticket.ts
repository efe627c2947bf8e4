import type { TicketFlag } from '@commissary/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A ticket with what its list and its page show; its guest as it is stored. */
export interface FoundTicketRow {
  readonly locationId: string;
  readonly id: string;
  readonly day: string;
  readonly hour: number;
  readonly number: number;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly serverName: string | null;
  readonly total: number;
  readonly flags: readonly TicketFlag[];
  readonly last4: readonly string[];
  readonly guest: Uint8Array | null;
  readonly keyId: string | null;
  readonly body: Uint8Array;
  readonly dictionary: number;
  readonly receivedAt: Date;
}

/** A ticket's place in the order: newest first. */
export type TicketMark = Pick<FoundTicketRow, 'day' | 'openedAt' | 'locationId' | 'id'>;

export interface TicketFilter {
  readonly locationIds: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly number?: number | undefined;
  readonly total?: number | undefined;
  readonly last4?: string | undefined;
  /** All of these. */
  readonly guestTerms?: readonly string[] | undefined;
  /** One of these. */
  readonly serverNames?: readonly string[] | undefined;
  /** Counted on one of these too, by what happened after their close. */
  readonly laterDays?: readonly string[] | undefined;
}

const columns = sql`t.location_id as "locationId", t.id, t.day, t.hour, t.number, t.opened_at as "openedAt", t.closed_at as "closedAt",
  t.server_name as "serverName", t.total, t.flags, t.last4, t.guest, t.key_id as "keyId", t.body, t.dictionary,
  t.received_at as "receivedAt"`;

/** The next tickets that match, newest first. */
export const findTickets = async (
  db: Db,
  filter: TicketFilter,
  { after, limit }: { readonly after: TicketMark | null; readonly limit: number },
): Promise<readonly FoundTicketRow[]> => {
  const newest = (of: RawBuilder<unknown>) =>
    sql`order by ${of}.day desc, ${of}.opened_at desc, ${of}.location_id desc, ${of}.id desc limit ${limit}`;
  const { rows } = await sql<FoundTicketRow>`
    select ${columns} from (
      select each.* from (${eachOf(filter, sql`${behind(after)} ${newest(sql`t`)}`)}) each ${newest(sql`each`)}
    ) found join ticket t on t.location_id = found.location_id and t.id = found.id
    order by found.day desc, found.opened_at desc, found.location_id desc, found.id desc`.execute(db);
  return rows;
};

/** How many match and what they come to, until so many are counted; ordered by day, so that an index of days is read until then. */
export const sumTickets = async (
  db: Db,
  filter: TicketFilter,
  most: number,
): Promise<{ readonly tickets: number; readonly total: number }> => {
  const { rows } = await sql<{ tickets: number; total: number }>`
    select count(*)::int as tickets, coalesce(sum(total), 0)::float8 as total
    from (select each.total from (${eachOf(filter, sql`order by t.day desc limit ${most}`)}) each limit ${most}) counted`.execute(
    db,
  );
  return rows[0] ?? { tickets: 0, total: 0 };
};

/**
 * Guests, cards and what happened after a close are rare, and found by one index for all locations. Whatever else is asked for is read at each location,
 * and of each server, by itself, so that no more is read of each than fits: a period has many tickets.
 */
const eachOf = (filter: TicketFilter, rest: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { guestTerms, last4, laterDays, serverNames: servers } = filter;
  const keys = sql`t.location_id, t.id, t.day, t.opened_at, t.total`;
  const locations = textArray(filter.locationIds);
  const those = sql`${matches(filter)} ${rest}`;
  if (guestTerms !== undefined || last4 !== undefined || laterDays !== undefined)
    return sql`
      select ${keys} from ticket t where t.location_id = any(${locations})
        ${servers === undefined ? sql`` : sql`and t.server_name = any(${textArray(servers)})`} ${those}`;
  return sql`
    select found.* from unnest(${locations}) as asked (location_id)
    ${servers === undefined ? sql`` : sql`cross join unnest(${textArray(servers)}) as called (name)`}
    cross join lateral (
      select ${keys} from ticket t where t.location_id = asked.location_id
        ${servers === undefined ? sql`` : sql`and t.server_name = called.name`} ${those}
    ) found`;
};

const textArray = (texts: readonly string[]) => sql`${[...texts]}::text[]`;

const matches = ({ from, to, number, total, last4, guestTerms, laterDays }: TicketFilter) => sql`
  ${from === undefined ? sql`` : sql`and t.day >= ${from}`}
  ${to === undefined ? sql`` : sql`and t.day <= ${to}`}
  ${number === undefined ? sql`` : sql`and t.number = ${number}`}
  ${total === undefined ? sql`` : sql`and t.total = ${total}`}
  ${last4 === undefined ? sql`` : sql`and t.last4 @> ${textArray([last4])}`}
  ${guestTerms === undefined ? sql`` : sql`and t.guest_terms @> ${textArray(guestTerms)}`}
  ${laterDays === undefined ? sql`` : sql`and t.later_days && ${textArray(laterDays)}`}`;

const behind = (after: TicketMark | null) =>
  after === null
    ? sql``
    : sql`and (t.day, t.opened_at, t.location_id, t.id)
        < (${after.day}, ${after.openedAt}::timestamptz, ${after.locationId}, ${after.id})`;

/** The names of servers on tickets of these locations; steps from name to name in the index, however many tickets each has. */
export const serverNames = async (db: Db, locationIds: readonly string[]): Promise<readonly string[]> => {
  const next = (those: RawBuilder<unknown>) => sql`
    (select t.server_name from ticket t where t.location_id = step.location_id and ${those} order by t.server_name limit 1)`;
  const { rows } = await sql<{ name: string }>`
    with recursive step as (
      select step.location_id, ${next(sql`t.server_name is not null`)} as name
      from unnest(${[...locationIds]}::text[]) as step (location_id)
      union all
      select step.location_id, ${next(sql`t.server_name > step.name`)} from step where step.name is not null
    )
    select distinct name from step where name is not null`.execute(db);
  return rows.map(({ name }) => name);
};

export const findTicket = async (db: Db, locationId: string, id: string): Promise<FoundTicketRow | undefined> => {
  const { rows } = await sql<FoundTicketRow>`
    select ${columns} from ticket t where t.location_id = ${locationId} and t.id = ${id}`.execute(db);
  return rows[0];
};
