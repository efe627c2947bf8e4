import { channel, type Signal, signalIn } from './notification-channel.ts';

const again = 1_000;

/**
 * Listens to the channel, over a connection of its own. A broken connection is opened again, and null is reported for
 * what may have been missed meanwhile. Returns a function that stops it.
 */
export const listenOnPostgres = async (
  url: string,
  notify: (signal: Signal | null) => void,
): Promise<() => Promise<void>> => {
  const { default: pg } = await import('pg');
  let stopped = false;
  let client: InstanceType<typeof pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true });
    client = mine;
    // A connection that breaks reports an error, an end, or both.
    const lost = (): void => {
      if (client !== mine || stopped) return;
      client = undefined;
      void mine.end().catch(() => undefined);
      retry = setTimeout(() => void connect(), again);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => notify(signalIn(payload)));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      notify(null);
    } catch {
      lost();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
};
