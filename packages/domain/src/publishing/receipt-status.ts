import { contactStatus } from './contact-status.ts';

/** Why a terminal does not run what is live: it reported why, it is not in contact, or it has not taken it yet. */
export const behindReasons = ['trouble', 'silent', 'fetching'] as const;
export type BehindReason = (typeof behindReasons)[number];

/** Instants in epoch milliseconds. A reported trouble says more than that the terminal fell silent afterwards. */
export const behindReason = (code: string | null, lastSeen: number, now: number): BehindReason => {
  if (code !== null) return 'trouble';
  return contactStatus(lastSeen, now) === 'up-to-date' ? 'fetching' : 'silent';
};
