import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A session as it is listed. The id is the beginning of its hash, as in the audit. */
export interface ListedSession {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  readonly address: string | null;
  readonly agent: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly actingAs: string | null;
  readonly actingAsName: string | null;
  readonly actingUntil: Date | null;
}

/** The length of a session's id. */
export const sessionIdLength = 12;

/** The sessions of a person, and those in which somebody acts as the person; the last used first. */
export const listSessions = async (db: Db, personId: string): Promise<ListedSession[]> => {
  const { rows } = await sql<ListedSession>`
    select left(s.token_hash, ${sessionIdLength}) as id, s.person_id as "personId", p.name as "personName", s.address,
      s.agent, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.acting_as as "actingAs",
      shown.name as "actingAsName", s.acting_until as "actingUntil"
    from session s join person p on p.id = s.person_id left join person shown on shown.id = s.acting_as
    where s.person_id = ${personId} or s.acting_as = ${personId}
    order by s.last_seen_at desc, s.created_at desc, s.token_hash`.execute(db);
  return rows;
};

/** Ends one of them; null: there is none with this id. */
export const deleteListedSession = async (
  db: Db,
  personId: string,
  id: string,
): Promise<{ readonly personId: string } | null> => {
  const { rows } = await sql<{ personId: string }>`
    delete from session where left(token_hash, ${sessionIdLength}) = ${id}
      and (person_id = ${personId} or acting_as = ${personId}) returning person_id as "personId"`.execute(db);
  return rows[0] ?? null;
};
