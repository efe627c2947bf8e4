import { outNowTexts as texts } from '@commissary/catalog';
import { dayAndTimeAt } from '../../formatting/index.ts';

export interface Ends {
  /** The first and the last end of all locations, in epoch milliseconds; null = there is one without an end. */
  readonly untilFirst: number | null;
  readonly untilLast: number | null;
}

/** Until when something is out of stock, in a time zone. */
export const untilText = ({ untilFirst, untilLast }: Ends, zone: string | null): string => {
  if (untilFirst === null) return texts.untilPutBack;
  const first = dayAndTimeAt(untilFirst, zone);
  if (untilLast === null) return texts.untilSome(first);
  return untilFirst === untilLast ? texts.until(first) : texts.untilBetween(first, dayAndTimeAt(untilLast, zone));
};
