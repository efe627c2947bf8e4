import { expect, it } from 'vitest';
import { describeDocument } from '../../formatting/describe-document.ts';
import { expectCodes } from '../../testing/cases.ts';
import { valueTexts } from '../../testing/format-texts.ts';
import { duration } from './duration.ts';

it('[FMT.duration] stores seconds and shows them in its unit', () => {
  const shown = (['seconds', 'minutes', 'hours', 'days'] as const).map(shownIn =>
    describeDocument(valueTexts, duration({ label: 'D', shownIn }), 86_400),
  );
  expect(shown).toEqual(['86400 seconds', '1440 minutes', '24 hours', '1 day']);
  expect(describeDocument(valueTexts, duration({ label: 'D', shownIn: 'hours' }), 5400)).toBe('1.5 hours');
});

it('[FMT.durationSeconds] is a whole number of seconds', () => {
  expectCodes(
    duration({ label: 'D', min: 60, max: 3600 }),
    [60, 61, 3600],
    [
      [0, 'too-small'],
      [3601, 'too-large'],
      [60.5, 'not-a-step'],
      ['60', 'type'],
      [Number.NaN, 'type'],
    ],
  );
});
