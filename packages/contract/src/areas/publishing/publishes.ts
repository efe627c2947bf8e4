import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { epochMs, idSchema, publishKind, refusals } from '../../schemas/index.ts';
import { canary } from './pilots.ts';
import { locationStatus, publishAction } from './sync.ts';

/** A publish with all its batches, and a page of its locations in the order of the batches. */
const publishPage = z.object({
  workflowId: idSchema,
  blobType: publishKind,
  action: publishAction,
  requestedBy: z.string(),
  requestedAt: epochMs,
  /** Zero: immediately. */
  syncDate: epochMs,
  /** Where it went to some of its locations first. */
  canary: canary.optional(),
  /** The number of its locations in each state, of those that the reader can access. */
  counts: z.partialRecord(locationStatus, z.int()),
  locations: z.array(
    z.object({
      locationId: idSchema,
      runId: idSchema,
      status: locationStatus,
      reason: z.string().nullable(),
      /** When its batch is due. */
      dueAt: epochMs,
      endedAt: epochMs.nullable(),
    }),
  ),
  /** The `after` of the next page; null = this is the last one. */
  next: z.string().nullable(),
});
export type PublishPage = z.output<typeof publishPage>;

export const publishes = {
  read: endpoint({
    method: 'GET',
    path: '/api/publishes/:companyId/:workflowId',
    summary: 'A publish with its locations, a page at a time',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: z.object({ companyId: idSchema, workflowId: idSchema }),
    query: z.object({
      after: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: { 200: publishPage, ...refusals },
  }),
};
