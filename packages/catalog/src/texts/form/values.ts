import {
  dateWords,
  dayNames,
  formatAddress,
  formatCount,
  formatInstant,
  formatPhone,
  pluralForm,
} from '@commissary/domain';
import type { ValueTexts } from '@commissary/schema';

const singular = { seconds: 'second', minutes: 'minute', hours: 'hour', days: 'day' } as const;

/** The words of values, in forms, previews, the history and at the terminals; an instant is told in the zone. */
export const valueTextsIn = (zone: string): ValueTexts => ({
  ...valueTexts,
  instant: ms => formatInstant(ms, zone),
});

/** The same for what has no instant in it: labels and names. */
export const valueTexts: ValueTexts = {
  notSet: 'Not set',
  none: 'None',
  all: 'All',
  emptyText: 'Empty',
  on: 'On',
  off: 'Off',
  noImage: 'no image',
  image: 'an image',
  instant: ms => formatInstant(ms, 'UTC'),
  date: dateWords,
  dateRange: (from, to) => (from === '' ? `Until ${to}` : to === '' ? `From ${from}` : `${from} – ${to}`),
  weekdays: days => (days.length === 7 ? 'Every day' : days.map(day => dayNames[day]?.slice(0, 3)).join(', ')),
  period: (days, from, to) => `${days} ${from} – ${to}`,
  until: instant => `Until ${instant}`,
  untilRemoved: 'Until further notice',
  never: 'Never',
  removedTarget: 'Removed',
  secretChanged: 'Changed',
  secretSet: 'Set',
  secretEndsIn: last4 => `Ends in ${last4}`,
  unnamed: label => `Unnamed ${label.toLowerCase()}`,
  numbered: (label, id) => `${label} ${id}`,
  withUnit: (count, unit) => (unit === '%' ? `${count}%` : `${count} ${unit}`),
  memberCount: (count, one, many) => formatCount(count, one.toLowerCase(), many.toLowerCase()),
  duration: (count, unit) => `${count} ${pluralForm(count, singular[unit], unit)}`,
  miles: count => formatCount(count, 'mile'),
  meters: count => `${count} m`,
  phone: formatPhone,
  address: formatAddress,
  labeled: (label, value) => `${label}: ${value}`,
  listed: values => values.join(', '),
};
