import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Counts one more call of an address, in one statement. A count that began before `windowBegan` starts again. */
export const countCall = async (
  db: Db,
  counted: { readonly call: string; readonly address: string; readonly at: Date; readonly windowBegan: Date },
): Promise<number> => {
  const over = sql<boolean>`call_rate.since <= ${counted.windowBegan}::timestamptz`;
  const { calls } = await db
    .insertInto('call_rate')
    .values({ call: counted.call, address: counted.address, calls: 1, since: counted.at })
    .onConflict(conflict =>
      conflict.columns(['call', 'address']).doUpdateSet({
        calls: sql<number>`case when ${over} then 1 else call_rate.calls + 1 end`,
        since: sql<Date>`case when ${over} then ${counted.at}::timestamptz else call_rate.since end`,
      }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow();
  return calls;
};

export const forgetCalls = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('call_rate').where('since', '<', before).execute();
};
