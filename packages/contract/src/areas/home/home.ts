import { channels } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { documentKind, epochMs, idSchema, refusals } from '../../schemas/index.ts';
import { timelinePublish, timelineSave } from '../history.ts';
import { terminalReceipts } from '../tenants.ts';

/** What the shift of a location begins with. */
const locationDay = z.object({
  /** The hours that are live; null before the first publish. */
  hours: z
    .object({
      /** Midnight at the location on the day of the shift: until 4 AM it is the day before. */
      midnight: epochMs,
      /** From that day to the next, channel by channel. */
      channels: z.array(
        z.object({ channel: z.enum(channels), intervals: z.array(z.object({ from: epochMs, to: epochMs })) }),
      ),
    })
    .nullable(),
  /** Items and modifiers that are saved as out of stock there, by name; `until` null = until somebody puts it back. */
  outOfStock: z.array(z.object({ path: z.string(), name: z.string(), until: epochMs.nullable() })),
  /** The terminals, those without contact for the longest time first. */
  terminals: z.array(
    z.object({
      deviceId: z.string(),
      lastSeen: epochMs,
      /** It runs what is live. */
      current: z.boolean(),
    }),
  ),
  /** The first changes that are not published, as far as the caller may read them, and the number of all. */
  unpublished: z.object({
    changes: z.array(z.object({ kind: documentKind, path: z.string(), sentence: z.string() })),
    total: z.int(),
  }),
});
export type LocationDay = z.output<typeof locationDay>;

/** What waits for a publish, and what others did since the caller was here last, newest first. */
const overview = z.object({
  /** The number of unpublished changes of each location that has some; of a location alone its day says them. */
  unpublished: z.record(idSchema, z.int()),
  /** Locations that had a terminal with a later publish than this database, which had been restored, and when. */
  ahead: z.array(z.object({ locationId: idSchema, at: epochMs })),
  /** How many terminals of the company run what is live; null where home is that of a group or a location. */
  receipts: terminalReceipts.nullable(),
  /** The number of locations with a timed edit that waits for a decision. */
  undecided: z.int(),
  /** The caller's last act in an earlier session; null = there was none. */
  since: epochMs.nullable(),
  /** Of a save its first change, and how many of its values this group or location keeps its own for; absent: none. */
  entries: z.array(z.discriminatedUnion('is', [timelineSave.extend({ kept: z.int().optional() }), timelinePublish])),
  /** The employees whose certifications have expired or will soon, of those whom the caller manages: the first, and how many. */
  certificates: z.object({
    total: z.int(),
    first: z.array(z.object({ person: z.string(), requirement: z.string().nullable(), endsOn: z.iso.date() })),
  }),
  /** Devices that got who logs on at a location for the first time, in the last seven days, where the caller may view PINs. */
  newDevices: z.object({
    total: z.int(),
    first: z.array(z.object({ location: z.string(), credential: z.string(), at: epochMs })),
  }),
});
export type Overview = z.output<typeof overview>;

/** What home shows beside what other screens show too. */
export const home = {
  day: endpoint({
    method: 'GET',
    path: '/api/home/:companyId/:locationId',
    summary: 'The day of a location: hours, what is out of stock, terminals, what is not published',
    access: { kind: 'tenant', param: 'locationId' },
    params: z.object({ companyId: idSchema, locationId: idSchema }),
    responses: { 200: locationDay, ...refusals },
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/home/:companyId/overview',
    summary: 'What waits for a publish, what others changed since the caller was here last, certifications that end',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: idSchema }),
    query: z.object({
      tenantId: idSchema.optional(),
      /** The day on which certifications are judged; without it, today in UTC. */
      today: z.iso.date().optional(),
    }),
    responses: { 200: overview, ...refusals },
  }),
};
