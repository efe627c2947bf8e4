import type { UnpublishedLocations, User } from '@commissary/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { queryClient } from '../../cache/index.ts';
import { openQuestion, toasts } from '../../notifications/index.ts';
import { logOut } from './log-out.ts';

const push = vi.fn();
const router = { history: { push } } as unknown as AnyRouter;
const user = (...enabledFeatures: string[]) => ({ companyId: 'c1', enabledFeatures }) as unknown as User;
/** One location whose settings are saved and not published, and whose employment is not either. */
const unpublished: UnpublishedLocations = { menu: ['elm'], employment: ['elm'] };

/** The frames that were added to the page. */
let frames: object[] = [];

beforeEach(() => {
  frames = [];
  const createElement = () => ({ setAttribute: () => undefined });
  vi.stubGlobal('document', { createElement, body: { append: (frame: object) => frames.push(frame) } });
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue(unpublished);
  vi.spyOn(api.session, 'logout').mockResolvedValue({ status: 204, body: undefined } as never);
});
afterEach(() => {
  openQuestion.set(null);
  toasts.set([]);
  push.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[RULE.publish.26] [PERM.rule.logoutWarningGate] asks a user who may configure while something is not published', async () => {
  const leaving = logOut(user('accessConfigurationOptions'), router);
  await vi.waitFor(() => expect(openQuestion.get()).not.toBeNull());
  expect(openQuestion.get()?.text).toBe('1 location has changes that are not published.');
  openQuestion.get()?.answer('cancel');
  await leaving;
  expect(api.session.logout).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

it('[PERM.rule.logoutWarningGate] asks no other user', async () => {
  await logOut(user('manageMenus', 'dashboard'), router);
  expect(openQuestion.get()).toBeNull();
  expect(push).toHaveBeenCalledWith('/login');
  expect(frames).toMatchObject([{ hidden: true, src: '/api/analytics/logout' }]);
});
