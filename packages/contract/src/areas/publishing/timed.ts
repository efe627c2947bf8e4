import {
  isLocalDateTime,
  mostTimedLocations,
  publishPermission,
  timedOutcomes,
  timedPhases,
  timedQuestions,
} from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { changes, documentKind, edits, epochMs, failures, idSchema, noContent, refusals } from '../../schemas/index.ts';
import { otherSchedule } from './sync.ts';

/** A date and time on the clocks of each location: `2026-11-27T16:00`. */
const localDateTime = z.string().refine(isLocalDateTime, 'LOCAL_DATE_TIME');

/** Edits of one document for a time: it begins at once without a start, and stays without an end; one of both is needed. */
const timedEdit = z.strictObject({
  kind: documentKind,
  menuId: idSchema.optional(),
  /** Values and resets; what adds, removes or moves a member is a 400 (`NOT_TIMED`). */
  edits,
  starts: localDateTime.nullable(),
  ends: localDateTime.nullable(),
  /** Absent: every location where this person may publish and the document is live. */
  locationIds: z.array(idSchema).min(1).max(mostTimedLocations).optional(),
});

const timedPreview = z.object({
  locations: z.array(
    z.object({
      locationId: idSchema,
      timeZone: z.string(),
      startsAt: epochMs,
      endsAt: epochMs.nullable(),
      /** Of what is live there; at most 100, long values as digests. */
      changes,
      total: z.int(),
    }),
  ),
  /** The scheduled publishes that bring another value while the edits are in force. */
  schedules: z.array(otherSchedule),
});
export type TimedPreview = z.output<typeof timedPreview>;

const timedPage = z.object({
  edits: z.array(
    z.object({
      id: idSchema,
      kind: documentKind,
      menuId: idSchema.nullable(),
      /** On the clocks of each location; null = at once, and no end. */
      starts: z.string().nullable(),
      ends: z.string().nullable(),
      by: z.string(),
      createdAt: epochMs,
      /** The edits that the reader may see, as sentences, with the names of then. */
      changes: z.array(
        z.object({
          path: z.string(),
          op: z.enum(['set', 'unset', 'add', 'remove', 'move', 'reset']),
          subject: z.string(),
          sentence: z.string(),
        }),
      ),
      total: z.int(),
      locations: z.array(
        z.object({
          locationId: idSchema,
          phase: z.enum(timedPhases),
          /** Why it waits for a decision; null = it does not. */
          question: z.enum(timedQuestions).nullable(),
          /** How it came to an end; null before. */
          outcome: z.enum(timedOutcomes).nullable(),
          startsAt: epochMs,
          endsAt: epochMs.nullable(),
          timeZone: z.string(),
        }),
      ),
    }),
  ),
  next: z.string().nullable(),
});
export type TimedPage = z.output<typeof timedPage>;

const company = z.object({ companyId: idSchema });
const one = z.object({ companyId: idSchema, id: idSchema });
/** All its locations where absent. */
const some = { locationIds: z.array(idSchema).min(1).max(mostTimedLocations).optional() };
const access = { kind: 'company', param: 'companyId' } as const;
const large = { holds: 'list', by: Object.values(publishPermission) } as const;

/** Edits of locations that begin and end by themselves, on the clocks of each location. Instants are epoch milliseconds. */
export const timed = {
  /** Rejected as `create` is. */
  preview: endpoint({
    method: 'POST',
    path: '/api/timed/:companyId/preview',
    summary: 'What edits for a time would change, where and when, and the schedules that bring another value meanwhile',
    access,
    acting: 'allowed',
    params: company,
    body: timedEdit,
    large,
    responses: { 200: timedPreview, 409: failures, ...refusals },
  }),
  /**
   * At all their locations or at none. 400 with the location in `path`: `START_PAST`, `END_PAST`, `END_BEFORE_START`,
   * `SKIPPED_TIME` (clocks never show the end), `TIMED_ALREADY` (another timed edit holds a path at that time), and what
   * rejects the same edits now: `NEVER_PUBLISHED`, `NOT_VALID`, a 403 for a missing permission.
   */
  create: endpoint({
    method: 'POST',
    path: '/api/timed/:companyId/create',
    summary: 'Edit values of locations from a local time, until one, or both; saved and published alone at these times',
    access,
    idempotent: true,
    params: company,
    body: timedEdit,
    large,
    responses: { 200: z.object({ id: idSchema }), 409: failures, ...refusals },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/timed/:companyId',
    summary: 'Timed edits of the locations that the user can access, newest first',
    access,
    stream: true,
    params: company,
    query: z.object({
      /** Those that are over everywhere, instead of the others. */
      over: z.enum(['true', 'false']).optional(),
      /** The `next` of the previous page. */
      before: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: { 200: timedPage, ...refusals },
  }),
  /** 400 `NOTHING_LEFT` where it is over, `CHANGED_SINCE` where somebody else changed a path of one that runs. */
  cancel: endpoint({
    method: 'POST',
    path: '/api/timed/:companyId/:id/cancel',
    summary: 'Cancel a timed edit that has not begun, and end one that runs',
    access,
    params: one,
    body: z.strictObject(some),
    large,
    responses: { 204: noContent, 409: failures, ...refusals },
  }),
  /** 400 `NOTHING_ASKED` where it does not wait for a decision and does not run, `END_PAST` where it would begin too late. */
  decide: endpoint({
    method: 'POST',
    path: '/api/timed/:companyId/:id/decide',
    summary: 'Begin or end a timed edit over what somebody else changed, or keep what is there',
    access,
    params: one,
    body: z.strictObject({ ...some, decision: z.enum(['anyway', 'keep']) }),
    large,
    responses: { 204: noContent, 409: failures, ...refusals },
  }),
};
