import { inputsTexts } from '@commissary/catalog';
import { dayNamed, dayNames } from '@commissary/domain';
import {
  clockText,
  type DateSpan,
  isRecord,
  readDate,
  readDateRange,
  readTimeOfDay,
  type SchedulePeriod,
} from '@commissary/schema';
import { plainText } from './parse-values.ts';

/* Days, spans of days and weekly schedules as a line of text. A text that stands for no value is returned as it is. */

export const dateFrom = (text: string): unknown => (text.trim() === '' ? '' : (readDate(text) ?? text));

export const dateRangeText = (value: unknown): string => {
  if (!isRecord(value)) return plainText(value);
  const { from, to } = value as unknown as DateSpan;
  return from === '' && to === '' ? '' : `${from} – ${to}`.trim();
};

export const dateRangeFrom = (text: string): unknown =>
  text.trim() === '' ? { from: '', to: '' } : (readDateRange(text) ?? text);

/** `Mon-Fri,Sun 11:00 AM-02:00 PM; Sat 10:00 AM-01:00 PM` */
export const scheduleText = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(({ days, from, to }: SchedulePeriod) => `${daysText(days)} ${clockText(from)}-${clockText(to)}`)
        .join('; ')
    : plainText(value);

export const scheduleFrom = (text: string): unknown => {
  if (text.trim() === '' || text.trim().toLowerCase() === inputsTexts.none.toLowerCase()) return [];
  const periods = text.split(';').map(periodFrom);
  return periods.every(period => period !== undefined) ? periods : text;
};

const periodFrom = (text: string): SchedulePeriod | undefined => {
  const [, named = '', start = '', end = ''] = /^([\p{L}\p{M},\s-]+)(\d[^-–]*)[-–]\s*(\d.*)$/u.exec(text) ?? [];
  const days = daysFrom(named.trim());
  const from = readTimeOfDay(start);
  const to = readTimeOfDay(end);
  return days === undefined || from === undefined || to === undefined ? undefined : { days, from, to };
};

/** Days in a row are written as the first and the last of them. */
const daysText = (days: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap(run => (run.length > 2 ? `${shortName(run[0])}-${shortName(run.at(-1))}` : run.map(shortName)))
    .join(',');
};

const shortName = (day: number | undefined): string => dayNames[day ?? 0]?.slice(0, 3) ?? String(day);

const daysFrom = (text: string): readonly number[] | undefined => {
  const days = new Set<number>();
  for (const part of text.split(/[\s,]+(?!-)/).filter(word => word !== '')) {
    const [first, last = first] = part.split('-').map(dayNamed);
    if (first === undefined || last === undefined) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  return days.size === 0 ? undefined : [...days].toSorted((a, b) => a - b);
};
