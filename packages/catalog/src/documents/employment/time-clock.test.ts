import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { timeClock } from './time-clock.ts';

it('[ENT.TimeClock] has these fields and no other', () => {
  expect(leavesOf(timeClock)).toEqual({
    enable: 'toggle',
    autoClockOffAfterTime: 'duration',
    autoLogOffAfterTime: 'duration',
    requireReasonOnEditRecords: 'toggle',
    'breaks.enabled': 'toggle',
    'breaks.defaultLength': 'duration',
    'breaks.isPaid': 'toggle',
    'breaks.excessIsNotPaid': 'toggle',
    'lunch.enabled': 'toggle',
    'lunch.defaultLength': 'duration',
    'lunch.isPaid': 'toggle',
    'lunch.excessIsNotPaid': 'toggle',
  });
});

it('[CONST.timeClock.*] ends shifts after 16 hours, locks after 5 minutes, pays breaks but no lunch', () => {
  expect(initial(timeClock)).toMatchObject({
    autoClockOffAfterTime: 57600,
    autoLogOffAfterTime: 300,
    breaks: { defaultLength: 600, isPaid: true },
    lunch: { defaultLength: 1800, isPaid: false },
  });
});
