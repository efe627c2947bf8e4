import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isAt, newestAt } from './change-log.ts';

/** A value that a save changed at a level, and that a level below has a value of its own for. */
export interface OwnValueBelow {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly authorId: string;
  readonly by: string;
  /** Of the company's document; null = never saved. */
  readonly base: string | null;
  /** The change in the log. */
  readonly lineId: number;
  readonly path: string;
  /** Where it has a value of its own. */
  readonly tenantId: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId: string | null;
  readonly name: string;
  readonly timeZone: string | null;
  readonly own: unknown;
}

/** As many changes of a save are looked at: it may have thousands. */
const mostPaths = 20;

/** What a save changed that groups and locations below had overridden before it, and still do, by name. One index lookup for each path and layer. */
export const ownValuesBelow = async (db: Db, revisionId: string): Promise<readonly OwnValueBelow[]> => {
  const { rows } = await sql<OwnValueBelow>`
    with saved as (
      select l.document_id, l.tenant_id, d.kind, d.company_id, r.author_id, r.author_name
      from revision r join layer l on l.id = r.layer_id join document d on d.id = l.document_id where r.id = ${revisionId}),
    line as (
      select min(id) as id, path from change_log where revision_id = ${revisionId} and op in ('set', 'unset', 'reset')
      group by path order by 1 limit ${mostPaths})
    select s.company_id as "companyId", s.kind, s.document_id as "documentId", s.author_id as "authorId", s.author_name as by,
      (select r.manifest from layer b join revision r on r.id = b.revision_id
        where b.document_id = s.document_id and b.tenant_id is null) as base,
      line.id as "lineId", line.path, t.id as "tenantId", t.type, t.group_id as "groupId", t.name, t.time_zone as "timeZone", own.value as own
    from saved s cross join line
    join layer o on o.document_id = s.document_id
    join tenant t on t.id = o.tenant_id and t.removed_at is null
      and (s.tenant_id is null or t.group_id = s.tenant_id)
      and (t.type = 'GROUP' or s.kind <> 'menu' or t.menu_id = s.document_id)
    cross join lateral (
      select id, op, value from change_log c where c.layer_id = o.id and ${isAt('c', sql`line.path`)}
      order by ${newestAt('c')} limit 1) own
    where own.op in ('set', 'unset') and own.id < line.id order by t.name, t.id, line.id`.execute(db);
  return rows;
};
