import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusError, UserError } from '../../api/index.ts';
import { createDebouncedPasswordCheck, type PasswordVerdict } from './debounced-password-check.ts';

describe('the debounced password check', () => {
  const asked: string[] = [];
  const verdicts: PasswordVerdict[] = [];
  let answer: (password: string) => Promise<unknown>;
  const asker = createDebouncedPasswordCheck(
    password => {
      asked.push(password);
      return answer(password);
    },
    verdict => verdicts.push(verdict),
  );
  beforeEach(() => {
    vi.useFakeTimers();
    asker.stop();
    asked.length = 0;
    verdicts.length = 0;
    answer = async () => true;
  });
  afterEach(() => void vi.useRealTimers());

  const type = async (text: string, ms: number) => {
    asker.check(text);
    await vi.advanceTimersByTimeAsync(ms);
  };

  it('[RULE.password.09] sends a request 300 ms after the last character', async () => {
    await type('abcdef1', 299);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['abcdef1']);
    expect(verdicts).toEqual([{ kind: 'unasked' }, { kind: 'good' }]);
  });

  it('[RULE.password.10] sends nothing while the user keeps typing', async () => {
    for (const text of ['a', 'ab', 'abc', 'abcd']) await type(text, 299);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['abcd']);
  });

  it('sends nothing for an empty password', async () => {
    await type('', 1_000);
    expect(asked).toEqual([]);
  });

  it('returns the broken rules, and any other error', async () => {
    answer = () => Promise.reject(new UserError([{ code: 'PW_TOO_SHORT' }, { code: 'PW_PREVIOUSLY_USED' }]));
    await type('abc', 300);
    expect(verdicts.at(-1)).toEqual({ kind: 'broken', codes: ['PW_TOO_SHORT', 'PW_PREVIOUSLY_USED'] });
    answer = () => Promise.reject(new StatusError(500));
    await type('abcd', 300);
    expect(verdicts.at(-1)).toMatchObject({ kind: 'failed' });
    answer = () => Promise.reject(new UserError([{ code: 'RATE_LIMIT_EXCEEDED' }]));
    await type('abcde', 300);
    expect(verdicts.at(-1)).toMatchObject({ kind: 'failed' });
  });

  it('ignores the response for an earlier password', async () => {
    const slow = Promise.withResolvers<unknown>();
    answer = () => slow.promise;
    await type('abcdef1', 300);
    await type('abcdef12', 0);
    slow.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(verdicts.at(-1)).toEqual({ kind: 'unasked' });
  });
});
