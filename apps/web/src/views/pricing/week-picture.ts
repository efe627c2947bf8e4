import {
  channelsOfSale,
  dayNames,
  daySeconds,
  effectiveSet,
  formatClock,
  ordersOf,
  type Period,
  type PricedOrder,
  type TimedScheme,
  type WeekHours,
  type WeekSpan,
  weekOfSchemes,
  weekSpans,
} from '@commissary/domain';

/** What applies at times of a week: a pricing scheme, an offer. */
export interface WeekEntry {
  readonly id: string | number;
  readonly name: string;
}

/** The spans of each day, from Sunday on. */
export type Week<T> = readonly (readonly WeekSpan<T>[])[];

/** The week of orders for which the same schemes are in force at every time. */
export interface OrdersWeek<S> {
  readonly orders: readonly PricedOrder[];
  readonly days: Week<S>;
}

/** The different weeks of the orders that the schemes tell apart. */
export const weeksOf = <S extends TimedScheme>(schemes: readonly S[]): readonly OrdersWeek<S>[] => {
  const weeks = ordersOf(schemes, channelsOfSale).map(order => ({ order, days: weekOfSchemes(schemes, order) }));
  const alike = Map.groupBy(weeks, ({ days }) =>
    JSON.stringify(days.map(day => day.map(({ from, applying }) => [from, applying.map(({ id }) => id)]))),
  );
  return [...alike.values()].flatMap(same =>
    same[0] === undefined ? [] : [{ orders: same.map(({ order }) => order), days: same[0].days }],
  );
};

/** When a location is open for orders of one of the channels on each day of a week, from Sunday on. */
export const openPeriods = (hours: WeekHours, channels: readonly string[]): readonly (readonly Period[])[] =>
  weekSpans([hours], () =>
    channels.flatMap(channel =>
      effectiveSet(hours, channel === 'POS' ? 'inStore' : 'online').map(({ dayOfWeek, startTime, endOffset }) => ({
        days: [dayOfWeek],
        startTime,
        endOffset,
      })),
    ),
  );

/** An entry that another one keeps from being applied, and when. */
export interface CoveredEntry<T extends WeekEntry> {
  readonly first: T;
  readonly covered: T;
  readonly times: readonly string[];
}

/** The entries that would apply while another one comes before them, with the day and the times. */
export const coveredEntries = <T extends WeekEntry>(days: Week<T>): readonly CoveredEntry<T>[] => {
  const found = days.flatMap((spans, day) =>
    spans.flatMap(({ applying: [first, ...covered], ...period }) =>
      first === undefined ? [] : covered.map(other => ({ first, other, time: timeText(day, period) })),
    ),
  );
  return [...Map.groupBy(found, ({ first, other }) => `${first.id} ${other.id}`).values()].flatMap(same =>
    same[0] === undefined
      ? []
      : [{ first: same[0].first, covered: same[0].other, times: same.map(({ time }) => time) }],
  );
};

/** The times at which an entry applies through which the location is closed, with the day. */
export const closedTimes = (
  days: Week<WeekEntry>,
  open: readonly (readonly Period[])[],
  entry: WeekEntry,
): readonly string[] =>
  days.flatMap((spans, day) =>
    spans
      .filter(({ applying }) => applying.includes(entry))
      .filter(({ from, to }) => !open[day]?.some(period => period.from < to && from < period.to))
      .map(period => timeText(day, period)),
  );

const timeText = (day: number, { from, to }: Period): string =>
  `${dayNames[day]} ${formatClock(from)}–${formatClock(to % daySeconds)}`;
