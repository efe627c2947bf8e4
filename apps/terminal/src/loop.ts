import { type CheckInResult, sendCheckIn, type Terminal } from './check-in.ts';
import type { Configuration } from './configuration.ts';
import { pauseAfterTrouble } from './pause.ts';
import type { Till } from './tickets/till.ts';

export interface Contact {
  /** Time of the last response of the server, in epoch milliseconds; null: none yet. */
  readonly at: number | null;
  /** Why the last attempt failed; null when it succeeded. */
  readonly trouble: string | null;
}

export interface LoopReport {
  readonly configuration: Configuration;
  readonly contact: Contact;
  readonly visit: CheckInResult | null;
  readonly nextMs: number;
}

export interface LoopOptions {
  readonly once: boolean;
  readonly everyMs: number | null;
  /** Sells before a check-in, and sends after it what waits. */
  readonly till?: Till | undefined;
  tell(report: LoopReport): void;
  /** Resolves after the given time, or earlier when the terminal is to stop. */
  wait(ms: number): Promise<void>;
  stopped(): boolean;
  random(): number;
}

const AT_ONCE_MS = 0;

/**
 * Checks in repeatedly. An error of any kind leaves the running configuration unchanged, and the next check-in tries
 * again.
 */
export const runLoop = async (terminal: Terminal, options: LoopOptions): Promise<LoopReport> => {
  let configuration = terminal.disk.load();
  let contact: Contact = { at: null, trouble: null };
  for (;;) {
    let visit: CheckInResult | null = null;
    let nextMs = AT_ONCE_MS;
    options.till?.sell(configuration);
    try {
      visit = await sendCheckIn(terminal, configuration, taken => {
        configuration = taken;
      });
      await options.till?.send(terminal.api);
      contact = { at: terminal.now(), trouble: null };
    } catch (error) {
      nextMs = options.everyMs ?? pauseAfterTrouble(error, options.random);
      contact = { at: contact.at, trouble: error instanceof Error ? error.message : String(error) };
    }
    if (visit !== null) nextMs = pauseOf(visit, options.everyMs);
    const report: LoopReport = { configuration, contact, visit, nextMs };
    options.tell(report);
    // What was just applied is reported to the server before a single visit ends.
    if (options.stopped() || (options.once && !(visit && visit.applied.length > 0))) return report;
    await options.wait(nextMs);
    if (options.stopped()) return report;
  }
};

const pauseOf = ({ applied, comeAgainMs }: CheckInResult, everyMs: number | null): number =>
  applied.length > 0 ? AT_ONCE_MS : (everyMs ?? comeAgainMs);
