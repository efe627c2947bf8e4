import { describe, expect, it } from 'vitest';
import type { LocationState } from '../cache/index.ts';
import { publishPillState, waitingWords } from './publish-pill-state.ts';

const pill = (...states: readonly LocationState[]) =>
  publishPillState(new Map(states.map((state, index) => [`l${index}`, state])));

const live = { kind: 'live' } as const;
const unpublished = { kind: 'unpublished' } as const;
const running = { kind: 'running', done: false } as const;
const through = { kind: 'running', done: true } as const;
const failed = { kind: 'failed', reason: 'No menu' } as const;
const scheduled = (dueAt: number) => ({ kind: 'scheduled', dueAt }) as const;
const waiting = (dueAt: number) => ({ kind: 'waiting', dueAt }) as const;

describe('the publish pill', () => {
  it('is empty for a company without locations', () => expect(pill()).toEqual({ kind: 'nothing' }));
  it('is idle when everything is live', () => expect(pill(live, live)).toEqual({ kind: 'live', locations: 2 }));

  it('counts scheduled locations apart from unpublished ones, and shows what goes live first', () => {
    expect(pill(live, unpublished, scheduled(200), scheduled(100), failed)).toEqual({
      kind: 'waiting',
      unpublished: 2,
      scheduled: 2,
      failed: 1,
      next: { at: 100, locationId: 'l3' },
      several: true,
    });
    expect(pill(live, scheduled(100), scheduled(100))).toMatchObject({ unpublished: 0, scheduled: 2, several: false });
  });

  it('describes unpublished changes by their state, the same wherever they are counted', () => {
    const words = (...states: readonly LocationState[]) => waitingWords(pill(...states));
    expect(words(live, unpublished, failed, scheduled(1), waiting(2))).toBe('2 not published, 2 scheduled');
    expect(words(live, scheduled(1))).toBe('1 scheduled');
    expect(words(live, unpublished)).toBe('1 not published');
    expect(words(live)).toBe('all live');
  });

  it('shows the progress of a run: finished ones, of all in the run, and failed ones', () => {
    expect(pill(live, unpublished, through, running, waiting(9), failed)).toEqual({
      kind: 'running',
      live: 1,
      total: 4,
      failed: 1,
    });
  });
});
