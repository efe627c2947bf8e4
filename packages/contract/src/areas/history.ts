import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { changes, documentKind, documentPath, epochMs, epochQuery, idSchema, jsonObject, refusals } from './schemas.ts';

/**
 * When something saved was part of what a location ran, and who published it: `to` is null while it still is. Null =
 * never published; absent where no location is asked for.
 */
const live = z.object({ from: epochMs, to: epochMs.nullable(), by: z.string() }).nullable();
export type LiveInterval = z.output<typeof live>;

const op = z.enum(['set', 'unset', 'add', 'remove', 'move', 'reset']);
/** The tenant of a level; null = the company's base. */
const level = idSchema.nullable();

/**
 * One change of a field: who, when, at which level, and the value before. A change of something around the field has
 * that path, and the values of the requested field.
 */
export const historyEntry = z.object({
  path: z.string(),
  op,
  value: z.json().optional(),
  /** What the level itself had; where it had nothing of its own, the value above. */
  was: z.json().optional(),
  by: z.string(),
  at: epochMs,
  tenantId: level,
  version: z.int(),
  live: live.optional(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Who set a path last at a level. */
export const pathAuthor = z.object({ path: z.string(), tenantId: level, by: z.string(), at: epochMs });
export type PathAuthor = z.output<typeof pathAuthor>;

/** One save: who, when, at which level, and what it changed as far as the person may read it. */
export const timelineSave = z.object({
  is: z.literal('save'),
  id: idSchema,
  tenantId: level,
  version: z.int(),
  by: z.string(),
  /** The reader's own; absent = somebody else's. */
  mine: z.literal(true).optional(),
  at: epochMs,
  live: live.optional(),
  /** At how many other tenants the same action saved, of those that the reader can access; absent = none. */
  together: z.int().optional(),
  /** The first changes of the save (of a search: those that it found), each as a sentence and as what it is about. */
  changes: z.array(z.object({ path: z.string(), op, subject: z.string(), sentence: z.string() })),
  /** How many changes the save made in all. */
  total: z.int(),
});
export type TimelineSave = z.output<typeof timelineSave>;

/** One publish that brought the document to locations of the tenant. */
export const timelinePublish = z.object({
  is: z.literal('publish'),
  id: idSchema,
  by: z.string(),
  /** When the first of its locations had it. */
  at: epochMs,
  /** Asked for earlier, to go live at this time. */
  scheduled: z.boolean(),
  locations: z.int(),
});
export type TimelinePublish = z.output<typeof timelinePublish>;

const timelineEntry = z.discriminatedUnion('is', [timelineSave, timelinePublish]);
export type TimelineEntry = z.output<typeof timelineEntry>;

/** Which document, as seen from where. */
const at = z.object({
  /** The location or group whose levels are asked for; absent = the base alone. */
  tenantId: idSchema.optional(),
  menuId: idSchema.optional(),
});
const params = z.object({ kind: documentKind, companyId: idSchema });
const access = { kind: 'company', param: 'companyId' } as const;

/** One layer as a save left it: the company's document, or the list of a group or location. */
const revisionState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), tenantId: z.null(), by: z.string(), at: epochMs, document: jsonObject }),
  z.object({ kind: z.literal('list'), tenantId: idSchema, by: z.string(), at: epochMs, changes }),
]);

export const history = {
  list: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId',
    summary: 'Who changed one place of a document, newest first, at the levels that apply to a tenant',
    access,
    params,
    query: at.extend({
      /** This field, what is below it, and what was set or added whole around it. */
      path: documentPath,
      limit: z.coerce.number().int().min(1).max(500).optional(),
    }),
    responses: { 200: z.array(historyEntry), ...refusals },
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/latest',
    summary: 'Of each place that a tenant or its group sets: who changed it last at each level',
    access,
    params,
    query: at,
    responses: { 200: z.array(pathAuthor), ...refusals },
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/timeline',
    summary:
      'The saves of a document and the publishes between them, newest first, at the levels that apply to a tenant',
    access,
    params,
    query: at.extend({
      /** The `next` of the page before. */
      before: z.string().max(120).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      /** Words of a field, a section or a member. */
      search: z.string().max(200).optional(),
      /** One of `people`. */
      by: z.string().max(200).optional(),
      level: z.enum(['company', 'group', 'location']).optional(),
      /** Instants; `to` is not included. */
      from: epochQuery,
      to: epochQuery,
    }),
    responses: {
      200: z.object({
        entries: z.array(timelineEntry),
        next: z.string().nullable(),
        /** Everybody who saved at these levels, by name; on the first page. */
        people: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      ...refusals,
    },
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/revisions/:revisionId',
    summary: 'One layer of a document as an earlier save left it, to be put back by a save',
    access,
    params: params.extend({ revisionId: idSchema }),
    query: at,
    responses: { 200: revisionState, ...refusals },
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/live',
    summary: 'What a location runs, which level each value of it comes from, and who set it',
    access,
    params,
    query: z.object({ tenantId: idSchema }),
    responses: {
      200: z.object({
        /** Null before the first publish. */
        live: z
          .object({
            at: epochMs,
            by: z.string(),
            documentId: idSchema,
            document: jsonObject,
            /** What the published layers set, with the author; of the base every field that was ever changed. */
            set: z.array(z.object({ path: z.string(), tenantId: level, by: z.string(), at: epochMs })),
          })
          .nullable(),
      }),
      ...refusals,
    },
  }),
};
