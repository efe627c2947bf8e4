import type { Db } from './tables.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly companyId: string | null;
  readonly personId: string | null;
  /** Kept with the entry: a person's name may change later. */
  readonly personName: string;
  readonly address: string | null;
  readonly action: string;
  readonly target?: string | null;
  /** Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface AuditRow {
  readonly at: Date;
  readonly personName: string;
  readonly target: string | null;
}

/** What was done in a company under one name, newest first. */
export const listAudited = (db: Db, companyId: string, action: string, most: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .select(['at', 'person_name as personName', 'target'])
    .where('company_id', '=', companyId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Part of the transaction of what it tells about. */
export const writeAudit = async (db: Db, entry: AuditEntry): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      at: entry.at,
      company_id: entry.companyId,
      person_id: entry.personId,
      person_name: entry.personName,
      address: entry.address,
      action: entry.action,
      target: entry.target ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
};
