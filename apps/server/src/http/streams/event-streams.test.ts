import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../services/context/context.ts';
import type { ChangeEvent, ChangeEvents } from '../../store/database/change-events.ts';
import type { Signal } from '../../store/database/notification-channel.ts';
import type { RowCache } from '../../store/database/row-cache.ts';
import type { BroadcastRound } from './broadcast-round.ts';
import { createEventStreams, type Listener } from './event-streams.ts';

const publish = (companyId: string): Signal => ({ about: 'publishes', companyId });

const world = (caughtUp: () => Promise<void> = async () => undefined) => {
  let wake: ((changed: ChangeEvent) => void) | null = null;
  const changeEvents: ChangeEvents = {
    ring: changed => wake?.(changed),
    listen: heard => {
      wake = heard;
      return () => {
        wake = null;
      };
    },
    close: async () => undefined,
  };
  const lines: LogEvent[] = [];
  const rowCache = { caughtUp } as RowCache;
  const streams = createEventStreams({ changeEvents, rowCache, log: line => lines.push(line) });
  return { changeEvents, streams, lines, isListening: () => wake !== null };
};
const listener = (look: (round: BroadcastRound) => Promise<string | null>, companyId = 'ours') => {
  const heard: string[] = [];
  let isOver = false;
  const one: Listener = {
    matches: changed => changed.about === 'publishes' && changed.companyId === companyId,
    read: async round => {
      const text = await look(round);
      return text === null ? null : { text };
    },
    send: body => heard.push('text' in body ? String(body.text) : ''),
    beat: () => undefined,
    end: () => {
      isOver = true;
    },
  };
  return { one, heard, isOver: () => isOver };
};

describe('event streams', () => {
  it('look once for all streams with the same key, and once for each other key', async () => {
    const { changeEvents, streams } = world();
    const looks: string[] = [];
    const followers = Array.from({ length: 300 }, (_, at) => {
      const key = at % 3 === 0 ? 'reaches one' : 'reaches all';
      return listener(round =>
        round.share(key, async () => {
          looks.push(key);
          return `${key} ${looks.length}`;
        }),
      );
    });
    for (const { one } of followers) streams.follow(one);
    await expect.poll(() => followers.every(({ heard }) => heard.length === 1)).toBe(true);
    expect(looks.toSorted()).toEqual(['reaches all', 'reaches one']);
    changeEvents.ring(publish('ours'));
    changeEvents.ring(publish('ours'));
    await expect.poll(() => followers.every(({ heard }) => heard.length === 2)).toBe(true);
    expect(looks).toHaveLength(4);
    streams.end();
  });

  it('look again after a change during the look', async () => {
    const { changeEvents, streams } = world();
    let version = 1;
    const follower = listener(async round =>
      round.share('all', async () => {
        const seen = String(version);
        if (version === 1) {
          version = 2;
          changeEvents.ring(publish('ours'));
        }
        return seen;
      }),
    );
    streams.follow(follower.one);
    await expect.poll(() => follower.heard).toEqual(['1', '2']);
    streams.end();
  });

  it('do not look for streams that the change does not concern', async () => {
    const { changeEvents, streams } = world();
    const [ours, theirs] = [listener(async () => 'x'), listener(async () => 'x', 'theirs')];
    for (const { one } of [ours, theirs]) streams.follow(one);
    await expect.poll(() => theirs.heard.length).toBe(1);
    changeEvents.ring(publish('ours'));
    await expect.poll(() => ours.heard.length).toBe(2);
    expect(theirs.heard).toHaveLength(1);
    streams.end();
  });

  it('look only after earlier changes are applied to the cache', async () => {
    let isKnown = false;
    const { streams } = world(async () => {
      isKnown = true;
    });
    const follower = listener(async () => String(isKnown));
    streams.follow(follower.one);
    await expect.poll(() => follower.heard).toEqual(['true']);
    streams.end();
  });

  it('yield to other work while many streams look', async () => {
    const { streams } = world();
    const busy = () => {
      const until = performance.now() + 1;
      while (performance.now() < until);
    };
    const followers = Array.from({ length: 200 }, () =>
      listener(async () => {
        busy();
        return 'x';
      }),
    );
    for (const { one } of followers) streams.follow(one);
    const seenAtEachTurn: number[] = [];
    const done = () => followers.filter(({ heard }) => heard.length > 0).length;
    while (done() < followers.length) {
      seenAtEachTurn.push(done());
      await new Promise(resolve => setImmediate(resolve));
    }
    const steps = seenAtEachTurn.map((now, at) => now - (seenAtEachTurn[at - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(16);
    streams.end();
  });

  it('end without a log entry when there is nothing to see any more, and with one after an error', async () => {
    const { streams, lines } = world();
    const gone = listener(async () => null);
    const broken = listener(async () => {
      throw new Error('broken');
    });
    for (const { one } of [gone, broken]) streams.follow(one);
    await expect.poll(() => gone.isOver() && broken.isOver()).toBe(true);
    expect(lines.map(({ level, error }) => [level, String(error)])).toEqual([['error', 'Error: broken']]);
    streams.end();
  });

  it('listen to nothing while there is no stream', () => {
    const { streams, isListening } = world();
    const leave = streams.follow(listener(async () => 'x').one);
    expect(isListening()).toBe(true);
    leave();
    expect(isListening()).toBe(false);
  });
});
