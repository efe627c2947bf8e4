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

/** What a terminal reported when it was last in contact, in epoch milliseconds. */
export interface TerminalReport {
  readonly lastSeen: number;
  /** Of each document that it runs, whether that is what is live. */
  readonly runs: readonly { readonly current: boolean }[];
  readonly troubles: readonly { readonly code: string }[];
}

/** `empty`: it is in contact and runs nothing, because nothing was published or it has not fetched it. */
export type TerminalStatus = 'live' | 'empty' | BehindReason;

/** The order in which they are counted: what needs somebody first. */
export const terminalStatuses = ['trouble', 'silent', 'fetching', 'empty', 'live'] as const satisfies TerminalStatus[];

/** A terminal that is silent is not live, whatever it ran when it was last in contact. */
export const terminalStatus = ({ lastSeen, runs, troubles }: TerminalReport, now: number): TerminalStatus => {
  const reason = behindReason(troubles[0]?.code ?? null, lastSeen, now);
  if (reason !== 'fetching' || runs.some(({ current }) => !current)) return reason;
  return runs.length === 0 ? 'empty' : 'live';
};
