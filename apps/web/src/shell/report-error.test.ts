import { messages } from '@commissary/catalog';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StatusError, UserError } from '../api.ts';
import { notices } from './notify.ts';
import { failedLoad, reactionTo, reportError, wayHome } from './report-error.ts';

const fallback = messages.locations.fail;

afterEach(() => {
  notices.set([]);
  wayHome.set(() => {});
  vi.restoreAllMocks();
});

const watchHome = () => {
  const go = vi.fn();
  wayHome.set(go);
  return go;
};

const texts = () => notices.get().map(({ kind, text }) => [kind, text]);

describe('an error that nobody else dealt with', () => {
  it('[RULE.errors.08] a cancelled call says nothing', () => {
    reportError(new DOMException('gone', 'AbortError'), fallback);
    expect(notices.get()).toEqual([]);
  });

  it('[RULE.errors.09] a menu that was saved meanwhile has its own text', () => {
    reportError(new UserError([{ code: 'CONFLICTING EDIT' }]), fallback);
    expect(texts()).toEqual([
      ['error', 'A more recent menu has been detected. Please refresh the current menu to get latest version'],
    ]);
  });

  it('leaves a 401 to the password prompt', () => {
    expect(reactionTo(new StatusError(401), fallback)).toEqual({ kind: 'signIn' });
    reportError(new StatusError(401), fallback);
    expect(notices.get()).toEqual([]);
  });

  it('[RULE.errors.11] [RULE.guard.13] [PERM.rule.forbidden] a 403 says that the person may not, and goes home', () => {
    const go = watchHome();
    reportError(new StatusError(403), fallback);
    expect(texts()).toEqual([['error', 'You are not authorized to perform the requested action.']]);
    expect(go).toHaveBeenCalledOnce();
  });

  it('[RULE.errors.12] [RULE.errors.18] anything else is logged and shows the text of the call that failed', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const go = watchHome();
    const errors = [new StatusError(500), new StatusError(404), new UserError([{ code: 'X' }]), new Error('boom')];
    for (const error of errors) reportError(error, fallback);
    expect(log.mock.calls.map(([, error]) => error)).toEqual(errors);
    expect(texts()).toEqual([['error', fallback]]);
    expect(go).not.toHaveBeenCalled();
  });

  it('[RULE.guard.12] a load that fails goes home', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const go = watchHome();
    failedLoad(new StatusError(500), messages.settings.fail);
    expect(texts()).toEqual([['error', messages.settings.fail]]);
    expect(go).toHaveBeenCalledOnce();
  });

  it('a load that was cancelled, or that waits for a password, stays where it is', () => {
    const go = watchHome();
    failedLoad(new DOMException('gone', 'AbortError'), fallback);
    failedLoad(new StatusError(401), fallback);
    expect(go).not.toHaveBeenCalled();
  });
});
