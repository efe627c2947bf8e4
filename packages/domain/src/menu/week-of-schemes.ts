import { type WeekSpan, weekSpans } from '../hours/index.ts';
import { defaultScheme } from './price-of.ts';
import { type PricedOrder, schemeTimes, type TimedScheme } from './scheme-in-force.ts';

/**
 * Returns the schemes that apply to an order through each day of a week, from Sunday on. The spans of a day cover all of
 * it; none where there is no scheme.
 */
export const weekOfSchemes = <S extends TimedScheme>(
  schemes: readonly S[],
  order: PricedOrder,
): readonly (readonly WeekSpan<S>[])[] =>
  weekSpans(schemes, scheme => schemeTimes(scheme, order), defaultScheme(schemes));
