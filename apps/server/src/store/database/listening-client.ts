import type { QueryLimits } from './query-limits.ts';

interface Listening {
  readonly channel: string;
  /** Asked on the connection at each beat. */
  readonly question: string;
  onMessage(payload: string | undefined): void;
  /** The connection listens, from now on; it may have missed anything before. */
  onConnected(): void;
  /** Of a question: when it was asked, and the rows of its answer. */
  onAnswer(askedAt: number, rows: readonly unknown[]): void;
  onLost(): void;
  /** It had worked: whatever ended it may have ended others, which do not know it. */
  onBroken(): void;
}

export interface ListeningClient {
  /** Resolves once the database has answered a question; what it reported before arrives first. */
  ask(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens to a channel over a connection of its own, which is tested at each beat and opened again after its loss: one
 * that the network forgot reports nothing and no error.
 */
export const keepListening = async (
  url: string,
  { connectMs, beatMs, silentMs }: QueryLimits,
  { channel, question, onMessage, onConnected, onAnswer, onLost, onBroken }: Listening,
): Promise<ListeningClient> => {
  const { default: pg } = await import('pg');
  let stopped = false;
  let client: InstanceType<typeof pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: silentMs,
    });
    client = mine;
    let isConnected = false;
    // A connection that breaks reports an error, an end, or both.
    const lost = (): void => {
      if (client !== mine || stopped) return;
      client = undefined;
      onLost();
      if (isConnected) onBroken();
      void mine.end().catch(() => undefined);
      clearTimeout(timer);
      timer = setTimeout(() => void connect(), beatMs);
    };
    const beat = async (): Promise<void> => {
      const askedAt = performance.now();
      const { rows } = await mine.query<object>(question);
      if (client !== mine || stopped) return;
      onAnswer(askedAt, rows);
      timer = setTimeout(() => void beat().catch(lost), beatMs);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => onMessage(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      isConnected = true;
      onConnected();
      await beat();
    } catch {
      lost();
    }
  };
  await connect();
  return {
    ask: async () => {
      await client?.query('select 1').catch(() => undefined);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
