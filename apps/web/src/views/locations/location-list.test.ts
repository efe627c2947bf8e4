import type { Tenant } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import type { LocationState } from '../../cache/index.ts';
import { type LocationFilter, locationRows, noGroup } from './location-list.ts';

const now = 10_000_000_000;

const tenant = (id: string, part: Partial<Tenant> = {}): Tenant => ({
  id,
  companyId: 'c1',
  ver: 1,
  name: id,
  type: 'LOCATION',
  groupId: null,
  latitude: null,
  longitude: null,
  lastPing: now,
  thrivePosVersion: null,
  schedulingLocationId: null,
  tags: [],
  address: null,
  phone: null,
  timeZone: null,
  menuId: null,
  kioskActive: false,
  products: [],
  ...part,
});

const tenants = [
  tenant('g1', { name: 'Downtown', type: 'GROUP' }),
  tenant('Elm 10', {
    groupId: 'g1',
    address: { street: '4 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' },
  }),
  tenant('Elm 9', { lastPing: null, tags: ['patio'] }),
  tenant('Oak', { lastPing: 0 }),
];
const states = new Map<string, LocationState>([
  ['Elm 10', { kind: 'live' }],
  ['Oak', { kind: 'unpublished' }],
]);
const everything: LocationFilter = { text: '', group: null, state: null, contact: null };
const found = (filter: Partial<LocationFilter>) =>
  locationRows(tenants, states, { ...everything, ...filter }, now).map(({ location }) => location.id);

describe('the list of locations', () => {
  it('contains every location and no group, sorted by name, numbers as numbers', () =>
    expect(found({})).toEqual(['Elm 9', 'Elm 10', 'Oak']));
  it('is searched by name, group, address and tag', () => {
    expect(found({ text: 'ELM' })).toEqual(['Elm 9', 'Elm 10']);
    expect(found({ text: 'downtown' })).toEqual(['Elm 10']);
    expect(found({ text: 'elm st' })).toEqual(['Elm 10']);
    expect(found({ text: 'patio' })).toEqual(['Elm 9']);
  });
  it('is filtered by group, publish state and last contact', () => {
    expect(found({ group: 'g1' })).toEqual(['Elm 10']);
    expect(found({ group: noGroup })).toEqual(['Elm 9', 'Oak']);
    expect(found({ state: 'unpublished' })).toEqual(['Oak']);
    expect(found({ contact: 'never-contacted' })).toEqual(['Elm 9']);
    expect(found({ contact: 'out-of-date' })).toEqual(['Oak']);
  });
});
