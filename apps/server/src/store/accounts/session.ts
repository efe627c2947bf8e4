import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface SessionRow {
  readonly personId: string;
  readonly createdAt: Date;
  /** As far as this process has read it; another one may have stored a later use. */
  lastSeenAt: Date;
}

/** False: the person was removed. Waits for a removal under way, so that no session of a removed person is left. */
export const insertSession = async (db: Db, tokenHash: string, personId: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into session (token_hash, person_id, created_at, last_seen_at)
    select ${tokenHash}, p.id, ${at}::timestamptz, ${at}::timestamptz
    from (select id from person where id = ${personId} and status = 'ACTIVE' for share) p returning person_id`.execute(
    db,
  );
  return rows.length > 0;
};

export const findSession = async (db: Db, tokenHash: string): Promise<SessionRow | null> =>
  (await db
    .selectFrom('session')
    .select(['person_id as personId', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()) ?? null;

export const touchSession = async (db: Db, tokenHash: string, at: Date): Promise<void> => {
  await db.updateTable('session').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute();
};

export const deleteSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
};

/** Ends every session of a person; `except` is the hash of one to keep. */
export const deleteSessionsOf = async (db: Db, personId: string, except: string | null): Promise<void> => {
  const all = db.deleteFrom('session').where('person_id', '=', personId);
  await (except === null ? all : all.where('token_hash', '<>', except)).execute();
};

/** Deletes expired sessions. Every process is notified of a delete, so none is sent when no session expired. */
export const deleteEndedSessions = async (db: Db, createdBefore: Date, seenBefore: Date): Promise<void> => {
  const hasEnded = sql<boolean>`(created_at < ${createdBefore} or last_seen_at < ${seenBefore})`;
  const ended = await db.selectFrom('session').select('token_hash').where(hasEnded).limit(1).execute();
  if (ended.length > 0) await db.deleteFrom('session').where(hasEnded).execute();
};
