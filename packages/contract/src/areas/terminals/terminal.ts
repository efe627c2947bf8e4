import { documentKinds } from '@commissary/catalog';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { documentKind, epochMs, failures, idSchema, nameSchema } from '../../schemas/index.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const running = z.object({
  kind: documentKind,
  manifest: hash,
  sequence: z.int(),
  /** Of the database that numbers the publishes: another one after a restore. Earlier terminals and servers do not know it. */
  epoch: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
});

/** A stored configuration: which part is at which path. The hash of its canonical JSON is its name. */
export const manifest = z.object({ kind: documentKind, schemaVersion: z.int(), parts: z.record(z.string(), hash) });
export type Manifest = z.output<typeof manifest>;

/** What a location should run of one kind. Within an epoch sequence numbers only increase; an assignment of another epoch holds at once. */
export const assignment = running;
export type Assignment = z.output<typeof assignment>;

/** An assignment that a terminal could not take, and why: `DAMAGED`, `UNREADABLE`, `NOT_SENT`, `NOT_STORED`, or a word of its own. */
const trouble = z.strictObject({ kind: documentKind, manifest: hash, code: z.string().regex(/^[A-Z][A-Z_]{0,39}$/) });
export type TerminalTrouble = z.output<typeof trouble>;

/** The people of the live employment who still work at the location, are active and have a PIN. */
const logOnList = z.object({
  /** As `logOn` of the check-in: the list that it stands for. */
  token: z.string(),
  /** How a typed PIN is hashed with argon2id, once for all of them: memory in KiB, length in bytes. */
  salt: z.string(),
  memory: z.int(),
  passes: z.int(),
  parallelism: z.int(),
  length: z.int(),
  people: z.array(z.object({ id: idSchema, name: z.string(), verifier: z.string() })),
});
export type LogOnList = z.output<typeof logOnList>;

/** The same for one device: the hash that it compares with is `HMAC-SHA256(key, argon2id(PIN, salt))`, in base64url. */
const deviceLogOnList = logOnList.omit({ salt: true, people: true }).extend({
  people: z.array(z.object({ id: idSchema, name: z.string(), salt: z.string(), verifier: z.string() })),
});
export type DeviceLogOnList = z.output<typeof deviceLogOnList>;

/** At most so many parts are asked for at once. */
export const mostParts = 200;

/** At most so many manifests are named before they are due. */
export const mostComing = 10;

/**
 * Addresses of content by its hash, which everybody may read and any cache may keep: a path of this server, or a whole
 * address elsewhere. What an address answers is content only where it has that hash.
 */
const addresses = z.record(hash, z.string().max(500));

/** At most so many tickets and shifts are sent at once. */
export const mostTickets = 200;

const batch = z
  .strictObject({
    /** What the clock of the terminal shows when it sends them. */
    sentAt: epochMs.optional(),
    /** Each by `ticketSchema`: one that is malformed does not keep the others back. */
    tickets: z.array(z.unknown()).max(mostTickets),
    /** Each by `shiftSchema`, in the same way; earlier terminals send none. */
    shifts: z.array(z.unknown()).max(mostTickets).optional(),
  })
  .refine(sent => countOf(sent) > 0, { message: 'TOO_SMALL', path: ['tickets'] })
  .refine(sent => countOf(sent) <= mostTickets, { message: 'TOO_BIG', path: ['tickets'] });

const countOf = ({ tickets, shifts = [] }: { readonly tickets: unknown[]; readonly shifts?: unknown[] | undefined }) =>
  tickets.length + shifts.length;

/** Never to be sent again as it is: its place among those that were sent, with the first reason. */
const refusedOne = z.object({ index: z.int(), id: z.string().nullable(), code: z.string(), path: z.string() });

