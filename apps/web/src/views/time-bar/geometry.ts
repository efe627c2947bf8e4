import { daySeconds, type OpenTime } from '@commissary/domain';

/** Bars move by quarters of an hour; the fields accept any minute. */
export const step = 900;
export const wideStep = 3600;

export type BarPart = 'start' | 'end' | 'whole';

/** The time after moving one end, or the whole of it; `by` is seconds, and ends stop at their bounds. */
export const moved = (time: OpenTime, part: BarPart, by: number): OpenTime => {
  const { startTime, endOffset } = time;
  if (part === 'end')
    return { startTime, endOffset: within(snap(startTime + endOffset, by) - startTime, step, daySeconds) };
  if (part === 'whole') return { startTime: within(snap(startTime, by), 0, daySeconds - step), endOffset };
  const end = startTime + endOffset;
  const start = within(snap(startTime, by), Math.max(0, end - daySeconds), Math.min(daySeconds - step, end - step));
  return { startTime: start, endOffset: end - start };
};

/** The next quarter of an hour in that direction, and not one past it. */
const snap = (at: number, by: number): number => {
  const target = at + by;
  return by < 0 ? Math.ceil(target / step) * step : Math.floor(target / step) * step;
};

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max));

/** The axis of a week's rows: from 6 AM to 4 AM, and longer where something is open outside of that. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

const hour = 3600;
const usual: Axis = { from: 6 * hour, to: 28 * hour };

export const axisOf = (times: readonly OpenTime[]): Axis => ({
  from: Math.min(usual.from, ...times.map(({ startTime }) => Math.floor(startTime / hour) * hour)),
  to: Math.max(usual.to, ...times.map(({ startTime, endOffset }) => Math.ceil((startTime + endOffset) / hour) * hour)),
});

/** A moment as a share of the axis, in percent. */
export const shareOf = ({ from, to }: Axis, at: number): number => ((at - from) / (to - from)) * 100;

/** The marks of the axis: every four hours from its start. */
export const marksOf = ({ from, to }: Axis): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / (4 * hour)) }, (_, index) => from + index * 4 * hour);

/** The start of a new opening time of a day: an hour after the last, or in the morning. */
export const nextTime = (times: readonly OpenTime[]): OpenTime => {
  if (times.length === 0) return { startTime: 9 * hour, endOffset: 8 * hour };
  const last = Math.max(...times.map(({ startTime, endOffset }) => startTime + endOffset));
  const startTime = Math.ceil(last / hour) * hour + hour;
  return startTime < daySeconds ? { startTime, endOffset: 2 * hour } : { startTime: 6 * hour, endOffset: 2 * hour };
};
