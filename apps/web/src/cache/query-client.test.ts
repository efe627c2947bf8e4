import { type RegisteredScreen, screenOf } from '@commissary/catalog';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatusError } from '../api/index.ts';
import { retryPolicy } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = async (pauseMs: number, answer: (attempt: number) => Promise<string>) => {
  const times: number[] = [];
  const start = Date.now();
  const outcome = new QueryClient()
    .fetchQuery({
      queryKey: ['document'],
      queryFn: () => {
        times.push(Date.now() - start);
        return answer(times.length);
      },
      ...retryPolicy(pauseMs),
    })
    .catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  return { times, outcome: await outcome };
};

const down = () => Promise.reject(new Error('unreachable'));
const pauseOf = (screen: RegisteredScreen) => screen.retryDelayMs ?? 0;

it.each([
  ['[RULE.settings.22] [CONST.init.retryPos] [ROUTE.locationSettings.posDesign.b1]', 'posDesign', 500],
  ['[RULE.settings.23] [CONST.init.retryKiosk] [ROUTE.kiosk.design.b4]', 'kioskDesign', 1000],
] as const)('%s %s is loaded again after %d ms, ten times, and then fails', async (_, id, pause) => {
  const { times, outcome } = await asked(pauseOf(screenOf(id)), down);
  expect(times).toEqual(Array.from({ length: 11 }, (_, attempt) => attempt * pause));
  expect(outcome).toBe('unreachable');
});

it('ends with the first response, and at once where a retry changes nothing', async () => {
  const late = await asked(500, attempt => (attempt < 3 ? down() : Promise.resolve('here')));
  expect(late).toEqual({ times: [0, 500, 1000], outcome: 'here' });
  const refused = await asked(500, () => Promise.reject(new StatusError(403)));
  expect(refused.times).toEqual([0]);
});
