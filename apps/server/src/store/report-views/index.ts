import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../database/index.ts';

export type ReportViewRow = Omit<Selectable<Tables['report_view']>, 'company_id' | 'saved_at'> & {
  readonly owner_name: string;
};

/** The views of a company that are shared, or somebody's own. */
export const reportViews = async (db: Db, companyId: string, ownerId: string): Promise<readonly ReportViewRow[]> => {
  const { rows } = await sql<ReportViewRow>`
    select v.id, v.owner_id, v.report, v.name, v.folder, v.is_shared, v.query, p.name as owner_name
    from report_view v join person p on p.id = v.owner_id
    where v.company_id = ${companyId} and (v.is_shared or v.owner_id = ${ownerId})
    order by v.name, v.id`.execute(db);
  return rows;
};

/** Stores a view in place of the same one of its owner; false: somebody else has one with this id. */
export const putReportView = async (
  db: Db,
  companyId: string,
  { id, owner_id, report, name, folder, is_shared, query }: Omit<ReportViewRow, 'owner_name'>,
  savedAt: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into report_view (company_id, id, owner_id, report, name, folder, is_shared, query, saved_at)
    values (${companyId}, ${id}, ${owner_id}, ${report}, ${name}, ${folder}, ${is_shared}, ${JSON.stringify(query)}::jsonb, ${savedAt}::timestamptz)
    on conflict (company_id, id) do update set report = excluded.report, name = excluded.name, folder = excluded.folder,
      is_shared = excluded.is_shared, query = excluded.query, saved_at = excluded.saved_at
    where report_view.owner_id = excluded.owner_id
    returning id`.execute(db);
  return rows.length > 0;
};

/** Removes an own view, and returns its name. */
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
