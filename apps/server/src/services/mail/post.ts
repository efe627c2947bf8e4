import * as z from 'zod';
import { noteWork } from '../../store/outbox.ts';
import type { Db } from '../../store/tables.ts';

export const mailTopic = 'mail';

/**
 * A letter to be written after the commit. It names no token: that is made when the letter is, so that none ever lies
 * in the database. An address that nobody has is posted like any other, and nothing comes of it.
 */
export const posted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset'), email: z.string(), address: z.string() }),
  z.object({ kind: z.literal('invite'), personId: z.string(), by: z.string() }),
  z.object({ kind: z.literal('password-changed'), personId: z.string() }),
]);
export type Posted = z.output<typeof posted>;

/** Part of the transaction of what it tells about. */
export const post = (db: Db, letter: Posted, at: Date): Promise<void> => noteWork(db, mailTopic, letter, at);
