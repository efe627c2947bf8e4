import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

interface Counted {
  readonly call: string;
  readonly address: string;
  readonly windowBegan: Date;
}

/** How many calls of an address are counted since then. */
export const countedCalls = async (db: Db, { call, address, windowBegan }: Counted): Promise<number> => {
  const found = await db
    .selectFrom('call_rate')
    .select('calls')
    .where('call', '=', call)
    .where('address', '=', address)
    .where('since', '>', windowBegan)
    .executeTakeFirst();
  return found?.calls ?? 0;
};

/** Counts one more call of an address, or several, in one statement. A count that began before `windowBegan` starts again. */
export const countCall = async (
  db: Db,
  counted: Counted & { readonly at: Date; readonly times?: number },
): Promise<number> => {
  const { times = 1 } = counted;
  const over = sql<boolean>`call_rate.since <= ${counted.windowBegan}::timestamptz`;
  const { calls } = await db
    .insertInto('call_rate')
    .values({ call: counted.call, address: counted.address, calls: times, since: counted.at })
    .onConflict(conflict =>
      conflict.columns(['call', 'address']).doUpdateSet({
        calls: sql<number>`case when ${over} then ${times}::integer else call_rate.calls + ${times}::integer end`,
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
