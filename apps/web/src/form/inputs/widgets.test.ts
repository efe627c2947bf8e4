import { documents, initialDocument } from '@commissary/catalog';
import {
  acceptInput,
  type Duration,
  type DurationUnit,
  distance,
  duration,
  fieldAt,
  money,
  number,
  optional,
  percent,
  point,
  timeOfDay,
  validateValue,
  walk,
} from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceFrom,
  distanceText,
  durationFrom,
  durationText,
  moneyFrom,
  numberFrom,
  percentFrom,
  pointFrom,
  timeOfDayFrom,
} from './text/parse-values.ts';
import { hasWidget } from './widget.tsx';

it('every field of every document has a control of its kind', () => {
  for (const { field } of Object.values(documents))
    walk(field, (inner, path) => {
      expect([path, hasWidget(inner.kind.name)]).toEqual([path, true]);
    });
});

describe('what is typed becomes a value', () => {
  const price = money({ label: 'Price' });
  const rate = percent({ label: 'Rate' });
  const hours = duration({ label: 'Break', shownIn: 'hours' });

  it.each([
    { typed: '1250', value: '1250.00' },
    { typed: '$1,250.5', value: '1250.50' },
    { typed: ' 8. ', value: '8.00' },
    { typed: 'much', value: 'much' },
    { typed: '', value: '' },
  ])('money: "$typed"', ({ typed, value }) => {
    expect(moneyFrom(price, typed)).toBe(value);
  });

  it.each([
    { typed: '8.25 %', value: '8.25' },
    { typed: '8', value: '8.00' },
    { typed: '8,5', value: '8,5' },
  ])('percent: "$typed"', ({ typed, value }) => {
    expect(percentFrom(rate, typed)).toBe(value);
  });

  it.each([
    { typed: '41.8838000004, -87.6411', value: { lat: 41.8838, lng: -87.6411 } },
    { typed: 'https://maps.example/@41.8838,-87.6411,15z', value: { lat: 41.8838, lng: -87.6411 } },
    { typed: '41.8838', value: '41.8838' },
  ])('point: "$typed"', ({ typed, value }) => {
    expect(pointFrom(point({ label: 'Center' }), typed)).toEqual(value);
  });

  it.each([
    { typed: '2.5', value: 4023.36 },
    { typed: '1 mile', value: 1609.344 },
    { typed: 'far', value: 'far' },
  ])('[RULE.zones.05] [FMT.miles] miles: "$typed"', ({ typed, value }) => {
    expect(distanceFrom(distance({ label: 'Radius' }), typed)).toBe(value);
    expect(distanceText(value)).toBe(typed.replace(/ .*/, ''));
  });

  it.each([
    { typed: '12', value: 12 },
    { typed: '-3', value: -3 },
    { typed: '1.5', value: 1.5 },
    { typed: '1e3', value: '1e3' },
    { typed: 'soon', value: 'soon' },
  ])('number: "$typed"', ({ typed, value }) => {
    expect(numberFrom(number({ label: 'Count' }), typed)).toBe(value);
  });

  it.each([
    { typed: '1.5', value: 5400 },
    { typed: 'long', value: 'long' },
  ])('duration in hours: "$typed"', ({ typed, value }) => {
    expect(durationFrom(hours, typed)).toBe(value);
  });

  it.each([
    { typed: '9:30 pm', value: 77_400 },
    { typed: '9:30', value: '9:30' },
    { typed: '', value: '' },
  ])('time of day: "$typed"', ({ typed, value }) => {
    expect(timeOfDayFrom(timeOfDay({ label: 'Opens' }), typed)).toBe(value);
  });

  it('[RULE.deferred.01] [CONST.deferred.minLeadShown] [ROUTE.locationSettings.orderTypes.b4] a minimum lead time is shown in its unit, and never below 1', () => {
    const lead = duration({ label: 'Minimum lead time', displayMin: 1 });
    const shown = (unit: DurationUnit) => durationText(lead, 2700, unit);
    expect([shown('minutes'), shown('hours'), shown('days'), durationText(lead, 0)]).toEqual(['45', '1', '1', '1']);
    expect([durationFrom(lead, '2', 'hours'), durationFrom(lead, '1.5', 'days')]).toEqual([7200, 129_600]);
  });

  it('[RULE.deferred.02] an empty minimum lead time is null', () => {
    const lead = fieldAt(documents.settings.field, '/deferredOrders/minOrderLeadTime') as Duration;
    expect([durationFrom(lead, ' '), durationText(lead, null), validateValue(lead, null)]).toEqual([null, '', []]);
    const written = { ...initialDocument('settings').deferredOrders, minOrderLeadTime: null };
    expect(
      validateValue(documents.settings.field, { ...initialDocument('settings'), deferredOrders: written }),
    ).toEqual([]);
  });

  it('empty input makes a value absent where it is optional', () => {
    expect(moneyFrom(optional(price), '')).toBeUndefined();
    expect(percentFrom(optional(rate), ' ')).toBeUndefined();
    expect(durationFrom(optional(hours), '')).toBeUndefined();
    expect(numberFrom(optional(number({ label: 'Count' })), '')).toBeUndefined();
    expect(timeOfDayFrom(optional(timeOfDay({ label: 'Opens' })), ' ')).toBeUndefined();
  });

  it('a typed text is either parsed, or kept as it is and reported as invalid: it is never changed into another value', () => {
    const count = number({ label: 'Count' });
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), typed => {
        const read = numberFrom(count, typed);
        if (typeof read === 'number') expect(Number(typed)).toBe(read);
        else {
          expect(read).toBe(typed);
          expect(validateValue(count, read)).not.toEqual([]);
        }
      }),
    );
  });

  it('a shown duration is parsed to the same value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), quarters => {
        const seconds = quarters * 900;
        expect(durationFrom(hours, durationText(hours, seconds))).toBe(seconds);
      }),
    );
  });

  it('the stored value of a money field is parsed to itself', () => {
    expect(moneyFrom(price, String(acceptInput(price, 25)))).toBe('25.00');
  });
});
