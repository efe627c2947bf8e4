import { formatCount } from '@commissary/domain';

/** Texts of groups. */
export const groupsTexts = {
  aGroupOfWhatIt: (count: number) => `A group of ${formatCount(count, 'location')}. What it sets, they all follow.`,
  setHere: 'Set here',
  editGroup: 'Edit group',
  locationsOfThisGroup: 'Locations of this group',
  isSaved: (name: string) => `${name} is saved.`,
  addAGroup: 'Add a group',
  edit: (name: string) => `Edit ${name}`,
  theGroup: 'The group',
  name: 'Name',
  itsLocations: 'Its locations',
  aLocationCanBeIn: 'A location can be in one group. Selecting it here moves it from its current group.',
  whatChangesAtTheseLocations: 'What changes at these locations',
  lookingAtWhatThisChanges: 'Looking at what this changes…',
  addTheGroup: 'Add the group',
  saveTheGroup: 'Save the group',
  inNoGroup: 'In no group',
  inThisGroup: 'In this group',
  groups: 'Groups',
  groupSettingsOverrideTheCompanys: "Group settings override the company's and apply to every location in the group.",
  noGroupYetEveryLocation: 'No group yet. Every location follows the company.',
  noLocations: 'No locations',
  setFor: (name: string) => `Set for ${name}`,
  removeTheGroup: 'Remove the group…',
  isRemoved: (name: string) => `${name} is removed.`,
  remove: (name: string) => `Remove ${name}`,
  whatTheGroupSetStays: 'What the group set stays in the history.',
  noLocationIsInIt: 'No location is in it.',
  wouldBeInNoGroup: (count: number, value: string) =>
    `${formatCount(count, 'location')} would be in no group: ${value}.`,
  wouldLoseTheRoleHeld: (count: number) =>
    `${formatCount(count, 'person', 'people')} would lose the role held on this group.`,
};
