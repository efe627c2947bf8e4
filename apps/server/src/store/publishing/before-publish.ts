import type { DocumentKind } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db, Pins } from '../database/index.ts';

/** What was live of one document before a publish brought another state of it to a location. */
export interface BeforePublish {
  readonly locationId: string;
  readonly kind: DocumentKind;
  /** What the publish brought. */
  readonly manifest: string;
  /** Null: nothing was live there before. */
  readonly before: { readonly documentId: string; readonly pins: Pins; readonly manifest: string } | null;
}

/** A publish of a company, with all its batches. */
export interface WorkflowOf {
  readonly companyId: string;
  readonly blobType: PublishKind;
  readonly workflowId: string;
}

export const hasWorkflow = async (db: Db, { companyId, blobType, workflowId }: WorkflowOf): Promise<boolean> =>
  (await db
    .selectFrom('run')
    .select('id')
    .where('workflow_id', '=', workflowId)
    .where('company_id', '=', companyId)
    .where('blob_type', '=', blobType)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** By location and kind, where the publish went live. */
export const beforePublish = async (
  db: Db,
  { companyId, blobType, workflowId }: WorkflowOf,
  locationIds: readonly string[],
): Promise<BeforePublish[]> => {
  const { rows } = await sql<BeforePublish>`
    select h.location_id as "locationId", h.kind, h.manifest, b.before
    from run r join published_history h on h.run_id = r.id
    left join lateral (
      select jsonb_build_object('documentId', p.document_id, 'pins', p.pins, 'manifest', p.manifest) as before
      from published_history p
      where p.location_id = h.location_id and p.kind = h.kind and p.sequence < h.sequence
      order by p.sequence desc limit 1) b on true
    where r.workflow_id = ${workflowId} and r.company_id = ${companyId} and r.blob_type = ${blobType}
      and h.location_id = any(${[...locationIds]}::text[])`.execute(db);
  return rows;
};
