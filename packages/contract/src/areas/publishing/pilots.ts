import { pilotMeasures, soakMinutes } from '@commissary/domain';
import * as z from 'zod';
import { epochMs, idSchema } from '../../schemas/index.ts';

const pilotLimit = z.strictObject({
  most: z.int().min(0).max(1_000_000),
  unit: z.enum(['terminals', 'percent']),
});
const pilotLimits = z.strictObject({ trouble: pilotLimit, missing: pilotLimit, silent: pilotLimit });

/**
 * Some of the locations, to which the publish goes first. The others wait until the terminals there were watched for as
 * many minutes: they follow in batches, or end (`HALTED`) where more terminals than a limit are in trouble, do not run it,
 * or have been silent since. Where no terminal was in contact, a person decides.
 */
export const pilots = z.strictObject({
  locationIds: z.array(idSchema).min(1).max(10_000),
  soakMinutes: z.int().min(soakMinutes.least).max(soakMinutes.most),
  /** What becomes of the pilots where the rest is halted. */
  onHalt: z.enum(['rollback', 'keep']),
  limits: pilotLimits.optional(),
});

/** What was decided of a publish that went to pilots first, and what was measured there. */
export const canary = z.object({
  state: z.enum(['PILOTS', 'SOAKING', 'ASKING', 'RELEASED', 'HALTED', 'STOPPED']),
  /** Of those that the reader can access. */
  pilots: z.array(idSchema),
  soakMinutes: z.int(),
  onHalt: z.enum(['rollback', 'keep']),
  limits: pilotLimits,
  /** Until when the terminals are watched, and how long that is by the clock of the server. */
  soakUntil: epochMs.nullable(),
  leftMs: z.int(),
  /** What was measured when it was decided, or up to now. */
  counts: z
    .object({
      terminals: z.int(),
      running: z.int(),
      trouble: z.int(),
      missing: z.int(),
      silent: z.int(),
    })
    .nullable(),
  reason: z.enum(pilotMeasures).nullable(),
  /** `DONE`, or the code of why the pilots were not rolled back. */
  rollback: z.string().nullable(),
  decidedAt: epochMs.nullable(),
  /** Null: the server. */
  decidedBy: z.string().nullable(),
});
export type CanaryRecord = z.output<typeof canary>;
