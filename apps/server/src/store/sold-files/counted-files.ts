import type { Period } from '@commissary/catalog';

/** Days of a location that are in a file: those of one month, a bit for each, the lowest for the first. */
export interface FiledDays {
  readonly file: string;
  readonly locationId: string;
  readonly month: string;
  readonly days: number;
}

/** The days of locations that a file has, whether they count or not. */
export type Contents = readonly Omit<FiledDays, 'file'>[];

/** Which rows of files count, so that as few as possible are compared with days one by one. */
export interface CountedFiles {
  /** All their rows count. */
  readonly inside: readonly string[];
  /** All their rows of the period count; they have others. */
  readonly whole: readonly string[];
  readonly others: readonly string[];
  /** Of these locations all rows of the other files count. */
  readonly places: readonly string[];
  /** The days of the other files that count, of locations of which others do not. */
  readonly changed: readonly FiledDays[];
}

/**
 * Which rows count of those of a period. A file has others where days have changed since it was written, and where locations
 * are not asked for; without its contents nothing is known of it but the days that count.
 */
export const countedFiles = (
  filed: readonly FiledDays[],
  contentsOf: (file: string) => Contents | undefined,
  period: Period,
): CountedFiles => {
  const asked = new Map([...new Set(filed.map(({ month }) => month))].map(month => [month, daysWithin(period, month)]));
  const daysOf = new Map<string, number>();
  for (const one of filed) daysOf.set(keyOf(one), (daysOf.get(keyOf(one)) ?? 0) | one.days);
  const askedOf = (month: string): number => asked.get(month) ?? daysWithin(period, month);
  const countsNot = (one: FiledDays): boolean => (one.days & ~(daysOf.get(keyOf(one)) ?? 0) & askedOf(one.month)) !== 0;
  const isOutside = ({ days, month }: Contents[number]): boolean => (days & ~askedOf(month)) !== 0;
  const [inside, whole, others] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const changedPlaces = new Set<string>();
  let areAllKnown = true;
  for (const file of new Set(filed.map(({ file }) => file))) {
    const contents = contentsOf(file);
    const changed = (contents ?? []).filter(one => countsNot({ ...one, file }));
    const isWhole = contents !== undefined && changed.length === 0;
    (isWhole ? (contents.some(isOutside) ? whole : inside) : others).add(file);
    for (const { locationId } of changed) changedPlaces.add(locationId);
    areAllKnown &&= contents !== undefined;
  }
  const rest = filed.filter(({ file }) => others.has(file));
  const isChanged = ({ locationId }: FiledDays): boolean => !areAllKnown || changedPlaces.has(locationId);
  return {
    inside: [...inside],
    whole: [...whole],
    others: [...others],
    places: [...new Set(rest.filter(one => !isChanged(one)).map(({ locationId }) => locationId))],
    changed: rest.filter(isChanged),
  };
};

/** The contents that a file says it has. */
export const contentsIn = (said: unknown): Contents | undefined => {
  if (typeof said !== 'string') return undefined;
  const rows: readonly (readonly [string, string, number])[] = JSON.parse(said);
  return rows.map(([locationId, month, days]) => ({ locationId, month, days }));
};

const keyOf = ({ file, locationId, month }: FiledDays): string => `${file} ${month} ${locationId}`;

/** The days of a month that are in a period, as bits. */
const daysWithin = ({ from, to }: Period, month: string): number =>
  Array.from({ length: 31 }, (_, at) => at).reduce((days, at) => {
    const day = `${month}-${String(at + 1).padStart(2, '0')}`;
    return from <= day && day <= to ? days | (1 << at) : days;
  }, 0);
