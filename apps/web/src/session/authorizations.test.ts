import type { User } from '@commissary/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/index.ts';
import { createLocationMutation, editLocationMutation, saveLocation } from '../cache/index.ts';
import { authorizationsOf, rememberAuthorizations } from './authorizations.ts';

const location = { id: 'elm', type: 'LOCATION', products: ['online'] };
const user = { companyId: 'c1', accessibleTenants: [location] } as unknown as User;
const key = 'commissary.c1.companyLevel';
const online = { Online: true, Delivery: false, TableService: false };

describe('the authorizations that this browser stores', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    });
    const answer = { status: 200 as const, body: {} as never };
    vi.spyOn(api.tenants, 'create').mockResolvedValue(answer);
    vi.spyOn(api.tenants, 'edit').mockResolvedValue(answer);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('[RULE.auth.02] are stored with the company, and read from there', () => {
    expect(authorizationsOf(user)).toEqual(online);
    expect(JSON.parse(stored.get(key) ?? '')).toEqual(online);
    stored.set(key, JSON.stringify({ ...online, Delivery: true }));
    expect(authorizationsOf(user)).toEqual({ ...online, Delivery: true });
    expect(rememberAuthorizations(user)).toEqual(online);
    stored.set(key, 'nonsense');
    expect(authorizationsOf(user)).toEqual(online);
  });

  it('[RULE.auth.05] are cleared by creating a location', async () => {
    rememberAuthorizations(user);
    await createLocationMutation('c1', { name: 'Pine', timeZone: 'America/Denver' }, 'key');
    expect(stored.has(key)).toBe(false);
  });

  it('[RULE.auth.06] are cleared by editing a location', async () => {
    rememberAuthorizations(user);
    await editLocationMutation('c1', { id: 'elm', ver: 1, name: 'Elm Street' });
    expect(stored.has(key)).toBe(false);
  });

  it('[RULE.auth.07] are not cleared by a save of a location outside its form', async () => {
    rememberAuthorizations(user);
    await saveLocation('c1', { id: 'elm', ver: 1, tags: ['patio'] });
    expect(stored.has(key)).toBe(true);
  });
});
