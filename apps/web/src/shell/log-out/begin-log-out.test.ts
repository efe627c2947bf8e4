import type { User } from '@commissary/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { toasts } from '../../notifications/index.ts';
import { beginLogOut } from './begin-log-out.ts';

vi.mock('./log-out.ts', () => {
  throw new Error('It is not there any more.');
});
afterEach(() => {
  toasts.set([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const assign = vi.fn();
const begin = async () => {
  vi.stubGlobal('location', { assign });
  await beginLogOut({ companyId: 'c1' } as User, {} as AnyRouter);
};

it('signs out at once where what asks before does not load, as after an update of the console', async () => {
  const logout = vi.spyOn(api.session, 'logout').mockResolvedValue({ status: 204, body: undefined } as never);
  await begin();
  expect(logout).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledWith('/login');
  expect(toasts.get()).toEqual([]);
});

it('says that the sign-out failed where the session goes on', async () => {
  assign.mockReset();
  vi.spyOn(api.session, 'logout').mockRejectedValue(new Error('offline'));
  await begin();
  expect(assign).not.toHaveBeenCalled();
  expect(toasts.get()).toHaveLength(1);
});
