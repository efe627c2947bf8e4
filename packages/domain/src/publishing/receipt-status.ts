import { takenWithinMs } from '../constants.ts';
import { contactStatus } from './contact-status.ts';

/** Why a terminal does not run what is live: it reported why, it is not in contact, or it has not taken it yet. */
export const behindReasons = ['trouble', 'silent', 'fetching'] as const;
export type BehindReason = (typeof behindReasons)[number];

/** Instants in epoch milliseconds. A reported trouble says more than that the terminal fell silent afterwards. */
export const behindReason = (code: string | null, lastSeen: number, now: number): BehindReason => {
  if (code !== null) return 'trouble';
  return contactStatus(lastSeen, now) === 'up-to-date' ? 'fetching' : 'silent';
};

/**
 * Whether a terminal should run what is live by now: one that is in contact has a few minutes from the publish on.
 * Instants in epoch milliseconds.
 */
export const isLate = (reason: BehindReason, since: number, now: number): boolean =>
  reason !== 'fetching' || now - since > takenWithinMs;
