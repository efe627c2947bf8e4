import type { Signal } from './notification-channel.ts';

/** What changed; null when notifications were missed, so that anything may have changed. */
export type ChangeEvent = Signal | null;

/** Notifies a process of changes, whichever process made them. */
export interface ChangeEvents {
  /** Calls the listeners of this process. Notifications from the database arrive here too. */
  ring(changed: ChangeEvent): void;
  /** Returns a function that removes the listener. */
  listen(wake: (changed: ChangeEvent) => void): () => void;
  close(): Promise<void>;
}

/** Returns a function that ends the subscription. */
export type Subscribe = (notify: (changed: ChangeEvent) => void) => Promise<() => Promise<void>>;

/** Subscribes to the database with the first listener, not before. */
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
