import * as z from 'zod';
import { epochMs } from './schemas.ts';

/** A session of a person, or one in which somebody acts as the person. */
export const sessionRecord = z.object({
  /** The name of the session in the audit. */
  id: z.string(),
  /** Browser and system, as words; null where the session began under an earlier version. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  since: epochMs,
  lastSeen: epochMs,
  /** The session of this call. */
  current: z.boolean(),
  /** False: somebody else's, who acts as the person. */
  own: z.boolean(),
  acting: z.object({ by: z.string(), as: z.string(), until: epochMs }).nullable(),
});
export type SessionRecord = z.output<typeof sessionRecord>;

export const sessionId = z.string().regex(/^[0-9a-f]{12}$/);
