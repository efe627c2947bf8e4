import { randomBytes } from 'node:crypto';
import { sendCheckIn, type Terminal } from '../check-in.ts';
import { type Configuration, nothing } from '../configuration.ts';
import { pauseAfterTrouble } from '../pause.ts';
import { serverApi } from '../server-api.ts';
import type { FleetMember } from './fleet-credentials.ts';
import { openFleetDisk, sharedContent } from './fleet-disk.ts';
import { limitConcurrency } from './limit-concurrency.ts';

export interface FleetReport {
  readonly terminals: number;
  /** Those whose last check-in brought everything that they should run. */
  readonly running: number;
  /** Those that could not take what they should run, by the codes that they report. */
  readonly troubles: Readonly<Record<string, number>>;
  /** Those without a usable response of the server at their last check-in, by the reason. */
  readonly unanswered: Readonly<Record<string, number>>;
  /** Since the report before. */
  readonly checkInsPerSecond: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly memoryMb: number;
}

export interface FleetOptions {
  readonly server: string;
  readonly softwareVersion: string;
  readonly failing: number;
  /** Each terminal checks in until it has taken everything, and the fleet ends. */
  readonly once: boolean;
  /** Time between two check-ins; null: as the server responds. */
  readonly everyMs: number | null;
  /** The time over which the first check-ins are distributed, so that they do not arrive together. */
  readonly startWithinMs: number;
  wait(ms: number): Promise<void>;
  stopped(): boolean;
  random(): number;
}

/**
 * Check-ins under way in one process. Ten thousand that fetch their first configuration together would wait for each other
 * here until their requests time out, which says nothing about the server.
 */
const mostCheckIns = 64;

export interface Fleet {
  /** Resolves when every terminal has stopped. */
  readonly ended: Promise<unknown>;
  report(): FleetReport;
}

/** Each terminal checks in as one that is alone: fetches, verifies, reports. The disks are in memory. */
export const startTerminals = (members: readonly FleetMember[], options: FleetOptions): Fleet => {
  const shared = sharedContent();
  const inTurn = limitConcurrency(mostCheckIns);
  const states = members.map((): MemberState => ({ kind: 'new' }));
  const durations: number[] = [];
  let since = performance.now();
  const report = (): FleetReport => {
    const now = performance.now();
    const sorted = durations.splice(0).toSorted((a, b) => a - b);
    const seconds = (now - since) / 1_000;
    since = now;
    return {
      terminals: members.length,
      running: states.filter(({ kind }) => kind === 'running').length,
      troubles: countOf(states, 'trouble'),
      unanswered: countOf(states, 'unanswered'),
      checkInsPerSecond: Math.round(sorted.length / seconds),
      medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      slowestMs: Math.round(sorted.at(-1) ?? 0),
      memoryMb: Math.round(process.memoryUsage().rss / 2 ** 20),
    };
  };
  const runMember = async (member: FleetMember, index: number): Promise<void> => {
    const disk = openFleetDisk(shared, member.deviceId, randomBytes(32).toString('base64url'));
    const api = serverApi(options.server, member.credential);
    const { softwareVersion } = options;
    const terminal: Terminal = { api, disk, deviceId: member.deviceId, softwareVersion, now: () => Date.now() };
    let configuration: Configuration = nothing;
    const take = (taken: Configuration): void => {
      // The document was verified; ten thousand of them need not stay in memory.
      configuration = { ...taken, running: taken.running.map(one => ({ ...one, document: null })) };
    };
    const checkIn = async (): Promise<{ readonly isSettled: boolean; readonly pause: number }> => {
      const began = performance.now();
      try {
        const { applied, comeAgainMs } = await sendCheckIn(terminal, configuration, take);
        states[index] = { kind: 'running' };
        const isSettled = applied.length === 0;
        return { isSettled, pause: isSettled ? (options.everyMs ?? comeAgainMs) : 0 };
      } catch (error) {
        const [trouble] = configuration.troubles;
        states[index] =
          trouble === undefined
            ? { kind: 'unanswered', of: error instanceof Error ? error.message : String(error) }
            : { kind: 'trouble', of: trouble.code };
        return { isSettled: false, pause: options.everyMs ?? pauseAfterTrouble(error, options.random) };
      } finally {
        durations.push(performance.now() - began);
      }
    };
    await options.wait(options.random() * options.startWithinMs);
    while (!options.stopped()) {
      const { isSettled, pause } = await inTurn(checkIn);
      // A terminal that fails is one that worked before: it is full when it has taken what was live at its start.
      if (index < options.failing && isSettled && configuration.running.length > 0) disk.fill();
      if (options.once && isSettled) return;
      await options.wait(pause);
    }
  };
  return { ended: Promise.all(members.map(runMember)), report };
};

/** What a terminal did at last; `of`: the code of a trouble, or why there was no answer. */
type MemberState =
  | { readonly kind: 'new' | 'running' }
  | { readonly kind: 'trouble' | 'unanswered'; readonly of: string };

const countOf = (states: readonly MemberState[], kind: 'trouble' | 'unanswered'): Record<string, number> => {
  const found = states.flatMap(state => (state.kind === kind ? [state.of] : []));
  return Object.fromEntries([...Map.groupBy(found, of => of)].map(([of, some]) => [of, some.length]));
};
