import { keepAlive } from '@commissary/domain';

/** Instants in epoch milliseconds. */
export interface KeepAliveState {
  readonly lastCheck: number;
  readonly lastSent: number;
}

export const startedAt = (now: number): KeepAliveState => ({ lastCheck: Number.NEGATIVE_INFINITY, lastSent: now });

/** A keep-alive is sent some time before a session without calls would end: of an hour, 5 minutes. */
export const sendAfterMs = (idleMinutes: number): number => (keepAlive.sendAfterMs * idleMinutes) / 60;

/** What to do on an activity at this instant: checks at most every 10 s, sends after 55 minutes, or earlier. */
export const onActivity = (
  state: KeepAliveState,
  now: number,
  afterMs: number = keepAlive.sendAfterMs,
): { readonly state: KeepAliveState; readonly send: boolean } => {
  if (now - state.lastCheck < keepAlive.checkEveryMs) return { state, send: false };
  const send = now - state.lastSent >= afterMs;
  return { state: { lastCheck: now, lastSent: send ? now : state.lastSent }, send };
};
