import type { Mailing } from '@commissary/domain';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../database/index.ts';

export type ReportViewRow = Omit<Selectable<Tables['report_view']>, 'company_id' | 'saved_at' | 'mail_at'> & {
  readonly owner_name: string;
  /** False: the owner was deactivated or removed. */
  readonly is_owner_active: boolean;
};

/** What is stored of a view itself. */
type KeptView = Omit<ReportViewRow, 'owner_name' | 'is_owner_active'>;

/** The views of a company that are shared, or somebody's own. */
export const reportViews = async (db: Db, companyId: string, ownerId: string): Promise<readonly ReportViewRow[]> => {
  const { rows } = await sql<ReportViewRow>`
    select v.id, v.owner_id, v.report, v.name, v.folder, v.is_shared, v.query, v.mail, p.name as owner_name,
      p.status = 'ACTIVE' as is_owner_active
    from report_view v join person p on p.id = v.owner_id
    where v.company_id = ${companyId} and (v.is_shared or v.owner_id = ${ownerId})
    order by v.name, v.id`.execute(db);
  return rows;
};

/** Stores a view in place of the same one of its owner, or of a shared one of `from`; false: somebody else has one with this id. */
export const putReportView = async (
  db: Db,
  companyId: string,
  { id, owner_id, report, name, folder, is_shared, query, mail }: KeptView,
  { savedAt, mailAt, from }: { readonly savedAt: Date; readonly mailAt: Date | null; readonly from: string | null },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into report_view (company_id, id, owner_id, report, name, folder, is_shared, query, mail, mail_at, saved_at)
    values (${companyId}, ${id}, ${owner_id}, ${report}, ${name}, ${folder}, ${is_shared}, ${JSON.stringify(query)}::jsonb,
      ${mail === null ? null : JSON.stringify(mail)}::jsonb, ${mailAt}::timestamptz, ${savedAt}::timestamptz)
    on conflict (company_id, id) do update set owner_id = excluded.owner_id, report = excluded.report, name = excluded.name, folder = excluded.folder,
      is_shared = excluded.is_shared, query = excluded.query, mail = excluded.mail, mail_at = excluded.mail_at, saved_at = excluded.saved_at
    where report_view.owner_id = excluded.owner_id or (report_view.is_shared and report_view.owner_id = ${from}::text)
    returning id`.execute(db);
  return rows.length > 0;
};

/** A view that is to be mailed to its owner. */
interface DueView {
  readonly companyId: string;
  readonly id: string;
  readonly ownerId: string;
  readonly mail: Mailing;
}

/** A view that is due, until the transaction ends for nobody else. */
export const takeDueView = async (db: Db, now: Date): Promise<DueView | undefined> => {
  const { rows } = await sql<DueView>`
    select company_id as "companyId", id, owner_id as "ownerId", mail from report_view
    where mail_at <= ${now}::timestamptz order by mail_at, company_id, id limit 1 for update skip locked`.execute(db);
  return rows[0];
};

/** When a view is mailed next. */
export const setNextMail = async (
  db: Db,
  { companyId, id }: Pick<DueView, 'companyId' | 'id'>,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('report_view')
    .set({ mail_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

/** Removes a view of its owner, and returns its name. */
export const removeReportView = async (
  db: Db,
  companyId: string,
  ownerId: string,
  id: string,
): Promise<string | undefined> => {
  const removed = await db
    .deleteFrom('report_view')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
};
