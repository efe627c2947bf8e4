import { keepAlive } from '@commissary/domain';

/** Instants in epoch milliseconds. */
export interface KeepAliveState {
  readonly lastCheck: number;
  readonly lastSent: number;
}

export const startedAt = (now: number): KeepAliveState => ({ lastCheck: Number.NEGATIVE_INFINITY, lastSent: now });

/** What to do on an activity at this instant: checks at most every 10 s, sends after 55 minutes. */
export const onActivity = (
  state: KeepAliveState,
  now: number,
): { readonly state: KeepAliveState; readonly send: boolean } => {
  if (now - state.lastCheck < keepAlive.checkEveryMs) return { state, send: false };
  const send = now - state.lastSent >= keepAlive.sendAfterMs;
  return { state: { lastCheck: now, lastSent: send ? now : state.lastSent }, send };
};
