import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Why a session ended by itself. */
export type SessionEnd = 'idle' | 'longest' | 'acting';

/** A session that ended by itself and was deleted. */
export interface EndedSession {
  readonly tokenHash: string;
  readonly personId: string;
  readonly personName: string;
  readonly companyId: string;
  readonly address: string | null;
  readonly agent: string | null;
  readonly actingAs: string | null;
  readonly actingAsName: string | null;
  readonly endedAt: Date;
  readonly reason: SessionEnd;
}

/** As many as one transaction deletes and audits. */
const most = 500;

/**
 * Deletes sessions that ended by themselves, or the one with this hash if it did, and returns them: each to one caller
 * only, however many servers ask. Every process is notified of a delete, so none is sent when no session ended.
 */
export const takeEndedSessions = async (db: Db, at: Date, tokenHash: string | null): Promise<EndedSession[]> => {
  const ended = sql`select s.token_hash, e.ended_at, e.reason from session s
    join person p on p.id = s.person_id join company c on c.id = p.company_id
    cross join lateral (
      select ended_at, reason from (values
        (s.last_seen_at + c.session_idle_minutes * interval '1 minute', 'idle'),
        (s.created_at + c.session_longest_minutes * interval '1 minute', 'longest'),
        (s.acting_until, 'acting')) ends (ended_at, reason)
      where ended_at <= ${at}::timestamptz order by ended_at limit 1) e
    where ${tokenHash === null ? sql`true` : sql`s.token_hash = ${tokenHash}`} limit ${most}`;
  const { rows: found } = await sql`${ended}`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<EndedSession>`
    with ended as (${ended} for update of s skip locked)
    delete from session using ended, person
    where session.token_hash = ended.token_hash and person.id = session.person_id
    returning session.token_hash as "tokenHash", session.person_id as "personId", person.name as "personName",
      person.company_id as "companyId", session.address, session.agent, session.acting_as as "actingAs",
      (select name from person shown where shown.id = session.acting_as) as "actingAsName",
      ended.ended_at as "endedAt", ended.reason`.execute(db);
  return rows;
};
