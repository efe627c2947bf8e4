import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/**
 * Notes that something of a company changed which the scheduling service may know of: its departments, job types,
 * people, locations. Part of the transaction of the change, near its end, because others wait for the row.
 */
export const noteSchedulingChange = async (db: Db, companyId: string, at: Date): Promise<void> => {
  await db
    .insertInto('scheduling_company')
    .values({ company_id: companyId, due_at: at, claim: null })
    .onConflict(conflict =>
      conflict
        .column('company_id')
        .doUpdateSet(of => ({ changes: sql`${of.ref('scheduling_company.changes')} + 1`, due_at: at })),
    )
    .execute();
};

/** A company that this process makes calls for. */
export interface SchedulingClaim {
  readonly companyId: string;
  readonly token: string;
  /** The changes that it will have looked at. */
  readonly changes: number;
  readonly failures: number;
}

/** Claims a company that is due; no other process gets it before `until`. */
export const claimSchedulingCompany = async (
  db: Db,
  token: string,
  at: Date,
  until: Date,
): Promise<SchedulingClaim | null> => {
  const due = db
    .selectFrom('scheduling_company')
    .select('company_id')
    .where('due_at', '<=', at)
    .where(or => or.or([or('paused_until', 'is', null), or('paused_until', '<=', at)]))
    .where(or => or.or([or('claimed_until', 'is', null), or('claimed_until', '<=', at)]))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('scheduling_company')
    .set({ claim: token, claimed_until: until })
    // Compared by `=`, as in the outbox: with `in`, PostgreSQL may run the subquery again for every row.
    .where('company_id', '=', due)
    .returning(['company_id', 'changes', 'failures'])
    .executeTakeFirst();
  return taken === undefined
    ? null
    : { companyId: taken.company_id, token, changes: Number(taken.changes), failures: taken.failures };
};

/** Extends the claim. False: another process has it, or the company changed since, so what was planned is outdated. */
export const renewSchedulingClaim = async (
  db: Db,
  { companyId, token, changes }: SchedulingClaim,
  until: Date,
): Promise<boolean> => {
  const renewed = await db
    .updateTable('scheduling_company')
    .set({ claimed_until: until })
    .where('company_id', '=', companyId)
    .where('claim', '=', token)
    .where('changes', '=', changes)
    .returning('company_id')
    .executeTakeFirst();
  return renewed !== undefined;
};

export interface SchedulingOutcome {
  /** When there is more to do without another change; null: never. */
  readonly dueAt: Date | null;
  readonly pausedUntil: Date | null;
  readonly failures: number;
}

/** Ends the claim. What changed meanwhile stays due. */
export const releaseSchedulingClaim = async (
  db: Db,
  { companyId, token, changes }: SchedulingClaim,
  { dueAt, pausedUntil, failures }: SchedulingOutcome,
): Promise<void> => {
  await db
    .updateTable('scheduling_company')
    .set({
      due_at: sql<Date | null>`case when changes = ${changes} then ${dueAt}::timestamptz else due_at end`,
      paused_until: pausedUntil,
      failures,
      claim: null,
      claimed_until: null,
    })
    .where('company_id', '=', companyId)
    .where('claim', '=', token)
    .execute();
};

/** Ends the pause after failures: somebody asks for the next call. */
export const endSchedulingPause = async (db: Db, companyId: string): Promise<void> => {
  await db
    .updateTable('scheduling_company')
    .set({ paused_until: null, failures: 0 })
    .where('company_id', '=', companyId)
    .execute();
};
