import type { Hours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { type Channel, channels, type OpenTime, openOn, sourceChannel, specialOn } from '@commissary/domain';
import { formatOpenTimes } from '../format-open-times.ts';
import { specialDayPath } from '../special-day-actions.ts';

/** The hours of each channel on a date: closed when the set is empty, its usual hours when there is none. */
export interface DayPlan {
  readonly dateString: string;
  readonly label: string;
  readonly sets: Readonly<Record<Channel, readonly OpenTime[] | undefined>>;
  /** The id of a special day that does not exist yet; the same everywhere, so that equal changes are listed once. */
  readonly id: string;
}

/**
 * The edits that give a tenant the planned hours on a date; none where it has them already. A channel that follows
 * another continues to follow.
 */
export const dayEdits = (hours: Hours, { dateString, label, sets, id }: DayPlan): readonly Edit[] => {
  const own = channels.filter(channel => sourceChannel(hours, channel) === channel);
  const entries = (channel: Channel) =>
    sets[channel]?.map(({ startTime, endOffset }, at) => ({ id: `${id}${at}`, startTime, endOffset }));
  const known = specialOn(hours, dateString);
  if (known === undefined) {
    const planned = own.flatMap(channel => (sets[channel] === undefined ? [] : [[channel, entries(channel)]]));
    if (planned.length === 0) return [];
    const value = { id, dateString, label, ...Object.fromEntries(planned) };
    const last = hours.specialHours.at(-1);
    return [{ op: 'add', path: specialDayPath(id), after: last === undefined ? null : String(last.id), value }];
  }
  const path = specialDayPath(known.id);
  return [
    ...(label === '' || label === known.label ? [] : [{ op: 'set', path: `${path}/label`, value: label } as const]),
    ...own.flatMap((channel): readonly Edit[] => {
      if (formatSet(known[channel]) === formatSet(sets[channel])) return [];
      const value = entries(channel);
      return [
        value === undefined
          ? { op: 'unset', path: `${path}/${channel}` }
          : { op: 'set', path: `${path}/${channel}`, value },
      ];
    }),
  ];
};

/**
 * The day of a tenant before the plan, as text; states whether it has a special day on that date, or is closed anyway.
 */
export const dayNow = (hours: Hours, dateString: string): string => {
  const times = formatOpenTimes(openOn(hours, 'inStore', dateString));
  const known = specialOn(hours, dateString);
  return known === undefined
    ? hoursTexts.regularly(lower(times))
    : `${known.label || hoursTexts.specialDay}: ${lower(times)}`;
};

const formatSet = (set: readonly OpenTime[] | undefined): string =>
  set === undefined ? hoursTexts.usual : formatOpenTimes(set);
const lower = (times: string): string => (times === hoursTexts.closed ? hoursTexts.closedLowercase : times);
