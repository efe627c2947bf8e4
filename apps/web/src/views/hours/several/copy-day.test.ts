import { documents, type Hours } from '@commissary/catalog';
import { apply, type Change } from '@commissary/document';
import { channels, effectiveSet, openOn, sourceChannel } from '@commissary/domain';
import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { type DayPlan, dayEdits, dayNow } from './copy-day.ts';
import { weekEdits } from './copy-week.ts';
import { formatHoursChange } from './format-hours-change.ts';

const hour = 3600;
const settings = initial(documents.settings.field);
const week = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({
  id: `d${dayOfWeek}`,
  dayOfWeek,
  startTime: 11 * hour,
  endOffset: 11 * hour,
}));
const usual: Hours = { ...settings.hours, inStore: week, delivery: week, onlineSameAsStore: true };
const feast = {
  id: 'feast',
  dateString: '2026-11-26',
  label: 'Feast',
  inStore: [{ id: 'noon', startTime: 12 * hour, endOffset: 2 * hour }],
};
const plan = (sets: Partial<DayPlan['sets']>): DayPlan => ({
  dateString: '2026-11-26',
  label: 'Thanksgiving',
  sets: { inStore: undefined, online: undefined, delivery: undefined, onlineDelivery: undefined, ...sets },
  id: 'new',
});
const lunch = [{ startTime: 11 * hour, endOffset: 4 * hour }];

it.each([
  { name: 'no special day', hours: usual },
  { name: 'a special day on that date', hours: { ...usual, specialHours: [feast] } },
  {
    name: 'a special day on another date',
    hours: { ...usual, specialHours: [{ ...feast, dateString: '2026-12-24' }] },
  },
])('a tenant with $name has the planned day after the edits, and no edits are left', ({ hours }) => {
  const planned = plan({ inStore: lunch, online: [], delivery: [] });
  const edits = dayEdits(hours, planned) as readonly Change[];
  const after = apply({ ...settings, hours }, edits).hours;
  for (const channel of channels)
    expect(openOn(after, channel, '2026-11-26')).toMatchObject(planned.sets[sourceChannel(after, channel)] ?? []);
  expect(after.specialHours.filter(({ dateString }) => dateString === '2026-11-26')).toMatchObject([
    { label: 'Thanksgiving' },
  ]);
  expect(dayEdits(after, planned)).toEqual([]);
});

it('describes the day of a tenant before the plan', () => {
  expect(dayNow(usual, '2026-11-26')).toBe('Regular hours: 11 AM to 10 PM');
  expect(dayNow({ ...usual, inStore: [] }, '2026-11-26')).toBe('Regular hours: closed');
  expect(dayNow({ ...usual, specialHours: [{ ...feast, inStore: [] }] }, '2026-11-26')).toBe('Feast: closed');
});

it('describes each change with times of day', () => {
  const document = { ...settings, hours: { ...usual, specialHours: [feast] } };
  const said = (change: Change) => {
    const { label: name, after } = formatHoursChange(document, change);
    return `${name}: ${after}`;
  };
  const path = '/hours/specialHours/[feast]';
  expect([
    said({ op: 'set', path: `${path}/inStore`, value: [] }),
    said({ op: 'add', path: `${path}/delivery/[a]`, after: null, value: { id: 'a', ...lunch[0] } }),
    said({ op: 'unset', path: `${path}/delivery` }),
    said({ op: 'set', path: `${path}/label`, value: 'Thanksgiving' }),
    said({ op: 'add', path: '/hours/specialHours/[x]', after: null, value: { ...feast, id: 'x', delivery: [] } }),
    said({ op: 'add', path: '/hours/inStore/[late]', after: null, value: { id: 'late', dayOfWeek: 3, ...lunch[0] } }),
  ]).toEqual([
    'Thu, Nov 26, 2026 › In-store: Closed',
    'Thu, Nov 26, 2026 › Delivery: 11 AM to 3 PM',
    'Thu, Nov 26, 2026 › Delivery: Regular hours',
    'Hours › Thu, Nov 26, 2026 › Name: Thanksgiving',
    'Thu, Nov 26, 2026 Feast: 12 PM to 2 PM; Closed',
    'In-store › Wednesday: 11 AM to 3 PM',
  ]);
});

it('gives a tenant the usual week of a channel as another has it, and changes nothing else', () => {
  const other: Hours = { ...usual, online: week.slice(0, 3), onlineSameAsStore: false, specialHours: [feast] };
  for (const [from, to] of [
    [usual, other],
    [other, usual],
  ] as const)
    for (const channel of channels) {
      const at = { ...settings, hours: from };
      const edits = weekEdits(at, channel, to) as readonly Change[];
      const after = apply(at, edits).hours;
      expect(effectiveSet(after, channel)).toEqual(
        sourceChannel(to, channel) === channel ? to[channel] : effectiveSet(from, sourceChannel(to, channel)),
      );
      expect(after.specialHours).toEqual(from.specialHours);
      expect(weekEdits({ ...at, hours: after }, channel, to)).toEqual([]);
    }
});
