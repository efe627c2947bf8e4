import type { Endpoint } from '@commissary/contract';
import { countCall } from '../store/call-rate.ts';
import { audit } from './audit.ts';
import type { Caller } from './caller.ts';
import type { Person } from './person.ts';
import { Refusal } from './refusal.ts';

const minute = 60_000;
/** Of one person in a minute: enough to see that somebody tries doors, too few to fill the log. */
const mostKept = 20;

/**
 * Keeps that somebody was refused a write for want of a right. What the console offers is never refused, so whoever
 * is refused tried something else, or lost the right a moment ago.
 */
export const noteDenied = async (
  caller: Pick<Caller, 'db' | 'now' | 'origin'> & { readonly person: Person },
  { method, path, summary }: Endpoint,
  error: unknown,
): Promise<void> => {
  if (method === 'GET' || !(error instanceof Refusal) || error.status !== 403) return;
  const { db, now, person } = caller;
  const at = now();
  const windowBegan = new Date(at.getTime() - minute);
  const kept = await countCall(db, { call: 'denied', address: person.id, at, windowBegan });
  if (kept > mostKept) return;
  await audit(caller, db, {
    action: 'call-denied',
    companyId: person.companyId,
    subject: summary,
    details: { call: `${method} ${path}`, ...reasonOf(error) },
  });
};

/** Why, where the rule that refused it says so. */
const reasonOf = ({ failures }: Refusal): { readonly reason?: string | number } => {
  const reason = failures[0]?.params?.reason;
  return reason === undefined ? {} : { reason };
};
