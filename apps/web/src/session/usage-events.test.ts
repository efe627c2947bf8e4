import { expect, it } from 'vitest';
import { reportsOf } from './usage-events.ts';

it('sends nothing without a token, and nothing about the person with one', () => {
  expect(reportsOf('login', { mixpanelToken: '' })).toEqual([]);
  expect(reportsOf('login', { mixpanelToken: 'token' })).toEqual([
    {
      url: 'https://api.mixpanel.com/track',
      body: { data: '[{"event":"login","properties":{"token":"token"}}]' },
    },
  ]);
});
