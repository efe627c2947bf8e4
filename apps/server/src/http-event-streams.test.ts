import { describe, expect, it } from 'vitest';
import type { ChangeEvent, ChangeEvents } from './change-events.ts';
import type { LogEvent } from './context.ts';
import { createEventStreams, type Listener } from './http-event-streams.ts';
import type { Signal } from './store/notification-channel.ts';
import type { RowCache } from './store/row-cache.ts';

const publish = (companyId: string): Signal => ({ about: 'publishes', companyId });

const world = (caughtUp: () => Promise<void> = async () => undefined) => {
  let wake: ((changed: ChangeEvent) => void) | null = null;
  const alarm: ChangeEvents = {
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
  const known = { caughtUp } as RowCache;
  const streams = createEventStreams({ alarm, known, log: line => lines.push(line) });
  return { alarm, streams, lines, isListening: () => wake !== null };
};
const listener = (look: Listener['look'], companyId = 'ours') => {
  const heard: string[] = [];
  let isOver = false;
  const one: Listener = {
    hears: changed => changed.about === 'publishes' && changed.companyId === companyId,
    look,
    send: text => heard.push(text),
    beat: () => undefined,
    end: () => {
      isOver = true;
    },
  };
  return { one, heard, isOver: () => isOver };
};

describe('streams', () => {
  it('look once for all who would see the same, and once more for those who would not', async () => {
    const { alarm, streams } = world();
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
    alarm.ring(publish('ours'));
    alarm.ring(publish('ours'));
    await expect.poll(() => followers.every(({ heard }) => heard.length === 2)).toBe(true);
    expect(looks).toHaveLength(4);
    streams.end();
  });

  it('look again when something happened while they looked', async () => {
    const { alarm, streams } = world();
    let version = 1;
    const follower = listener(async round =>
      round.share('all', async () => {
        const seen = String(version);
        if (version === 1) {
          version = 2;
          alarm.ring(publish('ours'));
        }
        return seen;
      }),
    );
    streams.follow(follower.one);
    await expect.poll(() => follower.heard).toEqual(['1', '2']);
    streams.end();
  });

  it('do not look for who did not hear', async () => {
    const { alarm, streams } = world();
    const [ours, theirs] = [listener(async () => 'x'), listener(async () => 'x', 'theirs')];
    for (const { one } of [ours, theirs]) streams.follow(one);
    await expect.poll(() => theirs.heard.length).toBe(1);
    alarm.ring(publish('ours'));
    await expect.poll(() => ours.heard.length).toBe(2);
    expect(theirs.heard).toHaveLength(1);
    streams.end();
  });

  it('look only when what was changed before is known', async () => {
    let isKnown = false;
    const { streams } = world(async () => {
      isKnown = true;
    });
    const follower = listener(async () => String(isKnown));
    streams.follow(follower.one);
    await expect.poll(() => follower.heard).toEqual(['true']);
    streams.end();
  });

  it('let others have their turn while many look', async () => {
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

  it('end where there is nothing to see any more, without a line in the log; a mistake has one', async () => {
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

  it('hear nothing when nobody follows', () => {
    const { streams, isListening } = world();
    const leave = streams.follow(listener(async () => 'x').one);
    expect(isListening()).toBe(true);
    leave();
    expect(isListening()).toBe(false);
  });
});
