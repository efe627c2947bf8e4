import { type GroupRecord, groupRecord, groupsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** The id of a group that is being added, in the locations that would be in it. */
export const newGroupId = 'new';

/** A group as an edit session opens it; null is one that is being added. */
export const groupRecordOf = (group: Tenant | null, tenants: readonly Tenant[]): VersionedRecord<GroupRecord> => {
  const groups = tenants.filter(({ type }) => type === 'GROUP');
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const options = new Map([
    // The group of a location may be one that this person cannot access.
    ...locations.flatMap(({ groupId }) => (groupId === null ? [] : [[groupId, groupsTexts.inGroup(null)] as const])),
    ...groups.map(({ id, name }) => [id, name] as const),
    ...(group === null ? [[newGroupId, groupsTexts.thisGroup] as const] : []),
  ]);
  return {
    definition: groupRecord([...options].map(([value, label]) => ({ value, label }))),
    id: group?.id ?? '',
    version: group?.ver ?? 0,
    rows: Object.fromEntries(locations.map(({ id, ver }) => [id, ver])),
    value: {
      name: group?.name ?? '',
      locations: locations.map(({ id, name, groupId }) => ({ id, name, groupId: groupId ?? '' })),
    },
  };
};
