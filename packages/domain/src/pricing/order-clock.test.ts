import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainDateTimeAt } from '../hours/index.ts';
import { rememberedClock } from './order-clock.ts';

const zones = fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
/** Between 1960 and 2040, half of them within a day of a clock change in Chicago. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2040, 0) }),
  fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 10, 2) }),
);

it('[RULE.pricing.01] the clock of an order is that of its location, to the second, also around clock changes', () => {
  const clock = rememberedClock();
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const { year, month, day, hour, minute, second } = plainDateTimeAt(instant, zone);
      const midnight = Date.UTC(year, month - 1, day);
      expect(clock(instant, zone)).toEqual({
        date: new Date(midnight).toISOString().slice(0, 10),
        dayOfWeek: new Date(midnight).getUTCDay(),
        time: hour * 3600 + minute * 60 + second,
      });
    }),
  );
});
