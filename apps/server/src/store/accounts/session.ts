import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface SessionRow {
  readonly personId: string;
  readonly companyId: string;
  readonly createdAt: Date;
  /** As far as this process has read it; another one may have stored a later use. */
  lastSeenAt: Date;
  /** The person as whom the session's person acts, and until when. */
  readonly actingAs: string | null;
  readonly actingUntil: Date | null;
}

/** Where a session begins. */
export interface SessionOrigin {
  readonly address: string | null;
  readonly agent: string | null;
}

/**
 * False: the person was removed, or the company closed. Waits for a removal or a closing under way, so that no session is
 * left of who may have none.
 */
export const insertSession = async (
  db: Db,
  tokenHash: string,
  personId: string,
  at: Date,
  { address, agent }: SessionOrigin = { address: null, agent: null },
): Promise<boolean> => {
  const { rows } = await sql`
    with held as materialized (
      select closed_at from company where id = (select company_id from person where id = ${personId}) for key share)
    insert into session (token_hash, person_id, created_at, last_seen_at, address, agent)
    select ${tokenHash}, p.id, ${at}::timestamptz, ${at}::timestamptz, ${address}, ${agent}
    from (select id from person where id = ${personId} and status = 'ACTIVE' for share) p
    where not exists (select 1 from held where closed_at is not null)
    returning person_id`.execute(db);
  return rows.length > 0;
};

export const findSession = async (db: Db, tokenHash: string): Promise<SessionRow | null> =>
  (await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['session.person_id as personId', 'person.company_id as companyId'])
    .select(['session.created_at as createdAt', 'session.last_seen_at as lastSeenAt'])
    .select(['acting_as as actingAs', 'acting_until as actingUntil'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()) ?? null;

export const touchSession = async (db: Db, tokenHash: string, at: Date): Promise<void> => {
  await db.updateTable('session').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute();
};

export const deleteSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
};

/** From now on the session's person acts as another one. False: the session has ended, or its person acts already. */
export const beginActing = async (db: Db, tokenHash: string, personId: string, until: Date): Promise<boolean> => {
  const query = db.updateTable('session').set({ acting_as: personId, acting_until: until });
  const began = query.where('token_hash', '=', tokenHash).where('acting_as', 'is', null).returning('person_id');
  return (await began.executeTakeFirst()) !== undefined;
};

/** False: nobody acts in this session. */
export const stopActing = async (db: Db, tokenHash: string): Promise<boolean> => {
  const query = db.updateTable('session').set({ acting_as: null, acting_until: null });
  const ended = query.where('token_hash', '=', tokenHash).where('acting_as', 'is not', null).returning('person_id');
  return (await ended.executeTakeFirst()) !== undefined;
};

/** Ends every session of a person, and those in which somebody acts as the person; `except` is the hash of one to keep. */
export const deleteSessionsOf = async (db: Db, personId: string, except: string | null): Promise<void> => {
  const all = db
    .deleteFrom('session')
    .where(or => or.or([or('person_id', '=', personId), or('acting_as', '=', personId)]));
  await (except === null ? all : all.where('token_hash', '<>', except)).execute();
};

/** When the sessions of the company's people began and were last used. */
export const listSessionTimes = (
  db: Db,
  companyId: string,
): Promise<{ tokenHash: string; createdAt: Date; lastSeenAt: Date }[]> =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['token_hash as tokenHash', 'session.created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('person.company_id', '=', companyId)
    .execute();
