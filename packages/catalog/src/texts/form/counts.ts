import { formatCount, formatList } from '@commissary/domain';

/** How many of something, as a text of its own or as a part of a sentence. */
export const countTexts = {
  changes: (count: number) => formatCount(count, 'change'),
  differences: (count: number) => formatCount(count, 'difference'),
  employees: (count: number) => formatCount(count, 'employee'),
  groups: (count: number) => formatCount(count, 'group'),
  groupsAndLocations: (groups: number, locations: number) =>
    formatList([
      ...(groups > 0 ? [formatCount(groups, 'group')] : []),
      ...(locations > 0 ? [formatCount(locations, 'location')] : []),
    ]),
  locations: (count: number) => formatCount(count, 'location'),
  overrides: (count: number) => formatCount(count, 'override'),
  permissions: (count: number) => formatCount(count, 'permission'),
  values: (count: number) => formatCount(count, 'value'),
};
