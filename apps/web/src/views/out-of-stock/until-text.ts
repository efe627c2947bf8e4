import { outNowTexts as texts } from '@commissary/catalog';
import { dayAndTimeAt } from '../../formatting/index.ts';

export interface Ends {
  /** The first and the last end of all locations, in epoch milliseconds; null = there is one without an end. */
  readonly untilFirst: number | null;
  readonly untilLast: number | null;
  /** The time zones of the locations with these ends. */
  readonly firstZone: string | null;
  readonly lastZone: string | null;
}

/** Until when something is out of stock, each end in the time zone of its location. */
export const untilText = ({ untilFirst, untilLast, firstZone, lastZone }: Ends): string => {
  if (untilFirst === null) return texts.untilPutBack;
  const first = dayAndTimeAt(untilFirst, firstZone);
  if (untilLast === null) return texts.untilSome(first);
  return untilFirst === untilLast ? texts.until(first) : texts.untilBetween(first, dayAndTimeAt(untilLast, lastZone));
};
