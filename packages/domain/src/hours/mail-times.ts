import { dayOfDate } from './hours.ts';
import { addDays, plainDateAt, reachedAt } from './time-zone.ts';

/** Each day, on Mondays, on the first of the month. */
export const mailIntervals = ['DAY', 'WEEK', 'MONTH'] as const;

/** When something is mailed: at an hour of the clock in a zone. */
export interface Mailing {
  readonly every: (typeof mailIntervals)[number];
  /** 0 to 23. */
  readonly hour: number;
  readonly zone: string;
}

/** Returns when it is mailed next after an instant: once each time, also where clocks show the hour twice or not at all. */
export const nextMail = ({ every, hour, zone }: Mailing, after: number): number => {
  for (let date = plainDateAt(after, zone); ; date = addDays(date, 1)) {
    const at = reachedAt(`${date}T${String(hour).padStart(2, '0')}:00`, zone);
    if (at > after && isOn(every, date)) return at;
  }
};

const monday = 1;

const isOn = (every: Mailing['every'], date: string): boolean => {
  if (every === 'WEEK') return dayOfDate(date) === monday;
  return every === 'DAY' || date.endsWith('-01');
};
