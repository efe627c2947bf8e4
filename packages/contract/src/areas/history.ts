import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  changes,
  documentKind,
  documentPath,
  epochMs,
  epochQuery,
  idSchema,
  jsonObject,
  refusals,
} from '../schemas/index.ts';

/**
 * When a saved change was part of a location's live configuration, and who published it: `to` is null while it still
 * is. Null = never published; absent where no location is requested.
 */
const live = z.object({ from: epochMs, to: epochMs.nullable(), by: z.string() }).nullable();
export type LiveInterval = z.output<typeof live>;

const op = z.enum(['set', 'unset', 'add', 'remove', 'move', 'reset']);
/** The tenant of a level; null = the company's base. */
const level = idSchema.nullable();

/**
 * One change of a field: who, when, at which level, and the value before. A change of a container of the field has the
 * container's path, and the values of the requested field.
 */
export const historyEntry = z.object({
  path: z.string(),
  op,
  value: z.json().optional(),
  /** The level's own value; where it had none, the inherited value. */
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

/** One save: who, when, at which level, and its changes as far as the user may read them. */
export const timelineSave = z.object({
  is: z.literal('save'),
  id: idSchema,
  tenantId: level,
  version: z.int(),
  by: z.string(),
  /** Whether the reader made it; absent = another user. */
  mine: z.literal(true).optional(),
  at: epochMs,
  live: live.optional(),
  /** The number of other tenants that the same action saved, as far as the reader can access them; absent = none. */
  together: z.int().optional(),
  /** The first changes of the save (in a search: the matching ones), each as a sentence and with its subject. */
  changes: z.array(z.object({ path: z.string(), op, subject: z.string(), sentence: z.string() })),
  /** The number of all changes of the save. */
  total: z.int(),
});
export type TimelineSave = z.output<typeof timelineSave>;

/** One publish of the document to locations of the tenant. */
export const timelinePublish = z.object({
  is: z.literal('publish'),
  id: idSchema,
  by: z.string(),
  /** When the first of its locations went live. */
  at: epochMs,
  /** When it was scheduled for this time. */
  scheduled: z.boolean(),
  /** It brought single edits, and nothing else that was saved. */
  alone: z.boolean(),
  locations: z.int(),
});
export type TimelinePublish = z.output<typeof timelinePublish>;

const timelineEntry = z.discriminatedUnion('is', [timelineSave, timelinePublish]);
export type TimelineEntry = z.output<typeof timelineEntry>;

/** A level of a document as its newest save left it. */
const levelHead = z.object({
  tenantId: level,
  /** 0 before the first save; then nobody saved it. */
  version: z.int(),
  by: z.string().nullable(),
  at: epochMs.nullable(),
  /** The entries of its list that the reader may see; of the company 0. */
  overrides: z.int(),
});
export type LevelHead = z.output<typeof levelHead>;

/** The document, and the tenant from which it is read. */
const at = z.object({
  /** The location or group whose levels are requested; absent = only the base. */
  tenantId: idSchema.optional(),
  menuId: idSchema.optional(),
});
const params = z.object({ kind: documentKind, companyId: idSchema });
const access = { kind: 'company', param: 'companyId' } as const;

/** One layer after a save: the company's document, or the list of a group or location. */
const revisionState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), tenantId: z.null(), by: z.string(), at: epochMs, document: jsonObject }),
  z.object({ kind: z.literal('list'), tenantId: idSchema, by: z.string(), at: epochMs, changes }),
]);

export const history = {
  list: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId',
    replica: 'recent',
    summary: 'Who changed one place of a document, newest first, at the levels that apply to a tenant',
    access,
    params,
    query: at.extend({
      /** This field, the fields below it, and containers that were set or added whole. */
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
  levels: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/levels',
    summary: 'The newest save of a document at each level that was saved and that the user can access',
    access,
    params,
    query: at.pick({ menuId: true }),
    responses: { 200: z.array(levelHead), ...refusals },
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/timeline',
    replica: 'recent',
    summary:
      'The saves of a document and the publishes between them, newest first, at the levels that apply to a tenant',
    access,
    params,
    query: at.extend({
      /** The `next` of the previous page. */
      before: z.string().max(120).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      /** Search words: names of a field, a section or a member. */
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
        /** All users who saved at these levels, by name; on the first page. */
        people: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      ...refusals,
    },
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/history/:kind/:companyId/revisions/:revisionId',
    replica: 'recent',
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
            /**
             * The values that the published layers set, with the author; of the base every field that was ever changed.
             */
            set: z.array(z.object({ path: z.string(), tenantId: level, by: z.string(), at: epochMs })),
          })
          .nullable(),
      }),
      ...refusals,
    },
  }),
};
