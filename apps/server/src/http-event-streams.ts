import { type BroadcastRound, createBroadcastRound } from './broadcast-round.ts';
import type { Context } from './context.ts';
import type { Signal } from './store/notification-channel.ts';

/** Somebody who follows a call. */
export interface Listener {
  hears(changed: Signal): boolean;
  /** What there is to see now; null where it is not theirs to see any more. */
  look(round: BroadcastRound): Promise<string | null>;
  send(text: string): void;
  beat(): void;
  end(): void;
}

export interface EventStreams {
  /** Follows from now on. Answers how to stop. */
  follow(listener: Listener): () => void;
  /** Ends all of them. */
  end(): void;
}

/** A person who closes the lid must not hold a connection for ever, and a proxy must not take silence for the end: at least every 15 s. */
const heartbeatMs = 14_000;
/** A publish to thousands moves often; nobody reads faster than this. */
const pauseMs = 250;
/** So long the streams work before whoever else waits has their turn. */
const sliceMs = 4;
/** Looks that wait for the database together. */
const together = 8;

/**
 * All streams of this process look in rounds: whoever heard of something looks once, and those who would see the same see
 * what one of them found. A round works in slices and goes on when others have had their turn.
 */
export const createEventStreams = ({ alarm, known, log }: Pick<Context, 'alarm' | 'known' | 'log'>): EventStreams => {
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
      // Rights that were taken away before what called them here are known to be gone.
      await known.caughtUp();
      const round = createBroadcastRound();
      await inSlices(now, together, some => Promise.all(some.map(one => visit(one, round))));
      await pause(pauseMs);
    }
    isUnderWay = false;
  };
  const visit = async (listener: Listener, round: BroadcastRound): Promise<void> => {
    if (!listeners.has(listener)) return;
    const text = await listener.look(round).catch(error => {
      log({ level: 'error', message: 'A stream could not be followed and was ended.', error });
      return null;
    });
    if (text === null) listener.end();
    else if (listeners.has(listener)) listener.send(text);
  };
  const beat = async (): Promise<void> => {
    const all = [...listeners];
    await inSlices(all, together, async some => {
      for (const one of some) if (listeners.has(one)) one.beat();
    });
    call(all.filter(one => listeners.has(one)));
  };
  const begin = (): void => {
    deaf ??= alarm.listen(changed => {
      call(changed === null ? listeners : [...listeners].filter(one => one.hears(changed)));
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
      // What changed since its first look was heard by nobody.
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

/** Does a few at a time, and lets others have their turn whenever a slice of time is used up. */
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