export const terminal = {
  checkIn: endpoint({
    method: 'POST',
    path: '/api/terminal/check-in',
    summary: 'A terminal says what it runs and hears what it should run, and when to come again',
    access: { kind: 'credential' },
    body: z.strictObject({
      deviceId: nameSchema(64),
      softwareVersion: nameSchema(40),
      /** One of each kind at most. */
      runs: z.array(running).max(documentKinds.length),
      /** What it could not take since its last check-in, one of each kind at most; earlier terminals report none. */
      troubles: z.array(trouble).max(documentKinds.length).optional(),
      /** `chunks`: it assembles manifests in which a long list is several parts. Without it, it receives none. */
      partSize: z.literal('chunks').optional(),
      /** Of what the last answer named as `coming`: what it has. Nothing of it is named again. Never sent to a server that named none. */
      has: z.array(hash).max(mostComing).optional(),
    }),
    responses: {
      200: z.object({
        locationId: z.string(),
        locationName: z.string(),
        timeZone: z.string(),
        assigned: z.array(assignment),
        comeAgainMs: z.int(),
        /** Changes when who may log on does; the list is then to be fetched (`logOn`). Earlier servers have none. */
        logOn: z.string().optional(),
        /** Where to fetch what it lacks of what it should run, and of what is coming. Earlier servers name none. */
        addresses: addresses.optional(),
        /** Manifests of publishes that are due within an hour: to be fetched, and not to be run before they are assigned. */
        coming: z.array(hash).optional(),
      }),
      400: failures,
    },
  }),
  license: endpoint({
    method: 'POST',
    path: '/api/terminal/licence',
    summary: 'A point of sale uses the token it was given, once, and has its licence',
    access: { kind: 'credential' },
    perMinute: 10,
    body: z.strictObject({ token: z.string().min(1).max(40) }),
    responses: { 200: z.object({ licensed: z.literal(true) }), 400: failures },
  }),
  manifest: endpoint({
    method: 'GET',
    path: '/api/terminal/manifest/:hash',
    summary: 'A manifest that this location runs or should run',
    access: { kind: 'credential' },
    params: z.object({ hash }),
    responses: { 200: manifest, 400: failures, 403: failures, 404: failures },
  }),
  part: endpoint({
    method: 'GET',
    path: '/api/terminal/parts/:hash',
    summary: 'A part that such a manifest names; it never changes',
    access: { kind: 'credential' },
    params: z.object({ hash }),
    responses: { 200: z.json(), 400: failures, 403: failures, 404: failures },
  }),
  parts: endpoint({
    method: 'POST',
    path: '/api/terminal/parts',
    summary: 'Many such parts in one response, by their hashes',
    access: { kind: 'credential' },
    body: z.strictObject({ hashes: z.array(hash).min(1).max(mostParts) }),
    responses: { 200: z.object({ parts: z.record(hash, z.json()) }), 400: failures, 403: failures, 404: failures },
  }),
  /** For a terminal that has nothing yet. What it has already is left out by saying where to go on. */
  pack: endpoint({
    method: 'POST',
    path: '/api/terminal/pack',
    summary: 'Manifests that this location runs or should run with all of their parts, about a mebibyte at once',
    access: { kind: 'credential' },
    body: z.strictObject({
      manifests: z.array(hash).min(1).max(documentKinds.length),
      /** The last hash that arrived, of the manifests in the order of the request and their parts in order; absent: from the beginning. */
      after: hash.optional(),
    }),
    responses: {
      200: z.object({ content: z.record(hash, z.json()), more: z.boolean() }),
      400: failures,
      403: failures,
      404: failures,
    },
  }),
  /** What `addresses` of a check-in name. The signature is the permission. */
  content: endpoint({
    method: 'GET',
    path: '/api/content/:hash',
    summary: 'A manifest or a part at its signed address, for terminals and any cache between; it never changes',
    access: { kind: 'public' },
    params: z.object({ hash }),
    query: z.object({ key: z.string().max(40), signature: z.string().max(64) }),
    responses: { 200: z.json(), 400: failures, 403: failures, 404: failures },
  }),
  logOn: endpoint({
    method: 'GET',
    path: '/api/terminal/log-on',
    summary:
      'Who may log on at this location right now, for terminals of an earlier version that are connected already',
    access: { kind: 'credential' },
    responses: { 200: logOnList, 400: failures, 403: failures },
  }),
  deviceLogOn: endpoint({
    method: 'POST',
    path: '/api/terminal/log-on',
    summary: 'Who may log on at this location right now, each with a hash that only this device can use',
    access: { kind: 'credential' },
    body: z.strictObject({ deviceId: nameSchema(64), key: z.string().regex(/^[\w-]{43}$/) }),
    responses: { 200: deviceLogOnList, 400: failures, 403: failures },
  }),
  secret: endpoint({
    method: 'GET',
    path: '/api/terminal/secrets/:id',
    summary: 'The value of a secret that what this location runs names; kept in memory only',
    access: { kind: 'credential' },
    params: z.object({ id: idSchema }),
    responses: { 200: z.object({ value: z.string() }), 400: failures, 403: failures, 404: failures },
  }),
  tickets: endpoint({
    method: 'POST',
    path: '/api/terminal/tickets',
    summary:
      'A terminal sends what it sold and who worked: each ticket and shift is accepted or refused alone, and the newest revision stands',
    access: { kind: 'credential' },
    large: { holds: 'list', by: 'terminal' },
    body: batch,
    responses: {
      200: z.object({
        /** Tickets and shifts. */
        accepted: z.int(),
        refused: z.array(refusedOne),
        /** Where shifts were sent. Earlier servers accept none. */
        refusedShifts: z.array(refusedOne).optional(),
      }),
      400: failures,
      403: failures,
      413: failures,
    },
  }),
};
