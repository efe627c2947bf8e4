import type { Signal } from './store/notification-channel.ts';

/** What is told: what changed, or null for "anything may have": something was missed. */
export type ChangeEvent = Signal | null;

/** How a process hears of what changed, in whichever process that happened. */
export interface ChangeEvents {
  /** Wakes those who listen in this process. What a transaction tells the database arrives here as well. */
  ring(changed: ChangeEvent): void;
  /** Answers how to stop listening. */
  listen(wake: (changed: ChangeEvent) => void): () => void;
  close(): Promise<void>;
}

/** Answers how to stop hearing. */
export type Subscribe = (tell: (changed: ChangeEvent) => void) => Promise<() => Promise<void>>;

/** The database is not bothered before somebody listens. */
export const createChangeEvents = (hear: Subscribe): ChangeEvents => {
  const listeners = new Set<(changed: ChangeEvent) => void>();
  const ring = (changed: ChangeEvent): void => {
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
