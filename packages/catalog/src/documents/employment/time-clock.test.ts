import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { timeClock } from './time-clock.ts';

it('[CONST.timeClock.*] ends shifts after 16 hours, locks after 5 minutes, pays breaks but no lunch', () => {
  expect(initial(timeClock)).toMatchObject({
    autoClockOffAfterTime: 57600,
    autoLogOffAfterTime: 300,
    breaks: { defaultLength: 600, isPaid: true },
    lunch: { defaultLength: 1800, isPaid: false },
  });
});
