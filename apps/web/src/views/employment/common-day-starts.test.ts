import { expect, it } from 'vitest';
import { commonDayStarts } from './common-day-starts.ts';

const [six, three] = [6, 3].map(hour => [{ from: '2026-01-01', start: hour * 3_600 }]);
const location = (id: string, groupId: string | null, dayStarts?: typeof six) => ({
  ...{ id, groupId, type: 'LOCATION' as const },
  ...(dayStarts !== undefined && { dayStarts }),
});
const places = [
  location('oak', null, three),
  location('elm', 'west', six),
  { id: 'west', groupId: null, type: 'GROUP' as const },
  location('ash', 'west', six),
  location('bay', 'west'),
];

it('business days begin as at the location, and of a group or the company as at most of its locations', () => {
  expect(commonDayStarts(places, 'oak')).toEqual(three);
  expect(commonDayStarts(places, 'bay')).toEqual([]);
  expect(commonDayStarts(places, 'west')).toEqual(six);
  expect(commonDayStarts(places, null)).toEqual(six);
  expect(commonDayStarts([], null)).toEqual([]);
});
