import { describe, expect, it } from 'vitest';
import { RequestLimitError, StatusError, UserError } from '../api/index.ts';
import { loginErrors } from './login-errors.ts';

const texts = [
  ['RATE_LIMIT_EXCEEDED', 'The login rate limit has been exceeded.'],
  ['FAILED_LOGIN_LOCK', 'Too many login attempts. The account has been locked for the next 30 minutes.'],
  ['INVALID_CREDENTIALS', 'The login provided is not valid.'],
  ['DELETED_USER', 'The provided User has been deleted and is no longer allowed to login.'],
  ['ALREADY_EXISTS', 'The provided Email is already in use.'],
] as const;

describe('the message of a failed sign-in', () => {
  it('[RULE.login.07] has a text for every code', () => {
    expect(loginErrors(new UserError(texts.map(([code]) => ({ code }))))).toEqual(texts.map(([, text]) => text));
  });

  it('[RULE.login.08] shows a code without a text as it is', () => {
    expect(loginErrors(new UserError([{ code: 'MOON_PHASE' }, { code: 'toString' }]))).toEqual([
      'MOON_PHASE',
      'toString',
    ]);
  });

  it('shows when to try again after a rate limit', () => {
    expect(loginErrors(new RequestLimitError(503, { code: 'BUSY' }, '5'))).toEqual([
      'Unable to Login, please try again later.',
      expect.stringContaining('Try again in 5 seconds.'),
    ]);
  });

  it('[RULE.login.09] is one sentence for anything else', () => {
    for (const error of [new StatusError(500), new StatusError(401), new Error('offline'), new UserError([])])
      expect(loginErrors(error)).toEqual(['Unable to Login, please try again later.']);
  });
});
