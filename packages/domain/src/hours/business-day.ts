import { addDays, plainDateTimeText, reachedAt } from './time-zone.ts';

/** When a business day begins where nothing else is set, in seconds since midnight: 4 AM. */
export const businessDayStart = 14_400;

/** The starts that can be set: each quarter of an hour of the morning. Later, a day would hold less of itself than of the next. */
export const businessDayStarts: readonly number[] = Array.from({ length: 48 }, (_, quarter) => quarter * 900);

/** From a day on (2026-12-01) business days begin at this time, in seconds since midnight. */
export interface DayStart {
  readonly from: string;
  readonly start: number;
}

/** What a company or a location has set, each from its first day on; null: as the company has it. By first day. */
export type DayStartSettings = readonly { readonly from: string; readonly start: number | null }[];

/** Returns when a business day begins. */
export const dayStartOn = (starts: readonly DayStart[], day: string): number =>
  starts.findLast(({ from }) => from <= day)?.start ?? businessDayStart;

/** Returns the starts at a location: its own, and where it has none those of the company. */
export const dayStartsAt = (company: DayStartSettings, own: DayStartSettings): readonly DayStart[] => {
  const setOn = (settings: DayStartSettings, day: string) =>
    settings.findLast(({ from }) => from <= day)?.start ?? undefined;
  const days = [...new Set([...company, ...own].map(({ from }) => from))].sort();
  return days.map(from => ({ from, start: setOn(own, from) ?? setOn(company, from) ?? businessDayStart }));
};

/** A start as it is entered: from which day on it counts. */
export interface EnteredDayStart {
  readonly dayStart: number | null;
  /** Null: none was ever set. */
  readonly dayStartFrom: string | null;
}

/** Returns the start that was set last, which may be of a day to come; `usual` where none was ever set. */
export const lastDayStart = <Usual extends number | null>(settings: DayStartSettings, usual: Usual) => {
  const { start, from } = settings.at(-1) ?? { start: null, from: null };
  const dayStart: number | Usual = start ?? usual;
  return { dayStart, dayStartFrom: from };
};

/**
 * Returns settings with what was entered, in place of what was to come; without a first day, from tomorrow on. Null where the
 * first day is not after today: a day that has begun keeps its start, so that nothing moves that is counted.
 */
export const enterDayStart = (
  settings: DayStartSettings,
  entered: { readonly [Key in keyof EnteredDayStart]?: EnteredDayStart[Key] | undefined },
  { today, usual }: { readonly today: string; readonly usual: number | null },
): DayStartSettings | null => {
  const shown = lastDayStart(settings, usual);
  const { dayStart: start = shown.dayStart, dayStartFrom = shown.dayStartFrom } = entered;
  if (start === shown.dayStart && dayStartFrom === shown.dayStartFrom) return settings;
  const isOld = dayStartFrom === null || (dayStartFrom === shown.dayStartFrom && dayStartFrom <= today);
  const from = isOld ? addDays(today, 1) : dayStartFrom;
  if (from <= today) return null;
  const begun = settings.filter(one => one.from <= today);
  return lastDayStart(begun, usual).dayStart === start ? begun : [...begun, { from, start }];
};

/**
 * Returns the business day of an instant. It begins when clocks in the zone first reach its start: an hour that they show
 * twice is all of the day that has begun, and none begins twice.
 */
export const businessDay = (instant: number, zone: string, starts: readonly DayStart[] = []): string => {
  const date = plainDateTimeText(instant, zone).slice(0, 10);
  return instant >= businessDayBegin(date, zone, starts) ? date : addDays(date, -1);
};

export const businessDayBegin = (day: string, zone: string, starts: readonly DayStart[] = []): number =>
  reachedAt(`${day}T${new Date(dayStartOn(starts, day) * 1_000).toISOString().slice(11, 19)}`, zone);
