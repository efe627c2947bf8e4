import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventStreamParts, subscribeToEvents } from './event-stream.ts';

type Listener = Parameters<EventStreamParts['open']>[0];

describe('following a stream', () => {
  let opened: Listener[];
  let closed: number;
  let notices: boolean[];
  let seen: unknown[];
  beforeEach(() => {
    vi.useFakeTimers();
    opened = [];
    closed = 0;
    notices = [];
    seen = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const start = () =>
    subscribeToEvents({
      open: listener => {
        opened.push(listener);
        return () => closed++;
      },
      onStatus: alive => notices.push(alive),
      snapshot: body => seen.push(body),
    });

  it('relies on the stream from its first event', () => {
    start();
    expect(notices).toEqual([]);
    opened[0]?.snapshot(['a']);
    opened[0]?.beat();
    expect([notices, seen]).toEqual([[true], [['a']]]);
  });

  it('closes it after 40 s of silence, and opens it again', () => {
    start();
    opened[0]?.snapshot([]);
    vi.advanceTimersByTime(39_999);
    opened[0]?.beat();
    vi.advanceTimersByTime(39_999);
    expect(notices).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect([notices, opened.length, closed]).toEqual([[true, false], 2, 1]);
    opened[1]?.snapshot([]);
    expect(notices).toEqual([true, false, true]);
  });

  it('opens it again also when the first one never sent an event', () => {
    start();
    vi.advanceTimersByTime(40_000);
    expect([notices, opened.length, closed]).toEqual([[], 2, 1]);
  });

  it('does not rely on a broken stream until it sends an event again', () => {
    start();
    opened[0]?.snapshot([]);
    opened[0]?.lost();
    expect(notices).toEqual([true, false]);
    opened[0]?.snapshot([]);
    expect(notices).toEqual([true, false, true]);
  });

  it('does nothing after its end', () => {
    const stop = start();
    opened[0]?.snapshot([]);
    stop();
    vi.advanceTimersByTime(80_000);
    expect([notices, opened.length, closed]).toEqual([[true, false], 1, 1]);
  });
});
