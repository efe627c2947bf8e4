import { isLocalDateTime, pushProblems, pushRules, pushStates } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { epochMs, failures, idSchema, nameSchema, noContent, refusals } from '../schemas/index.ts';

/** Who a notification goes to: the guests of the whole company, or of these groups and locations. */
const audience = z.strictObject({
  /** Absent: the whole company. */
  places: z.array(idSchema).min(1).max(pushRules.mostPlaces).optional(),
});

/** What goes out of a notification at one instant. */
const pushMessage = z.object({
  dueAt: epochMs,
  state: z.enum(pushStates),
  problem: z.enum(pushProblems).nullable(),
  locations: z.int(),
  /** When it was sent, failed or was taken back. */
  endedAt: epochMs.nullable(),
  /** The phones that the service accepted it for; null before. */
  accepted: z.int().nullable(),
  /** What the service counted since; null before it did. */
  counts: z.object({ sent: z.int(), delivered: z.int(), opened: z.int() }).nullable(),
});

/** A notification to the phones of guests (ENT.PushNotification). */
export const pushNotification = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  /** The groups and locations that were chosen; null: the whole company. */
  places: z.array(idSchema).nullable(),
  /** On the clock of each location; null: at once. */
  localDateTime: z.string().nullable(),
  atNight: z.boolean(),
  /** The phones that were counted when it was written. */
  devices: z.int(),
  by: z.string(),
  createdAt: epochMs,
  /** Earliest first. */
  messages: z.array(pushMessage),
});
export type PushNotification = z.output<typeof pushNotification>;

const company = z.object({ companyId: idSchema });
const access = {
  kind: 'company',
  param: 'companyId',
  permission: 'MODIFY_ONLINE_ORDERING_CONFIGURATION',
} as const;
/** Who sends also needs the permission of the screen, both at every place that the notification goes to. */
const sending = { kind: 'company', param: 'companyId', permission: 'pushNotifications' } as const;

/** Notifications to the phones of guests, by a service that knows the phones. */
export const pushNotifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/push-notifications/:companyId',
    summary: 'The push notifications of the locations that the user can access, newest first, with their counts',
    access,
    params: company,
    query: z.object({
      /** The `next` of the previous page. */
      before: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    responses: {
      200: z.object({
        /** Whether a push service is set up. */
        configured: z.boolean(),
        notifications: z.array(pushNotification),
        next: z.string().nullable(),
      }),
      ...refusals,
    },
  }),
  /** 400 `NOT_CONFIGURED` without a push service, `SERVICE_FAILED` when it does not answer. */
  count: endpoint({
    method: 'POST',
    path: '/api/push-notifications/:companyId/audience',
    summary: 'How many phones a push notification would reach',
    access: sending,
    acting: 'allowed',
    params: company,
    body: audience,
    responses: { 200: z.object({ devices: z.int(), locations: z.int() }), ...refusals },
  }),
  /**
   * 400 with the location in `path`: `NIGHT`, `NO_TIME_ZONE`, `LOCAL_TIME_PAST`; `NOBODY` without phones. 409
   * `AUDIENCE_GREW` with the number of now, where it is more than a tenth above what the person saw.
   */
  send: endpoint({
    method: 'POST',
    path: '/api/push-notifications/:companyId',
    summary: 'Send a push notification, at once or at a time on the clock of each location',
    access: sending,
    idempotent: true,
    params: company,
    body: audience.extend({
      title: nameSchema(pushRules.titleLength),
      text: nameSchema(pushRules.textLength),
      /** A date and time on the clock of each location: `2026-11-27T16:00`. Absent: at once. */
      localDateTime: z.string().refine(isLocalDateTime, 'LOCAL_DATE_TIME').optional(),
      /** Also where it is between 9 PM and 9 AM. */
      atNight: z.boolean(),
      /** The phones that the person saw counted. */
      seen: z.int().min(0),
    }),
    responses: { 200: z.object({ id: idSchema }), 409: failures, ...refusals },
  }),
  /** 400 `NOTHING_LEFT` where all of it was sent, failed, or was taken back. */
  takeBack: endpoint({
    method: 'POST',
    path: '/api/push-notifications/:companyId/:id/take-back',
    summary: 'Take back what is not sent yet of a push notification',
    access: sending,
    params: z.object({ companyId: idSchema, id: idSchema }),
    responses: { 204: noContent, ...refusals },
  }),
};
