import type { AccessibleTenant } from '@commissary/contract';
import { expect, it } from 'vitest';
import { conflictRow } from '../../form/conflicts/index.ts';
import { snapshotFromRecord } from '../../snapshot/index.ts';
import { groupNamesOf, groupRecordOf, newGroupId } from './group-record.ts';

const tenant = (id: string, type: AccessibleTenant['type'], groupId: string | null = null): AccessibleTenant => ({
  ...{ id, ver: 1, name: id.toUpperCase(), type, groupId, groupName: null },
  ...{ timeZone: null, menuId: null, kioskActive: false, products: [] },
});

it('a location that two people move is asked about with the names of the groups', () => {
  const tenants = [tenant('west', 'GROUP'), tenant('oak', 'LOCATION', 'west'), tenant('elm', 'LOCATION', 'hidden')];
  const opened = snapshotFromRecord(groupRecordOf(null, tenants), groupNamesOf(tenants));
  const path = '/locations/[oak]/groupId';
  const to = (value: string | null) => [{ op: 'set' as const, path, value }];
  const conflict = { path, before: [], ours: to(newGroupId), theirs: to('hidden') };
  expect(conflictRow(opened, conflict)).toEqual({
    ...{ path, label: 'Group', where: 'OAK', before: 'WEST' },
    mine: { value: 'This group', note: null },
    theirs: { value: 'In another group', note: null },
  });
});
