import { type RowChange, rowChangeIn, rowsChannel } from './cached-tables.ts';
import { type DatabaseIdentity, identityQuery } from './database-identity.ts';
import { keepListening } from './listening-client.ts';
import type { QueryLimits } from './query-limits.ts';

/** Watches the rows of the database for changes of any process. */
export interface CacheInvalidation {
  /** Whether a change would be noticed: the cache is valid only while it would. */
  isAwake(): boolean;
  /** Waits until all changes that were committed before this call have been reported. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Reports what changed; null = anything may have. Uses a connection of its own, which is tested every second, and asks
 * at the same time whether this is still the same database.
 */
export const startCacheInvalidation = async (
  url: string,
  limits: QueryLimits,
  identity: DatabaseIdentity,
  { notify, onBroken }: { notify(changed: RowChange | null): void; onBroken(): void },
): Promise<CacheInvalidation> => {
  let heardAt = Number.NEGATIVE_INFINITY;
  const { ask, stop } = await keepListening(url, limits, {
    channel: rowsChannel,
    question: identityQuery,
    onMessage: payload => notify(rowChangeIn(payload)),
    onConnected: () => undefined,
    onAnswer: (askedAt, rows) => {
      identity.seen(rows);
      // A connection that was silent for so long may have been broken.
      if (askedAt - heardAt > limits.silentMs) notify(null);
      heardAt = askedAt;
    },
    onLost: () => {
      heardAt = Number.NEGATIVE_INFINITY;
      notify(null);
    },
    onBroken,
  });
  return { isAwake: () => performance.now() - heardAt < limits.silentMs, caughtUp: ask, stop };
};
