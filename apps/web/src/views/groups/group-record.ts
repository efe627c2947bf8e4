import { companyNames, type GroupRecord, groupRecord, groupsTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** The id of a group that is being added, in the locations that would be in it. */
export const newGroupId = 'new';

/** A group as an edit session opens it; null is one that is being added. */
export const groupRecordOf = (
  group: AccessibleTenant | null,
  tenants: readonly AccessibleTenant[],
): VersionedRecord<GroupRecord> => {
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  return {
    definition: groupRecord.field,
    id: group?.id ?? '',
    version: group?.ver ?? 0,
    rows: Object.fromEntries(locations.map(({ id, ver }) => [id, ver])),
    value: {
      name: group?.name ?? '',
      locations: locations.map(({ id, name, groupId }) => ({ id, name, groupId })),
    },
  };
};

/** The names of the groups that locations are in, or would be. */
export const groupNamesOf = (tenants: readonly AccessibleTenant[]) => {
  const names = new Map([
    [newGroupId, groupsTexts.thisGroup],
    // The group of a location may be one that this person cannot access.
    ...tenants.flatMap(({ groupId }) => (groupId === null ? [] : [[groupId, groupsTexts.inGroup(null)] as const])),
    ...tenants.flatMap(({ id, name, type }) => (type === 'GROUP' ? [[id, name] as const] : [])),
  ]);
  return companyNames({ groups: [...names].map(([id, name]) => ({ id, name })) });
};
