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

export const isTimeZone = (zone: string): boolean => {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
};

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

/** The last millisecond of the day that an instant falls in, in the zone. */
export const endOfDay = (instant: number, zone: string): number => {
  const { year, month, day } = wallClockAt(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
  return localToInstant(`${next}T00:00`, zone) - 1;
};

/** How a person calls the zone in a few letters: CT, ET, ChST. A zone without such a name gives its offset: GMT+2. */
export const shortZone = (instant: number, zone: string): string => {
  const name = namePart(instant, nameFormatterOf(zone, 'en-US', 'shortGeneric'));
  if (/^[A-Z][A-Za-z]{1,4}$/.test(name)) return name;
  // Guam's English alone has letters for its own zone; elsewhere it agrees with that of the United States.
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
