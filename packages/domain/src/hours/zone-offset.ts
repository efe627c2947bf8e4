const hourMs = 3_600_000;

/** So many hours of a zone are kept, a quarter of a year: when there are more, all are forgotten. */
const mostHours = 2_200;

/** By zone, the hours since 1970 in which its clocks do not change, and how far they are ahead of UTC. */
const offsets = new Map<string, Map<number, number>>();

/**
 * Returns how far clocks in an IANA zone are ahead of UTC at an instant, in milliseconds. Throws RangeError on an unknown
 * zone. A formatter takes microseconds, and the sales of a day are asked about in the same few hours: an hour that begins and
 * ends with one offset has it throughout, because no clocks change twice within an hour.
 */
export const offsetAt = (instant: number, zone: string): number => {
  const hour = Math.floor(instant / hourMs);
  const hours = offsets.get(zone) ?? new Map<number, number>();
  const known = hours.get(hour);
  if (known !== undefined) return known;
  const offset = computeOffset(instant, zone);
  if (computeOffset(hour * hourMs, zone) !== offset || computeOffset((hour + 1) * hourMs - 1, zone) !== offset)
    return offset;
  if (hours.size >= mostHours) hours.clear();
  offsets.set(zone, hours.set(hour, offset));
  return offset;
};

const computeOffset = (instant: number, zone: string): number => {
  const fields: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) fields[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using one. */
export const remembered = (key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat => {
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = make();
  formatters.set(key, made);
  return made;
};

/** Throws RangeError on an unknown zone. */
export const formatterOf = (zone: string): Intl.DateTimeFormat =>
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
