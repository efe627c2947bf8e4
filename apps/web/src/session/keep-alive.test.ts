import { describe, expect, it } from 'vitest';
import { onActivity, sendAfterMs, startedAt } from './keep-alive.ts';

const second = 1_000;
const minute = 60 * second;

/** Runs activities at these instants and returns those at which a request was sent. */
const sentAt = (moments: readonly number[]): readonly number[] => {
  let state = startedAt(0);
  return moments.filter(now => {
    const next = onActivity(state, now);
    state = next.state;
    return next.send;
  });
};

describe('keeping the session of an active user alive', () => {
  it('[RULE.session.06] sends nothing while the last request is younger than 55 minutes', () => {
    expect(sentAt([1 * minute, 30 * minute, 55 * minute - 1])).toEqual([]);
  });

  it('[RULE.session.07] sends when the last request is 55 minutes old', () => {
    expect(sentAt([55 * minute, 60 * minute, 110 * minute])).toEqual([55 * minute, 110 * minute]);
  });

  it('sends earlier where a session ends earlier', () => {
    expect([60, 30, 5].map(sendAfterMs)).toEqual([55 * minute, 27.5 * minute, 275 * second]);
    const state = startedAt(0);
    const sends = (now: number) => onActivity(state, now, sendAfterMs(5)).send;
    expect([sends(274 * second), sends(275 * second)]).toEqual([false, true]);
  });

  it('[RULE.session.05] checks at most every 10 seconds', () => {
    const soon = 55 * minute - second;
    expect(sentAt([soon, soon + 2 * second, soon + 10 * second - 1])).toEqual([]);
    expect(sentAt([soon, soon + 10 * second])).toEqual([soon + 10 * second]);
  });
});
