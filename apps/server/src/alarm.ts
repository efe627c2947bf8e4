import type { Signal } from './store/signal.ts';

/** What is told: what changed, or null for "anything may have": something was missed. */
export type Ring = Signal | null;

/** How a process hears of what changed, in whichever process that happened. */
export interface Alarm {
  /** Wakes those who listen in this process. What a transaction tells the database arrives here as well. */
  ring(changed: Ring): void;
  /** Answers how to stop listening. */
  listen(wake: (changed: Ring) => void): () => void;
  close(): Promise<void>;
}

/** Answers how to stop hearing. */
export type Hear = (tell: (changed: Ring) => void) => Promise<() => Promise<void>>;

/** The database is not bothered before somebody listens. */
export const createAlarm = (hear: Hear): Alarm => {
  const listeners = new Set<(changed: Ring) => void>();
  const ring = (changed: Ring): void => {
    for (const wake of listeners) wake(changed);
  };
  let hearing: Promise<() => Promise<void>> | undefined;
  return {
    ring,
    listen: wake => {
      listeners.add(wake);
      hearing ??= hear(ring);
      return () => listeners.delete(wake);
    },
    close: async () => (await hearing)?.(),
  };
};
