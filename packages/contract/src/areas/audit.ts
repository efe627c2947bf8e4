import { auditKinds, auditSources } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentKind, epochMs, epochQuery, idSchema, publishKind, refusals } from '../schemas/index.ts';

/** The subject of an entry, for a link; null where there is nothing to open. */
const about = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('person'), id: idSchema }),
    z.object({ is: z.literal('role'), id: idSchema }),
    z.object({ is: z.literal('place'), id: idSchema }),
    z.object({ is: z.literal('publish'), of: publishKind }),
    /** A save: the revision that contains the changes. */
    z.object({
      is: z.literal('document'),
      kind: documentKind,
      documentId: z.string(),
      revisionId: z.string(),
      version: z.int(),
    }),
  ])
  .nullable();

/** One action of a user, or one that was refused. */
export const auditEntry = z.object({
  id: z.int(),
  at: epochMs,
  /** The name at that time; a null id means that the user is unknown, or that the server acted. `actingAs`: in whose name. */
  by: z.object({ id: z.string().nullable(), name: z.string(), actingAs: z.string().nullable() }),
  kind: z.enum(auditKinds),
  /** The sentence after the name: `renamed the group North`. */
  said: z.string(),
  /** Old and new values; for a save, the revision contains them. */
  changes: z.array(z.object({ what: z.string(), was: z.string().nullable(), now: z.string().nullable() })),
  /** A location or group; null = the company, or several tenants. */
  placeId: z.string().nullable(),
  about,
  /** The id that finds all entries with the same subject. */
  target: z.string().nullable(),
  address: z.string().nullable(),
  session: z.string().nullable(),
  agent: z.string().nullable(),
  source: z.enum(auditSources),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The filters of the log. Instants in epoch milliseconds; `to` is not included. */
const narrowed = z.object({
  by: idSchema.optional(),
  placeId: idSchema.optional(),
  kind: z.enum(auditKinds).optional(),
  target: idSchema.optional(),
  search: z.string().max(200).optional(),
  from: epochQuery,
  to: epochQuery,
});
export type AuditNarrowed = z.output<typeof narrowed>;

export const audit = {
  /** A user who manages employees at some tenants only reads the actions at these tenants. */
  list: endpoint({
    method: 'GET',
    path: '/api/audit/:companyId',
    replica: 'recent',
    summary: 'Who did what, when and from where, newest first',
    access: { kind: 'company', param: 'companyId', permission: 'userAdmin' },
    params: z.object({ companyId: idSchema }),
    query: narrowed.extend({
      /** The `next` of the previous page. */
      before: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(500).optional(),
    }),
    responses: {
      200: z.object({
        entries: z.array(auditEntry),
        next: z.string().nullable(),
        /** All users with entries here, by name; on the first page, for readers of the whole log. */
        people: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      ...refusals,
    },
  }),
};
