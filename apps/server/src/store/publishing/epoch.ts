import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/**
 * What makes this database another one than that of which it is a copy: the cluster, its timeline, and its own id there. The
 * embedded database does not answer to all of them.
 */
const identityParts = [
  sql<{ part: string }>`select system_identifier::text as part from pg_control_system()`,
  sql<{ part: string }>`select left(pg_walfile_name(pg_current_wal_lsn()), 8) as part`,
  sql<{ part: string }>`select oid::text as part from pg_database where datname = current_database()`,
];

/** There is no such function, or this role or this server does not allow it. */
const isUnknown = (error: unknown): boolean =>
  ['42883', '42501', '0A000', '55000'].includes(String(Object(error).code));

const identityOf = async (db: Db): Promise<string> => {
  const found: string[] = [];
  for (const part of identityParts) {
    const { rows } = await part.execute(db).catch(error => {
      if (isUnknown(error)) return { rows: [] };
      throw error;
    });
    found.push(rows[0]?.part ?? '-');
  }
  return found.join(' ');
};

export interface NewEpoch {
  readonly id: string;
  readonly at: Date;
}

/**
 * Begins another epoch where this is another database than the one that began the stored epoch: it was restored, it took over, or
 * it is new. Returns whether it did. Not for a transaction: a part that the database does not answer would end that.
 */
export const keepEpoch = async (db: Db, next: NewEpoch): Promise<boolean> => putEpoch(db, next, await identityOf(db));

/** Begins another epoch in any case: somebody knows that the database was restored. */
export const beginEpoch = async (db: Db, next: NewEpoch): Promise<void> => {
  await db.deleteFrom('epoch').execute();
  await keepEpoch(db, next);
};

const putEpoch = async (db: Db, { id, at }: NewEpoch, identity: string): Promise<boolean> => {
  const written = await db
    .insertInto('epoch')
    .values({ id, database_identity: identity, at })
    .onConflict(conflict =>
      conflict
        .column('is_only')
        .doUpdateSet({ id, database_identity: identity, at })
        .where('epoch.database_identity', '<>', identity),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
};
