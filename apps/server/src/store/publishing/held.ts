import type { PublishKind, TenantReach } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isWithin } from '../tenants/index.ts';

/** A location at which the next publish of everything would bring back what was rolled back. */
export interface HeldLocation {
  readonly locationId: string;
  /** The rollback. */
  readonly workflowId: string;
  readonly by: string;
  readonly at: Date;
}

const reachedVersion = (pins: string) =>
  sql.raw(`coalesce((
    select max(greatest((pin -> 'version')::integer, (pin -> 'save')::integer))
    from jsonb_each(${pins}) as of_level (level, pin) where pin ->> 'id' = layer.id), 0)`);

/**
 * Locations within a reach where the last publish of everything is a rollback, and nobody has changed since, at any level
 * of the location, a path that it took back. A rolled-back path is one that was saved between the versions that were
 * live before and after it. What was rolled back is found first: each batch joined with every location, 5,000 of them
 * took 11 s.
 */
export const heldLocations = async (
  db: Db,
  companyId: string,
  blobType: PublishKind,
  reach: TenantReach,
): Promise<HeldLocation[]> => {
  const { rows } = await sql<HeldLocation>`
    with rolled_back as materialized (
      select h.*, r.workflow_id, r.requested_name
      from run r join published_history h on h.run_id = r.id
      where r.company_id = ${companyId} and r.blob_type = ${blobType} and r.action = 'ROLLBACK'
    ), back as materialized (
      select h.location_id, h.document_id, tenant.group_id, h.workflow_id, h.requested_name, h.at,
        h.pins as pins_after, b.pins as pins_before
      from rolled_back h join tenant on tenant.id = h.location_id
      cross join lateral (
        select p.pins from published_history p
        where p.location_id = h.location_id and p.kind = h.kind and p.sequence < h.sequence
        order by p.sequence desc limit 1) b
      where tenant.removed_at is null and ${isWithin(reach)}
        and not exists (
          select from published_history n join run_location l on l.run_id = n.run_id and l.location_id = n.location_id
          where n.location_id = h.location_id and n.kind = h.kind and n.sequence > h.sequence and l.scope <> 'edits')
    )
    select back.location_id as "locationId", min(back.workflow_id) as "workflowId", min(back.requested_name) as by,
      min(back.at) as at
    from back
    group by back.location_id
    having not bool_or(exists (
      with level as (
        select layer.id, ${reachedVersion('back.pins_before')} as was, ${reachedVersion('back.pins_after')} as is
        from layer
        where layer.document_id = back.document_id
          and coalesce(layer.tenant_id, '') in ('', coalesce(back.group_id, ''), back.location_id)
      )
      select from level edited
      join revision n on n.layer_id = edited.id and n.version > edited.was
      join change_log newer on newer.revision_id = n.id
      cross join level taken
      join revision o on o.layer_id = taken.id and o.version > taken.is and o.version <= taken.was
      join change_log older on older.revision_id = o.id
      where starts_with(newer.path || '/', older.path || '/') or starts_with(older.path || '/', newer.path || '/')
    ))
    order by back.location_id`.execute(db);
  return rows;
};
