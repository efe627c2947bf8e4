import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentKind, failures, idSchema, nameSchema } from '../schemas/index.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const running = z.object({ kind: documentKind, manifest: hash, sequence: z.int() });

/** A stored configuration: which part is at which path. The hash of its canonical JSON is its name. */
export const manifest = z.object({ kind: documentKind, schemaVersion: z.int(), parts: z.record(z.string(), hash) });
export type Manifest = z.output<typeof manifest>;

/** What a location should run of one kind. Sequence numbers only increase. */
export const assignment = running;
export type Assignment = z.output<typeof assignment>;

export const terminal = {
  checkIn: endpoint({
    method: 'POST',
    path: '/api/terminal/check-in',
    summary: 'A terminal says what it runs and hears what it should run, and when to come again',
    access: { kind: 'credential' },
    body: z.strictObject({
      deviceId: nameSchema(64),
      softwareVersion: nameSchema(40),
      runs: z.array(running).max(3),
      /** `chunks`: it assembles manifests in which a long list is several parts. Without it, it receives none. */
      partSize: z.literal('chunks').optional(),
    }),
    responses: {
      200: z.object({
        locationId: z.string(),
        locationName: z.string(),
        timeZone: z.string(),
        assigned: z.array(assignment),
        comeAgainMs: z.int(),
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
    responses: { 200: manifest, 400: failures, 404: failures },
  }),
  part: endpoint({
    method: 'GET',
    path: '/api/terminal/parts/:hash',
    summary: 'A part that such a manifest names; it never changes',
    access: { kind: 'credential' },
    params: z.object({ hash }),
    responses: { 200: z.json(), 400: failures, 404: failures },
  }),
  secret: endpoint({
    method: 'GET',
    path: '/api/terminal/secrets/:id',
    summary: 'The value of a secret that what this location runs names; kept in memory only',
    access: { kind: 'credential' },
    params: z.object({ id: idSchema }),
    responses: { 200: z.object({ value: z.string() }), 400: failures, 404: failures },
  }),
};
