import {
  channelsOfSale,
  dayNames,
  daySeconds,
  effectiveSet,
  entriesOfDay,
  formatClock,
  ordersOf,
  type PricedOrder,
  type SchemeSpan,
  type TimedScheme,
  type WeekHours,
  weekOfSchemes,
} from '@commissary/domain';

/** The week of orders for which the same schemes are in force at every time. */
export interface OrdersWeek<S> {
  readonly orders: readonly PricedOrder[];
  /** By day, from Sunday on. */
  readonly days: readonly (readonly SchemeSpan<S>[])[];
}

/** The different weeks of the orders that the schemes tell apart. */
export const weeksOf = <S extends TimedScheme>(schemes: readonly S[]): readonly OrdersWeek<S>[] => {
  const weeks = ordersOf(schemes, channelsOfSale).map(order => ({ order, days: weekOfSchemes(schemes, order) }));
  const alike = Map.groupBy(weeks, ({ days }) =>
    JSON.stringify(
      days.map(day => day.map(({ from, scheme, covered }) => [from, scheme.id, covered.map(one => one.id)])),
    ),
  );
  return [...alike.values()].flatMap(same =>
    same[0] === undefined ? [] : [{ orders: same.map(({ order }) => order), days: same[0].days }],
  );
};

/** A part of a day, in seconds since midnight. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** When a location is open on a day of the week for orders of a channel: what passes midnight goes on in the next day. */
export const openPeriods = (hours: WeekHours, { channel }: PricedOrder, day: number): readonly Period[] => {
  const entries = effectiveSet(hours, channel === 'POS' ? 'inStore' : 'online');
  const before = entriesOfDay(entries, (day + 6) % 7).map(({ startTime, endOffset }) => ({
    from: 0,
    to: startTime + endOffset - daySeconds,
  }));
  const here = entriesOfDay(entries, day).map(({ startTime, endOffset }) => ({
    from: startTime,
    to: Math.min(startTime + endOffset, daySeconds),
  }));
  return [...before, ...here].filter(({ from, to }) => to > from);
};

/** A scheme that another one keeps from being in force, and when. */
export interface CoveredScheme {
  readonly scheme: string;
  readonly covered: string;
  readonly times: readonly string[];
}

/** The schemes that apply and are not in force, with the day and the times. */
export const coveredSchemes = <S extends TimedScheme & { readonly name: string }>({
  days,
}: OrdersWeek<S>): readonly CoveredScheme[] => {
  const found = days.flatMap((spans, day) =>
    spans.flatMap(({ scheme, covered, from, to }) =>
      covered.map(other => ({
        scheme: scheme.name,
        covered: other.name,
        key: `${scheme.id} ${other.id}`,
        time: `${dayNames[day]} ${formatClock(from)}–${formatClock(to % daySeconds)}`,
      })),
    ),
  );
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap(same =>
    same[0] === undefined
      ? []
      : [{ scheme: same[0].scheme, covered: same[0].covered, times: same.map(({ time }) => time) }],
  );
};
