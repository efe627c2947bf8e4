import type { User } from '@commissary/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { createLocationMutation, editLocationMutation, saveLocation } from '../cache/edit-location.ts';
import { authorizationsOf, rememberAuthorizations } from './authorizations.ts';

const location = { id: 'elm', type: 'LOCATION', products: ['online'] };
const user = { companyId: 'c1', accessibleTenants: [location] } as unknown as User;
const key = 'commissary.c1.companyLevel';
const online = { Online: true, Delivery: false, TableService: false };

describe('what the licenses open, as this browser keeps it', () => {
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

  it('[RULE.auth.02] it is kept with the company, and read from there', () => {
    expect(authorizationsOf(user, null)).toEqual(online);
    expect(JSON.parse(stored.get(key) ?? '')).toEqual(online);
    stored.set(key, JSON.stringify({ ...online, Delivery: true }));
    expect(authorizationsOf(user, null)).toEqual({ ...online, Delivery: true });
    expect(authorizationsOf(user, location)).toEqual({ Online: false, Delivery: false, TableService: false });
    expect(rememberAuthorizations(user)).toEqual(online);
    stored.set(key, 'nonsense');
    expect(authorizationsOf(user, null)).toEqual(online);
  });

  it('[RULE.auth.05] a location that is made clears it', async () => {
    rememberAuthorizations(user);
    await createLocationMutation('c1', { name: 'Pine', timeZone: 'America/Denver' }, 'key');
    expect(stored.has(key)).toBe(false);
  });

  it('[RULE.auth.06] a location that is edited clears it', async () => {
    rememberAuthorizations(user);
    await editLocationMutation('c1', { id: 'elm', ver: 1, name: 'Elm Street' });
    expect(stored.has(key)).toBe(false);
  });

  it('[RULE.auth.07] a location that is merely saved does not', async () => {
    rememberAuthorizations(user);
    await saveLocation('c1', { id: 'elm', ver: 1, tags: ['patio'] });
    expect(stored.has(key)).toBe(true);
  });
});
