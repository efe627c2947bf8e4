import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '../../computed/initial.ts';
import { describeDocument } from '../../formatting/describe-document.ts';
import { expectCodes } from '../../testing/cases.ts';
import { valueTexts } from '../../testing/format-texts.ts';
import { readTimeOfDay, timeOfDay } from './time-of-day.ts';

const opening = timeOfDay({ label: 'Opening', initial: 32_400 });

it('[FMT.secondsSinceMidnight] is a whole number of seconds since midnight, of one day', () => {
  expect(initial(opening)).toBe(32_400);
  expectCodes(
    opening,
    [0, 32_400, 86_399],
    [
      [-1, 'too-small'],
      [86_400, 'too-large'],
      [0.5, 'not-a-step'],
      ['09:00 AM', 'type'],
      [Number.NaN, 'type'],
    ],
  );
});

it('[FMT.timeOfDay] is formatted as a 12-hour clock time', () => {
  const shown = [0, 32_400, 43_200, 45_000, 86_399].map(time => describeDocument(valueTexts, opening, time));
  expect(shown).toEqual(['12:00 AM', '09:00 AM', '12:00 PM', '12:30 PM', '11:59:59 PM']);
});

it.each([
  { typed: '9:30 AM', time: 34_200 },
  { typed: ' 09:30pm ', time: 77_400 },
  { typed: '9:30 p.m.', time: 77_400 },
  { typed: '12:00 a', time: 0 },
  { typed: '12:15 PM', time: 44_100 },
  { typed: '0:05', time: 300 },
  { typed: '21:30', time: 77_400 },
])('"$typed" is a time', ({ typed, time }) => {
  expect(readTimeOfDay(typed)).toBe(time);
});

it.each(['', '9', '9:30', '12:00', '9 AM', '9:5 AM', '13:00 PM', '0:30 AM', '24:00', '10:60 AM', 'noon'])(
  '[FMT.timeEntry] "%s" is no time: hours, minutes and AM or PM are all needed',
  typed => {
    expect(readTimeOfDay(typed)).toBeUndefined();
  },
);

it('parses every formatted time as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_399 }), time => {
      expect(readTimeOfDay(describeDocument(valueTexts, opening, time))).toBe(time);
    }),
  );
});
