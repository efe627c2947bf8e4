/** The fields of a clock on the wall. Months count from 1. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** What clocks show in an IANA zone at an instant (epoch milliseconds). Throws RangeError on an unknown zone. */
export const wallClockAt = (instant: number, zone: string): WallClock => {
  const fields: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) fields[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields;
  return { year, month, day, hour, minute, second };
};

/** Whether a text is the name of a zone, and not an offset: that would know no change of clocks. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return /^[a-z]/i.test(zone) && formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
};

/** The name that a zone is known by: `US/Central` and `america/chicago` are `America/Chicago`. Throws RangeError on an unknown zone. */
export const canonicalZone = (zone: string): string => formatterOf(zone).resolvedOptions().timeZone;

/**
 * The instant at which clocks in the zone show `2026-11-21T04:00`. A time that a change of clocks skips moves forward
 * by what was skipped; of a time that comes twice the first is meant. Throws RangeError on what is no such time.
 */
export const localToInstant = (localDateTime: string, zone: string): number => {
  const utc = parse(localDateTime);
  // The offset before and after any change near by: the earlier instant that shows the wanted time is the first of two.
  const before = utc - offsetAt(utc - dayMs, zone);
  const after = utc - offsetAt(utc + dayMs, zone);
  const shown = [before, after].filter(instant => instant + offsetAt(instant, zone) === utc);
  return shown.length > 0 ? Math.min(...shown) : before;
};

/**
 * The instant from which on clocks in the zone have come to a time such as `2026-11-21T04:00`. They come to a time that
 * a change skips when they jump over it, and to one that comes twice the first time; so what is later on the clock is
 * never earlier here. Throws RangeError on what is no such time.
 */
export const reachedAt = (localDateTime: string, zone: string): number => {
  const utc = parse(localDateTime);
  const instant = localToInstant(localDateTime, zone);
  const shown = instant + offsetAt(instant, zone);
  if (shown === utc) return instant;
  // The transition lies between: clocks showed less than the time before it, and show more from it on.
  let [less, more] = [instant - (shown - utc), instant];
  while (more - less > 1_000) {
    const middle = Math.floor((less + more) / 2_000) * 1_000;
    if (middle + offsetAt(middle, zone) < utc) less = middle;
    else more = middle;
  }
  return more;
};

/** What clocks in the zone show at an instant, to the minute: 2026-11-21T04:00. */
export const localTimeAt = (instant: number, zone: string): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16);

/** The date in the zone at an instant: 2026-11-21. */
export const dateAt = (instant: number, zone: string): string => localTimeAt(instant, zone).slice(0, 10);

/** The date so many days after one; before it, where the count is below nothing. */
export const addDays = (dateString: string, days: number): string =>
  new Date(Date.parse(`${dateString}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The last millisecond of the day that an instant falls in, in the zone. */
export const endOfDay = (instant: number, zone: string): number => {
  const next = addDays(dateAt(instant, zone), 1);
  return localToInstant(`${next}T00:00`, zone) - 1;
};

/** The abbreviation of the zone: CT, ET, ChST. A zone without one has its offset: GMT+2. */
export const shortZone = (instant: number, zone: string): string => {
  const name = namePart(instant, nameFormatterOf(zone, 'en-US', 'shortGeneric'));
  if (/^[A-Z][A-Za-z]{1,4}$/.test(name)) return name;
  // Only English of Guam has an abbreviation for its own zone; elsewhere it agrees with that of the United States.
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

const offsetAt = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = wallClockAt(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
};

const namePart = (instant: number, formatter: Intl.DateTimeFormat): string =>
  formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using one. */
const remembered = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = make();
  formatters.set(key, made);
  return made;
};

const nameFormatterOf = (zone: string, locale: string, timeZoneName: 'short' | 'shortGeneric'): Intl.DateTimeFormat =>
  remembered(`${locale} ${zone}`, () => new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }));

const formatterOf = (zone: string): Intl.DateTimeFormat =>
  remembered(
    zone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );
