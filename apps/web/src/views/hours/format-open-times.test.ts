import { daySeconds } from '@commissary/domain';
import { expect, it } from 'vitest';
import { formatOpenTime, formatOpenTimes } from './format-open-times.ts';

const hour = 3600;

it('formats opening times as short as possible', () => {
  expect(formatOpenTime({ startTime: 11 * hour, endOffset: 13.5 * hour })).toBe('11 AM to 12:30 AM');
  expect(formatOpenTimes([])).toBe('Closed');
  expect(formatOpenTimes([{ startTime: 9 * hour, endOffset: daySeconds }])).toBe('24 hours from 9 AM');
});
