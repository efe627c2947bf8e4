import type { PublishKind, TenantReach } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isWithin } from '../tenants/index.ts';
import type { LocationStatus, RunRow } from './run.ts';

/** A location of a publish. */
export interface WorkflowLocation {
  readonly locationId: string;
  readonly runId: string;
  readonly batch: number;
  readonly status: LocationStatus;
  readonly reason: string | null;
  /** Epoch milliseconds, as of the batch and the location. */
  readonly dueAt: number;
  readonly endedAt: number | null;
}

export interface WorkflowPage {
  readonly blobType: PublishKind;
  readonly action: RunRow['action'];
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly syncDate: Date | null;
  readonly counts: Partial<Record<LocationStatus, number>>;
  readonly locations: readonly WorkflowLocation[];
}

export interface WorkflowQuery {
  readonly companyId: string;
  readonly workflowId: string;
  readonly reach: TenantReach;
  /** The last location of the previous page. */
  readonly after: Pick<WorkflowLocation, 'batch' | 'locationId'> | null;
  readonly limit: number;
}

const millis = (at: string) => sql.raw(`(extract(epoch from ${at}) * 1000)::float8`);

/** A publish with a page of its locations within a reach, in the order of its batches; undefined where it has none there. */
export const workflowPage = async (
  db: Db,
  { companyId, workflowId, reach, after, limit }: WorkflowQuery,
): Promise<WorkflowPage | undefined> => {
  const { rows } = await sql<WorkflowPage>`
    with reached as materialized (
      select l.location_id as "locationId", l.run_id as "runId", r.batch, l.status, l.reason,
        ${millis('r.due_at')} as "dueAt", ${millis('l.ended_at')} as "endedAt"
      from run r join run_location l on l.run_id = r.id join tenant on tenant.id = l.location_id
      where r.workflow_id = ${workflowId} and r.company_id = ${companyId} and ${isWithin(reach)}
    ), page as (
      select * from reached
      where ${after === null ? sql`true` : sql`(batch, "locationId" collate "C") > (${after.batch}, ${after.locationId})`}
      order by batch, "locationId" collate "C" limit ${limit}
    )
    select r.blob_type as "blobType", r.action, r.requested_name as "requestedBy", r.requested_at as "requestedAt",
      r.sync_date as "syncDate",
      (select jsonb_object_agg(c.status, c.count) from (
        select status, count(*)::integer as count from reached group by status) c) as counts,
      coalesce((select jsonb_agg(page order by batch, "locationId" collate "C") from page), '[]') as locations
    from run r
    where r.workflow_id = ${workflowId} and r.company_id = ${companyId} and exists (select from reached)
    order by r.batch limit 1`.execute(db);
  return rows[0];
};
