import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHeartbeat } from './presence-heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = () => {
  let sections: readonly string[] = [];
  const said: string[] = [];
  const life = startHeartbeat({
    sections: () => sections,
    say: async now => {
      said.push(now.join());
    },
    left: async () => {
      said.push('left');
    },
  });
  const type = (...now: string[]) => {
    sections = now;
    life.changed();
  };
  return { said, life, type };
};

it('sends a heartbeat at once, and again every 10 s', () => {
  const { said } = page();
  expect(said).toEqual(['']);
  vi.advanceTimersByTime(20_000);
  expect(said).toEqual(['', '', '']);
});

it('sends soon after another section is touched, and nothing more while the section stays the same', () => {
  const { said, type } = page();
  type('tips');
  type('tips', 'bar');
  vi.advanceTimersByTime(400);
  type('tips', 'bar');
  vi.advanceTimersByTime(9_999);
  expect(said).toEqual(['', 'tips,bar']);
  vi.advanceTimersByTime(1);
  type();
  vi.advanceTimersByTime(400);
  expect(said).toEqual(['', 'tips,bar', 'tips,bar', '']);
});

it('sends that it left at the end, and then nothing', () => {
  const { said, life, type } = page();
  type('tips');
  life.stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['', 'left']);
});
