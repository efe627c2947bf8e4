import { daySeconds } from '../hours/index.ts';
import type { TabLimits } from './displayed-menu.ts';

interface Moment {
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  /** In seconds since midnight. */
  readonly time: number;
}

/**
 * Returns what keeps a tab from being shown at a moment, if anything does. Hours that pass midnight belong to the day on
 * which they began.
 */
export const tabTimeLimit = (limits: TabLimits, moment: Moment): 'DAYS' | 'HOURS' | null => {
  if (isWithin(limits, moment)) return null;
  const anyDay = { ...limits, limitDays: { enabled: false, days: [] } };
  return isWithin(anyDay, moment) ? 'DAYS' : 'HOURS';
};

const isWithin = ({ limitDays, limitHours }: TabLimits, { dayOfWeek, time }: Moment): boolean => {
  const isOn = (day: number) => !limitDays.enabled || limitDays.days.includes(day);
  if (!limitHours.enabled) return isOn(dayOfWeek);
  const { startTime, endOffset } = limitHours;
  const runs = (since: number) => startTime <= since && since < startTime + endOffset;
  return (isOn(dayOfWeek) && runs(time)) || (isOn((dayOfWeek + 6) % 7) && runs(time + daySeconds));
};
