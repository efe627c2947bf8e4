import type { Tenant } from '@commissary/contract';
import { expect, it } from 'vitest';
import { tagEdits, undoEdits, valueEdits } from './several-edits.ts';

const location = (id: string, part: Partial<Tenant>): Tenant => ({
  ...{ id, companyId: 'company', ver: 3, name: id, type: 'LOCATION', groupId: null, latitude: null, longitude: null },
  ...{ lastPing: null, thrivePosVersion: null, schedulingLocationId: null, tags: [], address: null, phone: null },
  ...{
    timeZone: 'America/Chicago',
    menuId: null,
    kioskActive: false,
    products: [],
    dayStart: null,
    dayStartFrom: null,
  },
  ...part,
});

const [elm, oak, fir] = [
  location('elm', { tags: ['bar', 'patio'] }),
  location('oak', { tags: ['pier'], menuId: 'lunch' }),
  location('fir', { tags: ['patio'] }),
];

it('adds tags where they are missing, removes others where they are, and leaves the other locations alone', () => {
  expect(tagEdits([elm, oak, fir], ['patio'], ['bar'])).toEqual([
    { id: 'elm', ver: 3, tags: ['patio'] },
    { id: 'oak', ver: 3, tags: ['pier', 'patio'] },
  ]);
  expect(tagEdits([elm], ['bar'], ['bar'])).toEqual([]);
  expect(tagEdits([elm, oak], [], [])).toEqual([]);
});

it('assigns a menu where there is another one or none', () => {
  expect(valueEdits([elm, oak, fir], 'menuId', 'lunch')).toEqual([
    { id: 'elm', ver: 3, menuId: 'lunch' },
    { id: 'fir', ver: 3, menuId: 'lunch' },
  ]);
  expect(valueEdits([elm, oak], 'menuId', null)).toEqual([{ id: 'oak', ver: 3, menuId: null }]);
});

it('gives the changed locations their earlier values back, on the versions that were saved', () => {
  const saved = [{ ...elm, ver: 4, tags: [] }];
  expect(undoEdits([elm, oak], saved, 'tags')).toEqual([{ id: 'elm', ver: 4, tags: ['bar', 'patio'] }]);
});
