import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySeconds, weekDays } from '../hours/index.ts';
import {
  isApplying,
  nextSchemes,
  ordersOf,
  schemeInForce,
  schemesInForce,
  type TimedScheme,
} from './scheme-in-force.ts';
import { weekOfSchemes } from './week-of-schemes.ts';

const quarter = 900;
const clock = fc.nat({ max: daySeconds / quarter - 1 }).map(quarters => quarters * quarter);
const channels = ['POS', 'ONLINE'];
const times = fc.record(
  {
    days: fc.subarray([...weekDays]),
    startTime: clock,
    endTime: clock,
    orderTypes: fc.subarray(['delivery', 'pickup', 3]),
    channels: fc.subarray(channels),
  },
  { requiredKeys: ['days', 'orderTypes', 'channels'] },
);
const applies = fc.oneof(fc.constant({ when: 'NEVER' }), fc.constant({ when: 'ALWAYS' }), {
  arbitrary: times.map(TIMES => ({ when: 'TIMES', TIMES })),
  weight: 4,
});
const schemes = fc
  .tuple(fc.array(fc.record({ applies, isActive: fc.boolean() }), { minLength: 1, maxLength: 5 }), fc.nat())
  .map(([all, at]): TimedScheme[] => all.map((one, id) => ({ ...one, id, isDefault: id === at % all.length })));
const moment = fc.record({ dayOfWeek: fc.nat({ max: 6 }), time: fc.nat({ max: daySeconds - 1 }) });
const order = fc.record({
  orderType: fc.constantFrom('delivery', 'pickup', '3', null),
  channel: fc.constantFrom(...channels),
});

/** The same said the other way round: every second of the week that a scheme names, written out. */
const isNamed = ({ applies: { when, TIMES } }: TimedScheme, day: number, time: number): boolean => {
  if (when !== 'TIMES' || TIMES === undefined) return when === 'ALWAYS';
  const start = TIMES.startTime ?? 0;
  const end = TIMES.endTime ?? daySeconds;
  const long = end > start ? end - start : end + daySeconds - start;
  return TIMES.days.some(first => {
    const since = (day - first) * daySeconds + time - start;
    return [since, since + 7 * daySeconds].some(at => at >= 0 && at < long);
  });
};

describe('the scheme in force', () => {
  it('is the first of the list that names the moment and the order and is not switched off, else the default one', () => {
    fc.assert(
      fc.property(schemes, order, moment, (all, one, at) => {
        const expected = all.find(
          scheme =>
            !scheme.isDefault &&
            scheme.isActive &&
            isNamed(scheme, at.dayOfWeek, at.time) &&
            (scheme.applies.TIMES?.channels.includes(one.channel) ?? true) &&
            (scheme.applies.TIMES === undefined ||
              scheme.applies.TIMES.orderTypes.length === 0 ||
              scheme.applies.TIMES.orderTypes.map(String).includes(String(one.orderType))),
        );
        expect(schemeInForce(all, one, at)).toBe(expected ?? all.find(({ isDefault }) => isDefault));
      }),
    );
  });

  it('stays the same whatever stands below it in the list, and is the default one while the others are paused', () => {
    fc.assert(
      fc.property(schemes, order, moment, (all, one, at) => {
        const found = schemeInForce(all, one, at);
        const place = all.findIndex(({ id }) => id === found?.id);
        const rest = all.filter((scheme, index) => index <= place || scheme.isDefault);
        expect(schemeInForce(rest, one, at)).toBe(found);
        const paused = all.map(scheme => ({ ...scheme, applies: { when: 'NEVER' } }));
        expect(schemeInForce(paused, one, at)?.isDefault).toBe(true);
      }),
    );
  });

  it('is another one at the next change and none other before it, for every order', () => {
    fc.assert(
      fc.property(schemes, moment, fc.nat(), (all, now, part) => {
        const next = nextSchemes(all, channels, now);
        const idsAt = (seconds: number) => {
          const week = (now.dayOfWeek * daySeconds + now.time + seconds) % (7 * daySeconds);
          const at = { dayOfWeek: Math.floor(week / daySeconds), time: week % daySeconds };
          return ordersOf(all, channels).map(one => schemeInForce(all, one, at)?.id);
        };
        const until = next === undefined ? 7 * daySeconds : next.daysAhead * daySeconds + next.time - now.time;
        expect(idsAt(part % until)).toEqual(idsAt(0));
        if (next === undefined) return;
        expect(idsAt(until)).not.toEqual(idsAt(0));
        expect(next.inForce).toEqual(schemesInForce(all, channels, next));
      }),
    );
  });

  it('of all orders together is told with each order once', () => {
    fc.assert(
      fc.property(schemes, moment, (all, now) => {
        const reported = schemesInForce(all, channels, now).flatMap(({ scheme, orders }) =>
          orders.map(one => [one, schemeInForce(all, one, now) === scheme] as const),
        );
        expect(reported.every(([, same]) => same)).toBe(true);
        expect(reported.map(([one]) => JSON.stringify(one)).sort()).toEqual(
          ordersOf(all, channels)
            .map(one => JSON.stringify(one))
            .sort(),
        );
      }),
    );
  });
});

describe('the week of an order', () => {
  it('[RULE.prices.13] covers each day once, and shows at each moment the scheme in force and those that it covers', () =>
    fc.assert(
      fc.property(schemes, order, moment, (all, one, at) => {
        const week = weekOfSchemes(all, one);
        expect(week).toHaveLength(7);
        const day = week[at.dayOfWeek] ?? [];
        expect(day.map(({ from }) => from)).toEqual([0, ...day.slice(0, -1).map(({ to }) => to)]);
        expect(day.at(-1)?.to).toBe(daySeconds);
        const span = day.find(({ from, to }) => from <= at.time && at.time < to);
        expect(span?.applying[0]).toBe(schemeInForce(all, one, at));
        expect(span?.applying.slice(1)).toEqual(all.filter(scheme => isApplying(scheme, one, at)).slice(1));
      }),
    ));
});
