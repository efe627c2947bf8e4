import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface Failures {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

export const findFailures = async (db: Db, account: string, network: string): Promise<Failures | null> =>
  (await db
    .selectFrom('sign_in_failure')
    .select(['failures', 'locked_until as lockedUntil'])
    .where('account', '=', account)
    .where('network', '=', network)
    .executeTakeFirst()) ?? null;

/** Counts one more failure, in one statement. Failures before `since` no longer count, nor does a lock that is over. */
export const countFailure = async (
  db: Db,
  failure: {
    readonly account: string;
    readonly network: string;
    readonly at: Date;
    readonly since: Date;
    readonly lockAfter: number;
    readonly lockUntil: Date;
  },
): Promise<Failures> => {
  const counted = sql<number>`case when sign_in_failure.first_at < ${failure.since} then 1 else sign_in_failure.failures + 1 end`;
  return db
    .insertInto('sign_in_failure')
    .values({
      account: failure.account,
      network: failure.network,
      failures: 1,
      first_at: failure.at,
      locked_until: failure.lockAfter <= 1 ? failure.lockUntil : null,
    })
    .onConflict(conflict =>
      conflict.columns(['account', 'network']).doUpdateSet({
        failures: counted,
        first_at: sql<Date>`case when sign_in_failure.first_at < ${failure.since} then ${failure.at} else sign_in_failure.first_at end`,
        locked_until: sql<Date | null>`case when ${counted} >= ${failure.lockAfter} then ${failure.lockUntil}::timestamptz end`,
      }),
    )
    .returning(['failures', 'locked_until as lockedUntil'])
    .executeTakeFirstOrThrow();
};

/** Deletes the account's failures from every network: the person has proved to be its owner. */
export const forgetAllFailures = async (db: Db, account: string): Promise<void> => {
  await db.deleteFrom('sign_in_failure').where('account', '=', account).execute();
};

/** Removes the failures of an account from a network, unless they lock it at this time; then it returns false. */
export const forgetFailures = async (db: Db, account: string, network: string, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    with forgotten as (
      delete from sign_in_failure
      where account = ${account} and network = ${network} and coalesce(locked_until <= ${at}::timestamptz, true))
    select exists (
      select from sign_in_failure
      where account = ${account} and network = ${network} and locked_until > ${at}::timestamptz) as locked`.execute(db);
  return !rows.some(row => row.locked);
};
