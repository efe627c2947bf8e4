import { expect, it } from 'vitest';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { distance, fromMiles, toMiles } from './distance.ts';

const radius = distance({ label: 'Radius', max: 100_000 });

it('[FMT.miles] [CONST.mile] stores meters and shows miles', () => {
  expect([fromMiles(1), fromMiles(2.5), toMiles(1609.344), toMiles(4023.36)]).toEqual([1609.344, 4023.36, 1, 2.5]);
  expect([
    describeDocument(valueTexts, radius, 1609.344),
    describeDocument(valueTexts, radius, 4023.36),
    describeDocument(valueTexts, radius, 3),
  ]).toEqual(['1 mile', '2.5 miles', '3 m']);
});

it('is a number within its limits', () => {
  expectCodes(
    radius,
    [1, 1609.344, 100_000],
    [
      [0.5, 'too-small'],
      [100_001, 'too-large'],
      ['1 mile', 'type'],
      [Number.POSITIVE_INFINITY, 'type'],
    ],
  );
});
