import { auditSources, languageTags } from '@commissary/domain';
import * as z from 'zod';
import { noteWork } from '../../store/accounts/index.ts';
import type { Db } from '../../store/database/index.ts';

export const emailTopic = 'mail';

const origin = z.object({
  address: z.string().nullable(),
  session: z.string().nullable(),
  agent: z.string().nullable(),
  source: z.enum(auditSources),
});

/** Of the page where it was asked for: for who has not chosen one. */
const language = z.enum(languageTags).optional();

/**
 * An e-mail to be written after the commit. It contains no token: the token is created with the e-mail, so that the
 * database never stores it. An address without an account is queued like any other, and no e-mail is sent.
 */
export const emailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reset'),
    email: z.string(),
    /** The person who requested it; an e-mail that was queued before this was stored has the address alone. */
    origin: origin.optional(),
    address: z.string().optional(),
    language,
  }),
  z.object({ kind: z.literal('invite'), personId: z.string(), by: z.string(), language }),
  z.object({ kind: z.literal('password-changed'), personId: z.string() }),
  z.object({
    kind: z.literal('acting'),
    personId: z.string(),
    by: z.string(),
    byCompany: z.string(),
    reason: z.string(),
    minutes: z.number(),
  }),
  /** What the edit waits for, and where, is read when the e-mail is written. */
  z.object({ kind: z.literal('timed-question'), personId: z.string(), companyId: z.string(), editId: z.string() }),
  /** Where it failed is read when the e-mail is written. */
  z.object({ kind: z.literal('publish-failed'), personId: z.string(), companyId: z.string(), workflowId: z.string() }),
  /** What was changed, and what is kept, is read when the e-mail is written. */
  z.object({ kind: z.literal('override-kept'), personId: z.string(), revisionId: z.string() }),
  /** What was decided is read when the e-mail is written. */
  z.object({ kind: z.literal('publish-halted'), personId: z.string(), companyId: z.string(), workflowId: z.string() }),
]);
export type EmailJob = z.output<typeof emailJob>;

/** Part of the transaction of the change it reports. */
export const enqueueEmail = (db: Db, letter: EmailJob, at: Date): Promise<void> => noteWork(db, emailTopic, letter, at);
