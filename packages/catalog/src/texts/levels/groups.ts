import { formatCount } from '@commissary/domain';

/** Texts of groups. */
export const groupsTexts = {
  about: (count: number) => `A group of ${formatCount(count, 'location')}. Its settings apply to all of them.`,
  overrides: 'Overrides',
  editGroup: 'Edit group',
  locations: 'Locations in this group',
  saved: (name: string) => `${name} was saved.`,
  addTitle: 'Add group',
  edit: (name: string) => `Edit ${name}`,
  details: 'Group details',
  name: 'Name',
  locationsLabel: 'Locations',
  oneGroupHint: 'A location can be in one group. Selecting it here moves it from its current group.',
  impact: 'What changes at these locations',
  loadingImpact: 'Loading impact…',
  addSubmit: 'Add group',
  saveSubmit: 'Save group',
  noGroup: 'No group',
  inThisGroup: 'In this group',
  groups: 'Groups',
  listAbout: "Group settings override the company's and apply to every location in the group.",
  noGroups: 'No groups yet. Every location inherits from the company.',
  noLocations: 'No locations',
  overridesAt: (name: string) => `Overrides at ${name}`,
  removeMenuItem: 'Remove group…',
  removed: (name: string) => `${name} was removed.`,
  remove: (name: string) => `Remove ${name}`,
  historyKept: 'Its settings stay in the history.',
  empty: 'It has no locations.',
  leavesWithoutGroup: (count: number, names: string) =>
    `${formatCount(count, 'location')} would be in no group: ${names}.`,
  losesRoles: (count: number) =>
    `${formatCount(count, 'person', 'people')} would lose the role assigned at this group.`,
  inGroup: (name: string | null) => `In ${name ?? 'another group'}`,
  group: 'group',
};
