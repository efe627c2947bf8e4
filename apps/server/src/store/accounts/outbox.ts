import type { Db } from '../database/index.ts';

export interface Work {
  readonly id: number;
  readonly payload: unknown;
}

/** Queues work that has to follow the commit of this transaction. */
export const noteWork = async (db: Db, topic: string, payload: unknown, at: Date): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload), created_at: at })
    .execute();
};

/** Work of a topic that is not done, oldest first. */
export const openWork = async (db: Db, topic: string): Promise<Work[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('topic', '=', topic)
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, payload }) => ({ id, payload }));
};

/** Claims the oldest due work of a topic; no other process gets it before `until`. */
export const takeWork = async (
  db: Db,
  topic: string,
  at: Date,
  until: Date,
): Promise<(Work & { readonly tries: number }) | null> => {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', topic)
    .where('done_at', 'is', null)
    .where(or => or.or([or('next_at', 'is', null), or('next_at', '<=', at)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('outbox')
    .set(set => ({ next_at: until, tries: set('tries', '+', 1) }))
    // Compared by `=`, the subquery runs once: with `in`, PostgreSQL may run it again for every row, and claim them
    // all.
    .where('id', '=', due)
    .returning(['id', 'payload', 'tries'])
    .executeTakeFirst();
  return taken ?? null;
};

/** Failed work is tried again at that time. */
export const postponeWork = async (db: Db, id: number, until: Date): Promise<void> => {
  await db.updateTable('outbox').set({ next_at: until }).where('id', '=', id).execute();
};

/** Work whose row is deleted when done: what was typed into it must not stay stored. */
export const dropWork = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
};

/** Stores the progress of a piece of work, so that a crash repeats one step and not all. */
export const keepPosition = async (db: Db, id: number, payload: unknown): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute();
};

export const endWork = async (db: Db, id: number, at: Date): Promise<void> => {
  await db.updateTable('outbox').set({ done_at: at }).where('id', '=', id).execute();
};
