import type { Db } from '../database/index.ts';

export interface KeptAnswer {
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

/** Claims the key for this transaction. False: it was claimed before; on PostgreSQL it waits for a claim under way. */
export const claimKey = async (db: Db, personId: string, key: string, call: string, at: Date): Promise<boolean> => {
  const claimed = await db
    .insertInto('idempotency')
    .values({ person_id: personId, key, call, status: 0, body: 'null', at })
    .onConflict(conflict => conflict.columns(['person_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

export const keepAnswer = async (
  db: Db,
  personId: string,
  key: string,
  answer: { readonly status: number; readonly body: unknown },
): Promise<void> => {
  await db
    .updateTable('idempotency')
    .set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute();
};

export const findAnswer = async (db: Db, personId: string, key: string): Promise<KeptAnswer | null> =>
  (await db
    .selectFrom('idempotency')
    .select(['call', 'status', 'body'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst()) ?? null;

export const forgetAnswers = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('idempotency').where('at', '<', before).execute();
};
