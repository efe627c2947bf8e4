import type { PublishKind } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface NamedWorkflow {
  readonly companyId: string;
  readonly workflowId: string;
}

/**
 * The publishes of these batches that failed nowhere before an instant. A batch ends several times: again with each of its
 * locations that is released.
 */
export const firstFailures = async (
  db: Db,
  failedRunIds: readonly string[],
  at: Date,
): Promise<readonly NamedWorkflow[]> => {
  const { rows } = await sql<NamedWorkflow>`
    select distinct r.company_id as "companyId", r.workflow_id as "workflowId" from run r
    where r.id = any(${[...failedRunIds]}::text[]) and not exists (
      select from run other join run_location l on l.run_id = other.id
      where other.workflow_id = r.workflow_id and l.status = 'FAILED' and l.ended_at < ${at})
    order by 1, 2`.execute(db);
  return rows;
};

export interface FailedWorkflow {
  readonly blobType: PublishKind;
  /** The person who asked for it. */
  readonly requestedBy: string;
  readonly requestedName: string;
  readonly failed: readonly { readonly locationId: string; readonly name: string; readonly groupId: string | null }[];
}

/** Where a publish failed so far, by name; undefined where it did not fail, or its locations are gone. */
export const failedWorkflow = async (
  db: Db,
  { companyId, workflowId }: NamedWorkflow,
): Promise<FailedWorkflow | undefined> => {
  const { rows } = await sql<FailedWorkflow>`
    select r.blob_type as "blobType", r.requested_by as "requestedBy", r.requested_name as "requestedName",
      jsonb_agg(jsonb_build_object('locationId', t.id, 'name', t.name, 'groupId', t.group_id) order by t.name, t.id) as failed
    from run r join run_location l on l.run_id = r.id join tenant t on t.id = l.location_id
    where r.workflow_id = ${workflowId} and r.company_id = ${companyId} and l.status = 'FAILED' and t.removed_at is null
    group by 1, 2, 3`.execute(db);
  return rows[0];
};
