import { documents, type Hours, hoursTexts, type LocationSettings } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import {
  addDays,
  type Channel,
  channels,
  dateWords,
  formatClock,
  intervalAround,
  openIntervals,
  type PlainDateTimeRange,
  plainDateTimeText,
  plainDateTimeToInstant,
  type TemporaryMark,
  withExtendedHours,
  withTemporaryClosure,
} from '@commissary/domain';
import { newId } from '../../../form/state/index.ts';
import { documentChanges } from '../../../snapshot/index.ts';
import { specialDayPath } from '../special-day-actions.ts';

/** Temporary hours, after which the usual week applies again by itself. */
export type TemporaryHours =
  /** Closed from now on: for the rest of the trading day, or until a local time (2026-11-22T18:00). */
  | { readonly is: 'closed'; readonly until: 'today' | string }
  /** The closing of today's trading day, so many seconds later. */
  | { readonly is: 'longer'; readonly seconds: number };

/** A location as it is now. */
export interface HoursNow {
  readonly settings: LocationSettings;
  /** The version of its change list. */
  readonly ver: number;
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The edits that make the change at a location; none where nothing is open anyway. */
export const temporaryEdits = (at: HoursNow, chosen: readonly Channel[], what: TemporaryHours): readonly Edit[] => {
  const { settings } = at;
  const amended = what.is === 'closed' ? closed(at, chosen, what.until) : longer(at, chosen, what.seconds);
  if (amended === null || amended === settings.hours) return [];
  return documentChanges(documents.settings.field, settings, { ...settings, hours: amended });
};

const closed = (at: HoursNow, chosen: readonly Channel[], until: string): Hours | null => {
  const from = plainDateTimeText(at.now, at.zone);
  const to = until === 'today' ? endOfTrading(at, chosen) : until;
  if (to === null || to <= from) return null;
  const window: PlainDateTimeRange = { from, to };
  const { hours } = at.settings;
  const isOpen = chosen.some(channel =>
    stretchesAround(at, channel, window).some(stretch => stretch.closes > from && stretch.opens < to),
  );
  return isOpen
    ? withTemporaryClosure(hours, window, {
        channels: chosen,
        label: closedWords(until, to, from),
        newId,
        mark: { action: 'CLOSED', version: at.ver + 1, endsAt: plainDateTimeToInstant(to, at.zone) },
      })
    : null;
};

const longer = (at: HoursNow, chosen: readonly Channel[], seconds: number): Hours => {
  const today = plainDateTimeText(at.now, at.zone).slice(0, 10);
  // After midnight the trading day of the night before continues.
  const trading = chosen.map(channel => tradingDate(at, channel) ?? today).toSorted()[0] ?? today;
  return withExtendedHours(at.settings.hours, trading, seconds, {
    channels: chosen,
    label: hoursTexts.extended,
    newId,
    mark: { action: 'LONGER', version: at.ver + 1, endsAt: at.now + longestMs },
  });
};

/** When the last of these channels closes that is open now, or opens today. */
const endOfTrading = (at: HoursNow, chosen: readonly Channel[]): string | null => {
  const from = plainDateTimeText(at.now, at.zone);
  const today = from.slice(0, 10);
  const ends = chosen.flatMap(channel =>
    stretchesAround(at, channel, { from, to: from })
      .filter(({ opens, closes }) => closes > from && opens.slice(0, 10) <= today)
      .map(({ closes }) => closes),
  );
  return ends.toSorted().at(-1) ?? null;
};

const tradingDate = (at: HoursNow, channel: Channel): string | undefined => {
  const from = plainDateTimeText(at.now, at.zone);
  return intervalAround(stretchesAround(at, channel, { from, to: from }), at.now).now?.opens.slice(0, 10);
};

const stretchesAround = ({ settings, zone }: HoursNow, channel: Channel, { from, to }: PlainDateTimeRange) =>
  openIntervals(settings.hours, channel, zone, addDays(from.slice(0, 10), -1), to.slice(0, 10));

/** Where it opens again by itself the text names that time; where it does not, the time is only the planned one. */
const closedWords = (until: 'today' | string, to: string, from: string): string =>
  until === 'today' ? hoursTexts.closedRestOfToday(clockOf(to)) : hoursTexts.closedUntil(untilWords(to, from));

/** 6 PM; with its date on another day. */
export const untilWords = (local: string, now: string): string => {
  const clock = clockOf(local);
  return local.slice(0, 10) === now.slice(0, 10) ? clock : `${clock}, ${dateWords(local.slice(0, 10))}`;
};

const clockOf = (local: string): string => formatClock((Date.parse(`${local}Z`) / 1000) % 86_400);

const longestMs = 12 * 3_600_000;

/** Temporary hours that are not over. */
export interface ActiveTemporaryHours {
  readonly is: TemporaryHours['is'];
  readonly label: string;
  /** The version of the change list that it was saved as: while it is the newest, an undo restores what was before. */
  readonly ver: number;
  /** The edits that remove it when another save followed: the levels above, or the usual week, then apply. */
  readonly edits: readonly Edit[];
}

/** The temporary hours of a tenant that are not over, or null. */
export const findActive = (hours: Hours, now: number): ActiveTemporaryHours | null => {
  const isActive = (mark: TemporaryMark | undefined) => mark !== undefined && mark.endsAt > now;
  const found = hours.specialHours.flatMap(day => {
    const { label, temporary } = day;
    if (temporary !== undefined && isActive(temporary))
      return [{ label, mark: temporary, path: specialDayPath(day.id) }];
    return channels.flatMap(channel => {
      const mark = day[channel]?.map(time => time.temporary).find(isActive);
      return mark ? [{ label, mark, path: `${specialDayPath(day.id)}/${channel}` }] : [];
    });
  });
  const [first] = found;
  if (first === undefined) return null;
  const { label, mark } = first;
  const is = mark.action === 'CLOSED' ? 'closed' : 'longer';
  return { is, ver: mark.version, label, edits: found.map(({ path }) => ({ op: 'reset', path })) };
};
