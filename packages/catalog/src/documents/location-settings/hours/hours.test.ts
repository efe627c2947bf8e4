import { initial, pathLabelsAt, validateValue } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { valueTexts } from '../../../texts/form/values.ts';
import { locationSettings } from '../location-settings.ts';
import { hours } from './hours.ts';
import { specialHours } from './hours-special.ts';

it('starts with no hours, no channel following another, and the week on Sunday', () => {
  expect(initial(hours)).toEqual({
    inStore: [],
    online: [],
    delivery: [],
    onlineDelivery: [],
    onlineSameAsStore: false,
    deliverySameAsStore: false,
    OnlineDeliverySameAsOnlineStore: false,
    startOfWeek: 0,
    specialHours: [],
  });
});

describe('valid entries', () => {
  const codes = (change: object) => {
    const one = { id: 'a', dayOfWeek: 1, startTime: 39_600, endOffset: 39_600, ...change };
    return validateValue(hours, { ...initial(hours), inStore: [one] }).map(({ code }) => code);
  };

  it('seven days, a second of the day, and up to a whole day', () => {
    for (const dayOfWeek of [0, 6]) expect(codes({ dayOfWeek })).toEqual([]);
    expect(codes({ endOffset: 86_400, startTime: 86_399 })).toEqual([]);
    expect(codes({ dayOfWeek: 7 })).toEqual(['too-large']);
    expect(codes({ dayOfWeek: -1 })).toEqual(['too-small']);
    expect(codes({ startTime: 86_400 })).toEqual(['too-large']);
    expect(codes({ endOffset: 86_401 })).toEqual(['too-large']);
    expect(codes({ endOffset: 0 })).toEqual(['too-small']);
  });
  it('[RULE.hours.01] [ROUTE.locationSettings.hours.b2] rejects a time that is not a whole number', () => {
    for (const startTime of ['9', '9:30', 'AM', '']) expect(codes({ startTime })).toEqual(['type']);
  });
});

it('a special day requires a valid date; a set may be absent, which is not the same as empty', () => {
  const day = { id: 'a', dateString: '2026-11-26', label: 'Thanksgiving' };
  expect(validateValue(specialHours, day)).toEqual([]);
  expect(validateValue(specialHours, { ...day, inStore: [] })).toEqual([]);
  for (const dateString of ['', '2026-02-30'])
    expect(validateValue(specialHours, { ...day, dateString })).toEqual([
      { path: '/dateString', code: 'rule', rule: 'no-date' },
    ]);
});

it('names an entry by its channel and its day', () => {
  const document = initial(locationSettings);
  const entry = { id: 'a', dayOfWeek: 1, startTime: 0, endOffset: 60 };
  const settings = { ...document, hours: { ...document.hours, online: [entry] } };
  expect(pathLabelsAt(valueTexts, locationSettings, settings, '/hours/online/[a]/startTime')).toEqual([
    'Hours',
    'Online',
    'Monday',
    'Opens',
  ]);
});
