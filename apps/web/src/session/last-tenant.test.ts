import type { User } from '@commissary/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberAuthorizations } from './authorizations.ts';
import { lastTenant, rememberTenant, rememberUser } from './last-tenant.ts';

afterEach(() => vi.unstubAllGlobals());

it('[ENT.LocalStorage] holds the authorizations by company, and the last company and location by person', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  expect(lastTenant()).toBeNull();
  rememberAuthorizations({ companyId: 'c1', accessibleTenants: [] } as unknown as User);
  rememberUser('ana');
  rememberTenant('ana', { companyId: 'c1', locationId: 'elm' });
  expect(Object.fromEntries(stored)).toEqual({
    'commissary.c1.companyLevel': JSON.stringify({ Online: true, Delivery: true, TableService: true }),
    'commissary.lastUserId': 'ana',
    'commissary.ana.lastCompanyId': 'c1',
    'commissary.ana.lastLocationId': 'elm',
  });
  expect(lastTenant()).toEqual({ companyId: 'c1', locationId: 'elm' });
  rememberTenant('ana', { companyId: 'c1', locationId: null });
  expect(lastTenant()).toEqual({ companyId: 'c1', locationId: null });
  rememberUser('ben');
  expect(lastTenant()).toBeNull();
});
