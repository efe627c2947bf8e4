import { formatterOf, offsetAt, remembered } from './zone-offset.ts';

/** A date and time without a zone, as in Temporal. Months count from 1. */
export interface PlainDateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Returns what clocks show in an IANA zone at an instant (epoch milliseconds). Throws RangeError on an unknown zone.
 */
export const plainDateTimeAt = (instant: number, zone: string): PlainDateTime => {
  const shown = new Date(instant + offsetAt(instant, zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
};

/** Whether a text is the name of a zone and not an offset, which would ignore clock changes. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return /^[a-z]/i.test(zone) && formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Returns the canonical name of a zone: `US/Central` and `america/chicago` are `America/Chicago`. Throws RangeError on
 * an unknown zone.
 */
export const canonicalZone = (zone: string): string => formatterOf(zone).resolvedOptions().timeZone;

/**
 * Returns the instant at which clocks in the zone show `2026-11-21T04:00`. A time that a clock change skips moves
 * forward by the skipped time; of a time that occurs twice the first one is returned. Throws RangeError for any other
 * text.
 */
export const plainDateTimeToInstant = (localDateTime: string, zone: string): number =>
  instantShowing(parse(localDateTime), zone);

/** The local time is given as the instant at which clocks in UTC show it. */
const instantShowing = (utc: number, zone: string): number => {
  // The offsets before and after any clock change nearby: the earlier instant that shows the requested time is the
  // first of two.
  const before = utc - offsetAt(utc - dayMs, zone);
  const after = utc - offsetAt(utc + dayMs, zone);
  const shown = [before, after].filter(instant => instant + offsetAt(instant, zone) === utc);
  return shown.length > 0 ? Math.min(...shown) : before;
};

/**
 * Returns the instant at which clocks in the zone reach a time such as `2026-11-21T04:00`. They reach a skipped time
 * when they jump over it, and a repeated time when they show it first; so a later time on the clock is never earlier
 * here. Throws RangeError for any other text.
 */
export const reachedAt = (localDateTime: string, zone: string): number => {
  const utc = parse(localDateTime);
  const instant = instantShowing(utc, zone);
  const shown = instant + offsetAt(instant, zone);
  if (shown === utc) return instant;
  // The clock change is in between: clocks showed less than the time before it, and show more after it.
  let [less, more] = [instant - (shown - utc), instant];
  while (more - less > 1_000) {
    const middle = Math.floor((less + more) / 2_000) * 1_000;
    if (middle + offsetAt(middle, zone) < utc) less = middle;
    else more = middle;
  }
  return more;
};

/** Returns what clocks in the zone show at an instant, to the minute: 2026-11-21T04:00. */
export const plainDateTimeText = (instant: number, zone: string): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16);

/** Returns the date in the zone at an instant: 2026-11-21. */
export const plainDateAt = (instant: number, zone: string): string => plainDateTimeText(instant, zone).slice(0, 10);

/** Returns the date a number of days after another; before it, where the number is negative. */
export const addDays = (dateString: string, days: number): string =>
  new Date(Date.parse(`${dateString}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns the last millisecond of the day that contains an instant, in the zone. */
export const endOfDay = (instant: number, zone: string): number => {
  const next = addDays(plainDateAt(instant, zone), 1);
  return plainDateTimeToInstant(`${next}T00:00`, zone) - 1;
};

/** Returns the abbreviation of the zone: CT, ET, ChST. A zone without one has its offset: GMT+2. */
export const shortZone = (instant: number, zone: string): string => {
  const name = namePart(instant, nameFormatterOf(zone, 'en-US', 'shortGeneric'));
  if (/^[A-Z][A-Za-z]{1,4}$/.test(name)) return name;
  // Only the locale en-GU has an abbreviation for its own zone; otherwise it agrees with en-US.
  return namePart(instant, nameFormatterOf(zone, 'en-GU', 'short'));
};

const dayMs = 86_400_000;

const localPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

const parse = (text: string): number => {
  const parts = localPattern
    .exec(text)
    ?.slice(1)
    .map(part => Number(part ?? 0));
  if (parts === undefined) throw new RangeError(`not a local date and time: ${text}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (!new Date(utc).toISOString().startsWith(text)) throw new RangeError(`no such date and time: ${text}`);
  return utc;
};

const namePart = (instant: number, formatter: Intl.DateTimeFormat): string =>
  formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Central Time: the everyday name of a zone, all year. */
export const zoneName = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const nameFormatterOf = (zone: string, locale: string, timeZoneName: 'short' | 'shortGeneric'): Intl.DateTimeFormat =>
  remembered(`${locale} ${zone}`, () => new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }));
