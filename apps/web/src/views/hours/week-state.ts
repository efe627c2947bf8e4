import type { DayHours, Hours } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import {
  byStart,
  type Channel,
  channels,
  dayOfDate,
  effectiveSet,
  entriesOfDay,
  type Level,
  overlapping,
  sourceChannel,
  weekFrom,
} from '@commissary/domain';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { type ListRow, listRows } from '../../form/rows/index.ts';
import { parentSourceAt } from '../../form/state/index.ts';
import { effectiveOf, parentOf, savedCopy } from '../../snapshot/index.ts';

/** One opening time as it is edited now. */
export interface EntryState {
  readonly id: string;
  readonly path: string;
  readonly time: DayHours;
  /** Added or changed at the level that is edited. */
  readonly own: boolean;
  readonly overlaps: boolean;
}

export interface DayState {
  readonly day: number;
  readonly entries: readonly EntryState[];
  /** The inherited times of this day. */
  readonly above: readonly DayHours[];
  readonly aboveLevel: Level;
  /** Whether the level that is edited sets anything on this day; a reset of `resets` inherits the times again. */
  readonly own: boolean;
  readonly resets: readonly string[];
  readonly unsaved: boolean;
}

export interface WeekState {
  readonly channel: Channel;
  /** The channel whose hours apply; another one while the flag is on. */
  readonly source: Channel;
  readonly listPath: string;
  readonly lastId: string | null;
  readonly days: readonly DayState[];
}

export const hoursIn = (document: unknown): Hours => getAt(document, '/hours') as Hours;
export const hoursValueOf = (session: EditSession): Hours => hoursIn(effectiveOf(session.opened, contentOf(session)));

/** The hours as they are edited now, without the times that are being typed: the input of a calendar. */
export const validHoursOf = (session: EditSession): Hours =>
  validHours(effectiveOf(session.opened, contentOf(session)));

export const validHours = (document: unknown): Hours => {
  const hours = hoursIn(document);
  const sets = <T extends Partial<Record<Channel, readonly unknown[]>>>(all: T): T => ({
    ...all,
    ...Object.fromEntries(
      channels.flatMap(one => (all[one] === undefined ? [] : [[one, all[one].filter(isValidEntry)]])),
    ),
  });
  return {
    ...sets(hours),
    specialHours: hours.specialHours.filter(({ dateString }) => dayOfDate(dateString) !== undefined).map(sets),
  };
};

/** The week of a channel, day by day in the order of the week, with what this level did to each day. */
export const weekOf = (session: EditSession, channel: Channel): WeekState => {
  const { opened } = session;
  const hours = hoursValueOf(session);
  const source = sourceChannel(hours, channel);
  const listPath = `/hours/${source}`;
  const rows = listRows(opened, contentOf(session), listPath);
  const above = soundOf(effectiveSet(hoursIn(parentOf(opened)), channel));
  const saved = soundOf(hoursIn(effectiveOf(opened, savedCopy(opened)))[source]);
  const shown = rows.filter(row => row.state === 'shown' && isValidEntry(row.value));
  const conflicting = overlapping(shown.map(row => row.value as DayHours));
  const week = weekFrom(typeof hours.startOfWeek === 'number' ? hours.startOfWeek : 0);
  const dayOf = (day: number): DayState => {
    const rowsOfDay = rows.filter(row => (row.value as Partial<DayHours> | undefined)?.dayOfWeek === day);
    const entries = rowsOfDay.filter(({ state }) => state === 'shown').map(row => entryOf(row, conflicting));
    const resets = rowsOfDay.filter(isOwn).map(({ path }) => path);
    return {
      day,
      entries: entries.sort((a, b) => byStart(a.time, b.time)),
      above: entriesOfDay(above, day),
      aboveLevel: parentSourceAt(session, rowsOfDay.find(({ onlyHere }) => !onlyHere)?.path ?? listPath),
      own: resets.length > 0,
      resets,
      unsaved: source === channel && !sameTimes(entriesOfDay(saved, day), entries),
    };
  };
  return { channel, source, listPath, lastId: rows.findLast(isShown)?.id ?? null, days: week.map(dayOf) };
};

const entryOf = (row: ListRow, conflicting: readonly DayHours[]): EntryState => ({
  id: row.id,
  path: row.path,
  time: row.value as DayHours,
  own: isOwn(row),
  overlaps: conflicting.includes(row.value as DayHours),
});

const isShown = (row: ListRow): boolean => row.state === 'shown';
const isOwn = (row: ListRow): boolean => row.onlyHere || row.changed > 0 || row.state === 'hidden';

/** A time that is being typed is a text; it cannot be drawn. */
export const isValidEntry = (time: unknown): boolean => {
  const { startTime, endOffset } = (time ?? {}) as Partial<DayHours>;
  return typeof startTime === 'number' && typeof endOffset === 'number';
};

const soundOf = (times: readonly DayHours[]): readonly DayHours[] => times.filter(isValidEntry);

const sameTimes = (saved: readonly DayHours[], entries: readonly EntryState[]): boolean =>
  saved.length === entries.length &&
  saved.every(one =>
    entries.some(
      ({ id, time }) => id === String(one.id) && time.startTime === one.startTime && time.endOffset === one.endOffset,
    ),
  );
