import { daySeconds, weekDays } from '../hours/index.ts';
import { defaultScheme } from './price-of.ts';
import { isApplying, type PricedOrder, type TimedScheme } from './scheme-in-force.ts';

/** A part of a day, in seconds since midnight, with the scheme that is in force. */
export interface SchemeSpan<S> {
  readonly from: number;
  readonly to: number;
  readonly scheme: S;
  /** Those that apply as well, and are not in force because another one comes before them. */
  readonly covered: readonly S[];
}

/**
 * Returns the schemes in force for an order through each day of a week, from Sunday on. The spans of a day cover all of
 * it, in their order; none where there is no scheme.
 */
export const weekOfSchemes = <S extends TimedScheme>(
  schemes: readonly S[],
  order: PricedOrder,
): readonly (readonly SchemeSpan<S>[])[] => {
  const fallback = defaultScheme(schemes);
  const clock = schemes.flatMap(({ applies }) =>
    applies.when === 'TIMES' ? [applies.TIMES?.startTime ?? 0, applies.TIMES?.endTime ?? daySeconds] : [],
  );
  const starts = [...new Set([0, ...clock])].filter(time => time < daySeconds).sort((a, b) => a - b);
  return weekDays.map(dayOfWeek => {
    const spans: SchemeSpan<S>[] = [];
    for (const [at, from] of starts.entries()) {
      const moment = { dayOfWeek, time: from };
      const applying = schemes.filter(one => isApplying(one, order, moment));
      const scheme = applying[0] ?? fallback;
      if (scheme === undefined) continue;
      const covered = applying.slice(1);
      const to = starts[at + 1] ?? daySeconds;
      const last = spans.at(-1);
      if (
        last !== undefined &&
        last.scheme === scheme &&
        covered.length === last.covered.length &&
        covered.every((one, index) => one === last.covered[index])
      )
        spans[spans.length - 1] = { ...last, to };
      else spans.push({ from, to, scheme, covered });
    }
    return spans;
  });
};
