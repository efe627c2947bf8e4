import { type CacheTopic, cachedTables, rowsChannel } from './cached-tables.ts';

/** A watch over the rows of the database, whichever process changes them. */
export interface CacheInvalidation {
  /** Whether a change would be heard: what is remembered counts only while it would. */
  isAwake(): boolean;
  /** Waits until everything has been told that was committed before this was asked. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

const againMs = 1_000;
const beatMs = 1_000;
/** A line that was silent for so long may be broken. */
const patienceMs = 2_500;

/** Tells what changed; null = anything may have. A line of its own, asked every second whether it still stands. */
export const startCacheInvalidation = async (
  url: string,
  tell: (changed: CacheTopic | null) => void,
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
      tell(null);
      void mine.end().catch(() => undefined);
      clearTimeout(timer);
      timer = setTimeout(() => void connect(), againMs);
    };
    const beat = async (): Promise<void> => {
      const askedAt = performance.now();
      await mine.query('select 1');
      if (client !== mine || stopped) return;
      if (askedAt - heardAt > patienceMs) tell(null);
      heardAt = askedAt;
      timer = setTimeout(() => void beat().catch(lost), beatMs);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => tell(cachedTables[payload ?? ''] ?? null));
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
    // What the line has to tell comes before its answer to a question. A broken one tells that itself.
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
