import type { ValueTexts } from '../field/format-texts.ts';

/** Texts for the tests of this package; those of the product are in the catalog. */
export const valueTexts: ValueTexts = {
  notSet: 'Not set',
  none: 'None',
  emptyText: 'Empty',
  on: 'On',
  off: 'Off',
  noImage: 'no image',
  image: 'an image',
  instant: ms => new Date(ms).toISOString(),
  never: 'Never',
  removedTarget: 'Removed',
  secretChanged: 'Changed',
  secretSet: 'Set',
  secretEndsIn: last4 => `Ends in ${last4}`,
  unnamed: label => `Unnamed ${label.toLowerCase()}`,
  numbered: (label, id) => `${label} ${id}`,
  withUnit: (count, unit) => `${count} ${unit}`,
  memberCount: (count, one, many) => `${count} ${(count === 1 ? one : many).toLowerCase()}`,
  duration: (count, unit) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`,
  miles: count => `${count} ${count === 1 ? 'mile' : 'miles'}`,
  meters: count => `${count} m`,
  labeled: (label, value) => `${label}: ${value}`,
  listed: values => values.join(', '),
};
