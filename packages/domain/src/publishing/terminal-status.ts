import { type BehindReason, behindReason } from './receipt-status.ts';

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
