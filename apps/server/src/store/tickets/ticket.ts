import type { TicketFlag } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A revision of a ticket to store: what it is found by, and its body. */
export interface NewTicket {
  readonly id: string;
  readonly revision: number;
  readonly hash: Buffer;
  readonly day: string;
  readonly hour: number;
  /** Other days on which it counts. */
  readonly laterDays: readonly string[];
  readonly countsWhenDue: boolean;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly number: number;
  readonly serverId: string | null;
  readonly serverName: string | null;
  readonly total: number;
  readonly flags: readonly TicketFlag[];
  readonly last4: readonly string[];
  readonly guestTerms: readonly string[];
  readonly guest: Buffer | null;
  readonly keyId: string | null;
  readonly body: Buffer;
  readonly dictionary: number;
}

/** What is stored of a ticket. */
interface StoredRevision {
  readonly id: string;
  readonly revision: number;
  readonly hash: Uint8Array;
}

/**
 * Stores tickets of a location, each once, in one statement: a revision takes the place of an older one only. Returns
 * what is stored where a sent revision was not written. The rows are taken in one order everywhere, so that two batches
 * with the same tickets wait for each other and not both for ever. A guest who was forgotten stays so.
 */
export const putTickets = async (
  db: Db,
  locationId: string,
  receivedAt: Date,
  tickets: readonly NewTicket[],
): Promise<readonly StoredRevision[]> => {
  if (tickets.length === 0) return [];
  const sent = tickets.map(one => ({
    ...one,
    hash: one.hash.toString('hex'),
    guest: one.guest?.toString('hex') ?? null,
    body: one.body.toString('base64'),
  }));
  const { rows } = await sql<{ id: string }>`
    insert into ticket (location_id, id, revision, hash, day, hour, later_days, counts_when_due, opened_at, closed_at,
      number, server_id, server_name, total, flags, last4, guest_terms, guest, key_id, body, dictionary, received_at)
    select ${locationId}, s.id, s.revision, decode(s.hash, 'hex'), s.day, s.hour, s."laterDays", s."countsWhenDue",
      s."openedAt", s."closedAt", s.number, s."serverId", s."serverName", s.total, s.flags, s.last4, s."guestTerms",
      decode(s.guest, 'hex'), s."keyId", decode(s.body, 'base64'), s.dictionary, ${receivedAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (id text, revision integer, hash text, day text,
      hour smallint, "laterDays" text[], "countsWhenDue" boolean, "openedAt" timestamptz, "closedAt" timestamptz,
      number integer, "serverId" text, "serverName" text, total integer, flags text[], last4 text[], "guestTerms" text[], guest text,
      "keyId" text, body text, dictionary smallint)
    order by s.id collate "C"
    on conflict (location_id, id) do update set revision = excluded.revision, hash = excluded.hash, day = excluded.day,
      hour = excluded.hour, later_days = excluded.later_days, counts_when_due = excluded.counts_when_due,
      opened_at = excluded.opened_at, closed_at = excluded.closed_at, number = excluded.number, server_id = excluded.server_id,
      server_name = excluded.server_name, total = excluded.total, flags = excluded.flags, last4 = excluded.last4,
      guest_terms = case when ticket.guest_is_forgotten then '{}' else excluded.guest_terms end,
      guest = case when ticket.guest_is_forgotten then null else excluded.guest end,
      key_id = case when ticket.guest_is_forgotten then null else excluded.key_id end, body = excluded.body,
      dictionary = excluded.dictionary, received_at = excluded.received_at
    where excluded.revision > ticket.revision
    returning id`.execute(db);
  if (rows.length === tickets.length) return [];
  const written = new Set(rows.map(({ id }) => id));
  return findRevisions(
    db,
    locationId,
    tickets.map(({ id }) => id).filter(id => !written.has(id)),
  );
};

const findRevisions = (db: Db, locationId: string, ids: readonly string[]): Promise<StoredRevision[]> =>
  db
    .selectFrom('ticket')
    .select(['id', 'revision', 'hash'])
    .where('location_id', '=', locationId)
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val([...ids]))))
    .execute();
