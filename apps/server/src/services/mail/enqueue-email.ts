import { auditSources } from '@commissary/domain';
import * as z from 'zod';
import { noteWork } from '../../store/outbox.ts';
import type { Db } from '../../store/tables.ts';

export const emailTopic = 'mail';

const origin = z.object({
  address: z.string().nullable(),
  session: z.string().nullable(),
  agent: z.string().nullable(),
  source: z.enum(auditSources),
});

/**
 * A letter to be written after the commit. It names no token: that is made when the letter is, so that none ever lies
 * in the database. An address that nobody has is posted like any other, and nothing comes of it.
 */
export const emailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reset'),
    email: z.string(),
    /** Who asked; a letter that was posted before this was kept names the address alone. */
    origin: origin.optional(),
    address: z.string().optional(),
  }),
  z.object({ kind: z.literal('invite'), personId: z.string(), by: z.string() }),
  z.object({ kind: z.literal('password-changed'), personId: z.string() }),
]);
export type EmailJob = z.output<typeof emailJob>;

/** Part of the transaction of what it tells about. */
export const enqueueEmail = (db: Db, letter: EmailJob, at: Date): Promise<void> => noteWork(db, emailTopic, letter, at);
