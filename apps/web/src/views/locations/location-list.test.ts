import type { Tenant } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import type { LocationState } from '../../cache/index.ts';
import { locationQueryOf, locationRows, noGroup } from './location-list.ts';

const tenant = (id: string, groupId: string | null = null): Tenant => ({
  id,
  companyId: 'c1',
  ver: 1,
  name: id,
  type: 'LOCATION',
  groupId,
  latitude: null,
  longitude: null,
  lastPing: null,
  thrivePosVersion: null,
  schedulingLocationId: null,
  tags: [],
  address: null,
  phone: null,
  timeZone: null,
  menuId: null,
  kioskActive: false,
  dayStart: null,
  dayStartFrom: null,
  products: [],
});

const locations = [tenant('Elm', 'g1'), tenant('Oak'), tenant('Bay', 'g2')];
const groups = [{ id: 'g1', name: 'Downtown' }];
const states = new Map<string, LocationState>([
  ['Elm', { kind: 'live' }],
  ['Oak', { kind: 'unpublished' }],
]);

describe('the list of locations', () => {
  it('has the order of the server, with the names of groups that the user has access to', () =>
    expect(locationRows(locations, groups, undefined)).toEqual([
      { location: locations[0], groupName: 'Downtown', state: undefined },
      { location: locations[1], groupName: null, state: undefined },
      { location: locations[2], groupName: null, state: undefined },
    ]));
  it('is filtered by publish state', () => {
    const found = (state: LocationState['kind']) =>
      locationRows(locations, groups, states, state).map(({ location }) => location.id);
    expect(found('unpublished')).toEqual(['Oak']);
    expect(found('live')).toEqual(['Elm']);
    expect(found('failed')).toEqual([]);
  });
  it('requests everything else from the server', () => {
    const all = { search: ' ', state: 'live' } as const;
    expect(locationQueryOf(all)).toEqual({});
    expect(locationQueryOf({ ...all, search: ' elm ', group: noGroup, contact: 'out-of-date' })).toEqual({
      search: 'elm',
      group: 'none',
      contact: 'out-of-date',
    });
  });
});
