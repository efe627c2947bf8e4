import { plainDateTimeAt } from '../hours/index.ts';

/** What the clocks of a location show when an order is placed. */
export interface OrderClock {
  /** 2026-11-23. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  /** In seconds since midnight. */
  readonly time: number;
}

const quarterMs = 900_000;
const daySeconds = 86_400;
/** Since then all zones are a multiple of a quarter of an hour apart, and change at one. */
const regularSince = Date.UTC(1973, 0);
const mostKept = 5_000;

/**
 * Returns what reads clocks. Asking for a zone takes longer than everything else about an order, and orders come close
 * to each other, and are of one location: what its clocks show at the beginning of a quarter of an hour is kept.
 */
export const rememberedClock = (): ((instant: number, timeZone: string) => OrderClock) => {
  let known = new Map<number, OrderClock>();
  let zone = '';
  return (instant, timeZone) => {
    if (!(instant >= regularSince)) return clockAt(instant, timeZone);
    if (timeZone !== zone || known.size >= mostKept) known = new Map();
    zone = timeZone;
    const quarter = Math.floor(instant / quarterMs);
    let began = known.get(quarter);
    if (began === undefined) {
      began = clockAt(quarter * quarterMs, timeZone);
      known.set(quarter, began);
    }
    const { date, dayOfWeek, time } = began;
    return { date, dayOfWeek, time: time + Math.floor((instant - quarter * quarterMs) / 1000) };
  };
};

const clockAt = (instant: number, timeZone: string): OrderClock => {
  const { year, month, day, hour, minute, second } = plainDateTimeAt(instant, timeZone);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const time = (hour * 60 + minute) * 60 + second;
  return { date: midnight.toISOString().slice(0, 10), dayOfWeek: midnight.getUTCDay(), time: time % daySeconds };
};
