import { expect, it } from 'vitest';
import { acceptInput } from '../computed/initial.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { point } from './point.ts';

const sample = point({ label: 'Center' });

it('is a latitude and a longitude, and nothing else', () => {
  expectCodes(
    sample,
    [
      { lat: 41.8838, lng: -87.6411 },
      { lat: -90, lng: 180 },
    ],
    [
      [{ lat: 91, lng: 0 }, 'too-large'],
      [{ lat: 0, lng: -180.5 }, 'too-small'],
      [{ lat: 0 }, 'type'],
      [{ lat: 0, lng: 0, height: 3 }, 'type'],
      [{ lat: '41', lng: -87 }, 'type'],
      [{ lat: Number.NaN, lng: 0 }, 'type'],
      ['41.8838, -87.6411', 'type'],
    ],
  );
});

it('is stored with six decimals, and formatted so that it can be pasted into a map', () => {
  expect(acceptInput(sample, { lat: 41.88380001, lng: -87.64110049 })).toEqual({ lat: 41.8838, lng: -87.6411 });
  const exact = { lat: 41.8838, lng: -87.6411 };
  expect(acceptInput(sample, exact)).toBe(exact);
  expect([describeDocument(valueTexts, sample, exact), acceptInput(sample, 'here')]).toEqual([
    '41.8838, -87.6411',
    'here',
  ]);
});
