import { expect, it } from 'vitest';
import { reportsOf, type UsageEvent } from './usage-events.ts';

it('[ENT.UsageEvent] sends nothing without a token, and nothing about the person with one', () => {
  expect(reportsOf('login', { mixpanelToken: '' })).toEqual([]);
  for (const event of ['login', 'session_timed_out'] satisfies UsageEvent[])
    expect(reportsOf(event, { mixpanelToken: 'token' })).toEqual([
      {
        url: 'https://api.mixpanel.com/track',
        body: { data: `[{"event":"${event}","properties":{"token":"token"}}]` },
      },
    ]);
});
