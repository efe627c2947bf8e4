import type { User } from '@commissary/contract';
import { expect, it } from 'vitest';
import { found } from './palette-entry.ts';
import { searchedTenants, tenantEntries } from './tenant-entries.ts';

const tenant = (id: string, name: string, type: 'GROUP' | 'LOCATION', groupId: string | null = null) => ({
  ...{
    id,
    ver: 1,
    name,
    type,
    groupId,
    groupName: groupId,
    kioskActive: false,
    products: [],
    timeZone: null,
    menuId: null,
  },
});
const places = Array.from({ length: 5_000 }, (_, n) => tenant(`p${n}`, `Place ${n}`, 'LOCATION', 'west'));
const user: User = {
  ...{ userId: 'u', userCompanyId: 'c', userCompanyName: 'C', userDisplayName: 'U', userEmail: 'u@c.example' },
  ...{ originalUserId: null, acting: null, grantedRoles: [], softwareVersion: '1', passwordPolicy: 'standard' },
  ...{
    passwordDueAt: null,
    sessionIdleMinutes: 60,
    language: null,
    companyId: 'c',
    companyName: 'C',
    companyWide: true,
  },
  ...{ oneLevel: false, sample: false, enabledFeatures: ['accessConfigurationOptions'] },
  accessibleTenants: [tenant('west', 'Wild West', 'GROUP'), ...places, tenant('t', 'Today Café', 'LOCATION')],
};
const searched = searchedTenants(user);
const linked = { user, hrefAt: () => '', to: () => () => {} };
const labels = (text: string) =>
  found(tenantEntries(searched, text, linked), text).flatMap(({ entries }) => entries.map(({ label }) => label));

it('of thousands of locations those with the words are found, wherever they are in the list', () => {
  expect(labels('place 4321')[0]).toBe('Place 4321');
  expect(labels('4321 west')[0]).toBe('Place 4321');
  expect(labels('cafe')[0]).toBe('Today Café');
  expect(labels('nowhere')).toEqual([]);
});

it('what is done in a hurry is found by its words with the name, also where a name has such a word', () => {
  expect(labels('close 4321')).toEqual(['Close Place 4321 now']);
  expect(labels('hours 4321')).toEqual(['Extend hours of Place 4321 today']);
  expect(labels('today')[0]).toBe('Today Café');
  expect(labels('close')).toHaveLength(6);
});

it('no more than the palette chooses from are prepared at a key, and none before one', () => {
  expect(tenantEntries(searched, '', linked)).toEqual([]);
  expect(tenantEntries(searched, 'p', linked).length).toBeLessThanOrEqual(180);
});
