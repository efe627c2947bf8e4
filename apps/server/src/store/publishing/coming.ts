import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** What goes live at a location at a time, of one kind. */
export interface Coming {
  readonly kind: DocumentKind;
  readonly manifest: string;
  readonly dueAt: Date;
}

/** When the next publish of a company is due that waits for nothing else; null: none waits. */
export const nextDueOf = async (db: Db, companyId: string): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from run where company_id = ${companyId} and completed_at is null and not after_pilots`.execute(
    db,
  );
  return rows[0]?.at ?? null;
};

/** What waits at the locations of a company until an instant, the next first. */
export const listComing = async (
  db: Db,
  companyId: string,
  until: Date,
): Promise<ReadonlyMap<string, readonly Coming[]>> => {
  const { rows } = await sql<Coming & { readonly locationId: string }>`
    select l.location_id as "locationId", c.key as kind, c.value ->> 'manifest' as manifest, r.due_at as "dueAt"
    from run r join run_location l on l.run_id = r.id cross join lateral jsonb_each(l.contents) as c
    where r.company_id = ${companyId} and r.completed_at is null and not r.after_pilots
      and r.due_at <= ${until}::timestamptz and l.status = 'WAITING'
    order by r.due_at, r.id`.execute(db);
  return Map.groupBy(rows, ({ locationId }) => locationId);
};
