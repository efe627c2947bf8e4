import { type BehindReason, formatCount, formatNumber } from '@commissary/domain';

/** What terminals report that they could not do, by their code. */
const troubleWords: Readonly<Record<string, string>> = {
  DAMAGED: 'what it received is damaged',
  NOT_SENT: 'the server did not send all of it',
  NOT_STORED: 'it cannot store it',
  UNREADABLE: 'its version cannot read it',
};

/** Texts about the terminals that run what is live, and those that do not. */
export const receiptTexts = {
  /** A code that a later terminal has is shown as it is. */
  trouble: (code: string) => troubleWords[code] ?? code,
  runs: (running: number, terminals: number) =>
    running === terminals
      ? `Runs at ${terminals === 1 ? 'its terminal' : `all ${formatNumber(terminals)} terminals`}`
      : `Sent, runs at ${formatNumber(running)} of ${formatCount(terminals, 'terminal')}`,
  behind: (running: number, terminals: number) =>
    `What is live runs at ${formatNumber(running)} of ${formatCount(terminals, 'terminal')}`,
  one: (location: string, terminal: string, reason: string) => `${location}, ${terminal}: ${reason}`,
  reason: (reason: BehindReason, code: string | null, lastSeen: string) =>
    ({
      trouble: receiptTexts.trouble(code ?? ''),
      silent: `no contact since ${lastSeen}`,
      fetching: 'it has not taken it yet',
    })[reason],
  more: (named: readonly string[], others: number) =>
    others === 0 ? `${named.join('. ')}.` : `${named.join('. ')}. And ${formatNumber(others)} more.`,
  open: 'Open publish',
  since: (dateTime: string) => `since ${dateTime}`,
  notTaken: (kind: string, reason: string) => `${kind} not taken: ${reason}`,
};
