import { sql } from 'kysely';
import type { Db } from '../store/database/tables.ts';
import { inTransaction } from '../store/database/transaction.ts';

/** Holds so many connections in transactions of their own, the first of which locks the row of a location. */
export const holdConnections = async (
  db: Db,
  count: number,
  locationId: string,
): Promise<{ release(): Promise<void> }> => {
  const end = Promise.withResolvers<void>();
  const held = Array.from({ length: count }, (_, n) => {
    const begun = Promise.withResolvers<void>();
    const done = inTransaction(db, async transaction => {
      const lock = n === 0 ? sql`for update` : sql``;
      await sql`select from tenant where id = ${locationId} ${lock}`.execute(transaction);
      begun.resolve();
      await end.promise;
    });
    return { begun: begun.promise, done };
  });
  await Promise.all(held.map(({ begun }) => begun));
  return {
    release: async () => {
      end.resolve();
      await Promise.all(held.map(({ done }) => done));
    },
  };
};

/** The last contact of a location, and which transaction wrote its row. */
export const contactOf = async (db: Db, locationId: string) => {
  const { rows } = await sql<{ writtenBy: string; at: Date | null }>`
    select xmin::text as "writtenBy", last_ping as at from tenant where id = ${locationId}`.execute(db);
  return rows[0];
};

/** Whether a commit on these connections waits for the disk. */
export const waitsForDisk = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  return rows[0]?.synchronous_commit === 'on';
};
