import type { User } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { tenantOptions } from './location-options.ts';

const tenant = (id: string, name: string, type: 'GROUP' | 'LOCATION', groupId: string | null = null) => ({
  id,
  name,
  type,
  ver: 1,
  groupId,
  groupName: groupId,
  kioskActive: false,
  products: [],
  timeZone: null,
  menuId: null,
});

const user: User = {
  userId: 'u1',
  userCompanyId: 'c1',
  userCompanyName: 'Sorrel & Salt',
  userDisplayName: 'Ana Moreno',
  userEmail: 'ana@sorrelandsalt.example',
  enabledFeatures: [],
  originalUserId: null,
  acting: null,
  accessibleTenants: [
    tenant('l2', 'Union Station', 'LOCATION', 'g1'),
    tenant('l10', 'Pier 10', 'LOCATION'),
    tenant('l9', 'Pier 9', 'LOCATION'),
    tenant('g2', 'Mountain', 'GROUP'),
    tenant('g1', 'Downtown', 'GROUP'),
  ],
  grantedRoles: [],
  softwareVersion: '1',
  passwordPolicy: 'standard',
  passwordDueAt: null,
  sessionIdleMinutes: 60,
  language: null,
  companyId: 'c1',
  companyName: 'Sorrel & Salt',
  companyWide: true,
  oneLevel: false,
  sample: false,
};

const named = (text: string, who: User = user) =>
  tenantOptions(who, text).map(({ title, options }) => [title, options.map(({ name }) => name)]);

describe('the options of the location selector', () => {
  it('[RULE.shell.12] [NAV.breadcrumbs.locationSelector] are the company, the groups and the locations, grouped', () => {
    expect(named('')).toEqual([
      ['Company', ['Sorrel & Salt']],
      ['Groups', ['Downtown', 'Mountain']],
      ['Locations', ['Pier 9', 'Pier 10', 'Union Station']],
    ]);
  });

  it('are found by a part of the name, and by the group', () => {
    expect(named(' pier')).toEqual([['Locations', ['Pier 9', 'Pier 10']]]);
    expect(named('downtown')).toEqual([
      ['Groups', ['Downtown']],
      ['Locations', ['Union Station']],
    ]);
  });

  it('contain no company level for a user without access to it', () => {
    expect(named('', { ...user, companyWide: false }).map(([title]) => title)).toEqual(['Groups', 'Locations']);
  });
});
