import { keepListening } from './listening-client.ts';
import { channel, type Signal, signalIn } from './notification-channel.ts';
import type { QueryLimits } from './query-limits.ts';

/**
 * Listens to the channel, over a connection of its own. A broken connection is opened again, and null is reported for
 * what may have been missed meanwhile; `onBroken` is called when one that worked is lost. Returns a function that stops it.
 */
export const listenOnPostgres = async (
  url: string,
  limits: QueryLimits,
  { notify, onBroken }: { notify(signal: Signal | null): void; onBroken(): void },
): Promise<() => Promise<void>> => {
  const { stop } = await keepListening(url, limits, {
    channel,
    question: 'select 1',
    onMessage: payload => notify(signalIn(payload)),
    onConnected: () => notify(null),
    onAnswer: () => undefined,
    onLost: () => undefined,
    onBroken,
  });
  return stop;
};
