import { type CacheTopic, cachedTables, rowsChannel } from './cached-tables.ts';

/** Watches the rows of the database for changes of any process. */
export interface CacheInvalidation {
  /** Whether a change would be noticed: the cache is valid only while it would. */
  isAwake(): boolean;
  /** Waits until all changes that were committed before this call have been reported. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

const againMs = 1_000;
const beatMs = 1_000;
/** A connection that was silent for so long may be broken. */
const patienceMs = 2_500;

/** Reports what changed; null = anything may have. Uses a connection of its own, tested every second. */
export const startCacheInvalidation = async (
  url: string,
  notify: (changed: CacheTopic | null) => void,
): Promise<CacheInvalidation> => {
  const { default: pg } = await import('pg');
  let stopped = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let client: InstanceType<typeof pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: patienceMs });
    client = mine;
    const lost = (): void => {
      if (client !== mine || stopped) return;
      client = undefined;
      heardAt = Number.NEGATIVE_INFINITY;
      notify(null);
      void mine.end().catch(() => undefined);
      clearTimeout(timer);
      timer = setTimeout(() => void connect(), againMs);
    };
    const beat = async (): Promise<void> => {
      const askedAt = performance.now();
      await mine.query('select 1');
      if (client !== mine || stopped) return;
      if (askedAt - heardAt > patienceMs) notify(null);
      heardAt = askedAt;
      timer = setTimeout(() => void beat().catch(lost), beatMs);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => notify(cachedTables[payload ?? ''] ?? null));
    try {
      await mine.connect();
      await mine.query(`listen ${rowsChannel}`);
      await beat();
    } catch {
      lost();
    }
  };
  await connect();
  return {
    isAwake: () => performance.now() - heardAt < patienceMs,
    // Pending notifications arrive before the result of the query. A broken connection is reported by itself.
    caughtUp: async () => {
      await client?.query('select 1').catch(() => undefined);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
