import type { Context } from '../../services/context/index.ts';
import type { Signal } from '../../store/database/index.ts';
import { type BroadcastRound, createBroadcastRound } from './broadcast-round.ts';

/** One open stream of a call. */
export interface Listener {
  matches(changed: Signal): boolean;
  /** The current state, an object; null when the person may not see it any more. */
  read(round: BroadcastRound): Promise<object | null>;
  send(body: object, round: BroadcastRound): void;
  beat(): void;
  end(): void;
}

export interface EventStreams {
  /** Adds a stream. Returns a function that removes it. */
  follow(listener: Listener): () => void;
  /** Ends all streams. */
  end(): void;
}

/**
 * A client that is gone must not hold a connection for ever, and a proxy must not close a silent one: a heartbeat at
 * least every 15 s.
 */
const heartbeatMs = 14_000;
/** A publish to thousands of locations changes often; no reader needs updates more often than this. */
const pauseMs = 250;
/** The streams work at most this long before they yield. */
const sliceMs = 4;
/** Number of streams that look concurrently. */
const together = 8;

/**
 * All streams of this process look in rounds: each notified stream looks once, and streams with the same key share the
 * result of one look. A round works in slices and yields between them.
 */
export const createEventStreams = ({
  changeEvents,
  rowCache,
  log,
}: Pick<Context, 'changeEvents' | 'rowCache' | 'log'>): EventStreams => {
  const listeners = new Set<Listener>();
  let called = new Set<Listener>();
  let isUnderWay = false;
  let isOver = false;
  let beating: NodeJS.Timeout | undefined;
  let deaf: (() => void) | undefined;

  const call = (some: Iterable<Listener>): void => {
    for (const one of some) called.add(one);
    if (!isUnderWay && called.size > 0) void goRound();
  };
  const goRound = async (): Promise<void> => {
    isUnderWay = true;
    while (called.size > 0 && !isOver) {
      await turn();
      const now = [...called];
      called = new Set();
      // Permissions that were removed before the notification must be out of the cache.
      await rowCache.caughtUp();
      const round = createBroadcastRound();
      await inSlices(now, together, some => Promise.all(some.map(one => visit(one, round))));
      await pause(pauseMs);
    }
    isUnderWay = false;
  };
  const visit = async (listener: Listener, round: BroadcastRound): Promise<void> => {
    if (!listeners.has(listener)) return;
    const body = await listener.read(round).catch(error => {
      log({ level: 'error', message: 'An event stream failed and was ended.', error });
      return null;
    });
    if (body === null) listener.end();
    else if (listeners.has(listener)) listener.send(body, round);
  };
  const beat = async (): Promise<void> => {
    const all = [...listeners];
    await inSlices(all, together, async some => {
      for (const one of some) if (listeners.has(one)) one.beat();
    });
    call(all.filter(one => listeners.has(one)));
  };
  const begin = (): void => {
    deaf ??= changeEvents.listen(changed => {
      call(changed === null ? listeners : [...listeners].filter(one => one.matches(changed)));
    });
    beating ??= setInterval(() => void beat(), heartbeatMs);
  };
  const rest = (): void => {
    clearInterval(beating);
    beating = undefined;
    deaf?.();
    deaf = undefined;
  };
  return {
    follow: listener => {
      begin();
      listeners.add(listener);
      // The stream was not listening between its first look and now.
      call([listener]);
      return () => {
        listeners.delete(listener);
        called.delete(listener);
        if (listeners.size === 0) rest();
      };
    },
    end: () => {
      isOver = true;
      rest();
      for (const one of listeners) one.end();
    },
  };
};

/** Processes a few at a time, and yields after each slice of time. */
const inSlices = async <T>(
  all: readonly T[],
  size: number,
  work: (some: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  let began = performance.now();
  for (let at = 0; at < all.length; at += size) {
    await work(all.slice(at, at + size));
    if (performance.now() - began < sliceMs) continue;
    await turn();
    began = performance.now();
  }
};

const turn = (): Promise<void> =>
  new Promise(resolve => {
    setImmediate(resolve);
  });

const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });
