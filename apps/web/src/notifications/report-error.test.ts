import { messages } from '@commissary/catalog';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestLimitError, StatusError, UserError } from '../api/index.ts';
import { toasts } from './notify.ts';
import { failedLoad, goHome, reactionTo, reportError } from './report-error.ts';

const fallback = messages.locations.fail;

afterEach(() => {
  toasts.set([]);
  goHome.set(() => {});
  vi.restoreAllMocks();
});

const watchHome = () => {
  const go = vi.fn();
  goHome.set(go);
  return go;
};

const texts = () => toasts.get().map(({ kind, text }) => [kind, text]);

describe('an error that no caller handled', () => {
  it('[RULE.errors.08] shows nothing for a canceled call', () => {
    reportError(new DOMException('gone', 'AbortError'), fallback);
    expect(toasts.get()).toEqual([]);
  });

  it('[RULE.errors.09] shows a text of its own for a menu that was saved meanwhile', () => {
    reportError(new UserError([{ code: 'CONFLICTING EDIT' }]), fallback);
    expect(texts()).toEqual([
      ['error', 'A more recent menu has been detected. Please refresh the current menu to get latest version'],
    ]);
  });

  it('leaves a 401 to the password prompt', () => {
    expect(reactionTo(new StatusError(401), fallback)).toEqual({ kind: 'signIn' });
    reportError(new StatusError(401), fallback);
    expect(toasts.get()).toEqual([]);
  });

  it('[RULE.errors.11] [RULE.guard.13] [PERM.rule.forbidden] shows the missing permission after a 403, and opens the home page', () => {
    const go = watchHome();
    reportError(new StatusError(403), fallback);
    expect(texts()).toEqual([['error', 'You are not authorized to perform the requested action.']]);
    expect(go).toHaveBeenCalledOnce();
  });

  it('[RULE.errors.12] [RULE.errors.18] logs anything else and shows the text of the call that failed', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const go = watchHome();
    const errors = [new StatusError(500), new StatusError(404), new UserError([{ code: 'X' }]), new Error('boom')];
    for (const error of errors) reportError(error, fallback);
    expect(log.mock.calls.map(([, error]) => error)).toEqual(errors);
    expect(texts()).toEqual([['error', fallback]]);
    expect(go).not.toHaveBeenCalled();
  });

  it('shows why the server rejected the request beside the text of the call, with when to try again', () => {
    const said = (error: RequestLimitError) => {
      toasts.set([]);
      reportError(error, fallback);
      return toasts.get().map(({ text, detail }) => [text, detail?.text]);
    };
    expect(said(new RequestLimitError(429, { code: 'TOO_MUCH_AT_ONCE' }, '5'))).toEqual([
      [
        fallback,
        'Too many requests from you or your network. Nothing was changed, and nothing is lost. Try again in 5 seconds.',
      ],
    ]);
    expect(said(new RequestLimitError(503, { code: 'BUSY' }, '7'))).toEqual([
      [fallback, 'The server is busy. Nothing was changed, and nothing is lost. Try again in 7 seconds.'],
    ]);
    expect(said(new RequestLimitError(503, { code: 'BUSY' }, '1'))).toEqual([
      [fallback, 'The server is busy. Nothing was changed, and nothing is lost. Try again in 1 second.'],
    ]);
    // The request may have been processed: the text must not say that nothing was done.
    expect(said(new RequestLimitError(503, { code: 'UNAVAILABLE' }, null))).toEqual([
      [fallback, 'The server is temporarily unavailable. What you typed is kept. Try again shortly.'],
    ]);
  });

  it.each([
    ['BODY_TOO_LARGE', 8 * 2 ** 20, 'This is too large to save at once: at most 8 MB.'],
    ['BODY_TOO_LARGE', 65_536, 'This is too large to save at once: at most 64 KB.'],
    ['BODY_TOO_LARGE', undefined, 'This is too large to save at once.'],
    ['TOO_MANY_VALUES', 60_000, 'This has too many values to save at once: at most 60,000.'],
    ['TOO_MANY_NAMES', 1000, 'This has too many different keys to save at once: at most 1,000.'],
    ['TEXT_TOO_LONG', 16_384, 'One of the texts is too long: at most 16 KB.'],
    ['BODY_TOO_COSTLY', undefined, 'This is too complex for the server to read.'],
  ])('shows what is too large, and no advice to try again: %s %s', (code, limit, words) => {
    reportError(new RequestLimitError(413, { code, ...(limit && { params: { limit } }) }, null), messages.image.fail);
    expect(texts()).toEqual([
      ['error', `${words} Nothing was changed. Remove something, or save it in smaller parts.`],
    ]);
  });

  it('[RULE.guard.12] opens the home page after a failed load', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const go = watchHome();
    failedLoad(new StatusError(500), messages.settings.fail);
    expect(texts()).toEqual([['error', messages.settings.fail]]);
    expect(go).toHaveBeenCalledOnce();
  });

  it('stays on the page after a canceled load, or one that waits for a password', () => {
    const go = watchHome();
    failedLoad(new DOMException('gone', 'AbortError'), fallback);
    failedLoad(new StatusError(401), fallback);
    expect(go).not.toHaveBeenCalled();
  });
});
