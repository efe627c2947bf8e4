import type { ListedLocation, SeveralLocationsEdit, Tenant } from '@commissary/contract';

export type SeveralEdit = SeveralLocationsEdit['edits'][number];
export type SharedField = ListedLocation['editable'][number];

/** How many tags a location can have. */
export const maxTags = 20;

/** The edits that add tags where they are missing and remove others where they are; none for a location that has all. */
export const tagEdits = (
  locations: readonly Tenant[],
  add: readonly string[],
  remove: readonly string[],
): readonly SeveralEdit[] =>
  locations.flatMap(({ id, ver, tags }) => {
    const kept = tags.filter(tag => add.includes(tag) || !remove.includes(tag));
    const missing = add.filter(tag => !tags.includes(tag));
    const isSame = missing.length === 0 && kept.length === tags.length;
    return isSame ? [] : [{ id, ver, tags: [...kept, ...missing] }];
  });

/** The edits that give each location this menu or group, where it has another one. */
export const valueEdits = (
  locations: readonly Tenant[],
  field: 'groupId' | 'menuId',
  value: string | null,
): readonly SeveralEdit[] =>
  locations.flatMap(location => (location[field] === value ? [] : [{ ...versionOf(location), [field]: value }]));

/** The edits that give the changed locations, as they were saved, their earlier values of a field. */
export const undoEdits = (
  before: readonly Tenant[],
  saved: readonly Tenant[],
  field: SharedField,
): readonly SeveralEdit[] => {
  const earlier = new Map(before.map(one => [one.id, one]));
  return saved.flatMap(location => {
    const was = earlier.get(location.id);
    return was === undefined ? [] : [{ ...versionOf(location), [field]: was[field] }];
  });
};

const versionOf = ({ id, ver }: Tenant): Pick<Tenant, 'id' | 'ver'> => ({ id, ver });
