import {
  type DayTimes,
  daySeconds,
  endOffsetOf,
  isWithinTimes,
  plainDateTimeAt,
  type WeekMoment,
  weekDays,
} from '../hours/index.ts';
import { lets, nothingId, restrictionTo } from '../restriction.ts';
import { defaultScheme, type PricedScheme } from './price-of.ts';

type Id = string | number;

/** When and for which orders a scheme applies; a time that is absent is the start or the end of the day. */
export interface SchemeTimes {
  /** From Sunday, 0. */
  readonly days: readonly number[];
  /** In seconds since midnight. An end at or before the start is on the next day. */
  readonly startTime?: number;
  readonly endTime?: number;
  /** A restriction: see `restrictionTo`. */
  readonly orderTypes: readonly Id[];
  readonly channels: readonly string[];
}

/** A pricing scheme with when it applies, as a menu stores it. */
export interface TimedScheme extends PricedScheme {
  readonly isActive: boolean;
  readonly applies: { readonly when: string; readonly TIMES?: SchemeTimes };
}

/** Returns the moment of the week that clocks in a zone show at an instant, in epoch milliseconds. */
export const weekMomentAt = (instant: number, zone: string): WeekMoment => {
  const { year, month, day, hour, minute, second } = plainDateTimeAt(instant, zone);
  return { dayOfWeek: new Date(Date.UTC(year, month - 1, day)).getUTCDay(), time: (hour * 60 + minute) * 60 + second };
};

/** Where orders come from. */
export const channelsOfSale = ['POS', 'ONLINE'] as const;

/** What the scheme in force depends on besides the time. */
export interface PricedOrder {
  /** Null: none that a scheme names. */
  readonly orderType: Id | null;
  readonly channel: string;
}

/** Returns the scheme in force for an order: the first of the list that applies, else the default one. */
export const schemeInForce = <S extends TimedScheme>(
  schemes: readonly S[],
  order: PricedOrder,
  moment: WeekMoment,
): S | undefined => schemes.find(scheme => isApplying(scheme, order, moment)) ?? defaultScheme(schemes);

/** Whether a scheme takes the place of the default one for an order: of several, the first in the list does. */
export const isApplying = (scheme: TimedScheme, order: PricedOrder, moment: WeekMoment): boolean =>
  schemeTimes(scheme, order).some(times => isWithinTimes(times, moment));

/** Returns when a scheme takes the place of the default one for an order; none where it never does. */
export const schemeTimes = (
  { isDefault, isActive, applies: { when, TIMES } }: TimedScheme,
  { orderType, channel }: PricedOrder,
): readonly DayTimes[] => {
  if (isDefault || !isActive) return [];
  if (when === 'ALWAYS') return always;
  if (when !== 'TIMES' || TIMES === undefined) return [];
  const { days, startTime = 0, endTime = daySeconds, orderTypes, channels } = TIMES;
  if (!channels.includes(channel) || !lets(restrictionTo(orderTypes), orderType === null ? [] : [orderType])) return [];
  return [{ days, startTime, endOffset: endOffsetOf(startTime, endTime) }];
};

const always: readonly DayTimes[] = [{ days: weekDays, startTime: 0, endOffset: daySeconds }];

/** A scheme, and the orders for which it is in force. */
export interface SchemeOfOrders<S> {
  readonly scheme: S;
  readonly orders: readonly PricedOrder[];
}

/**
 * Returns the schemes in force at a moment, each with its orders: of every channel, of each order type that a scheme
 * names, and of any other.
 */
export const schemesInForce = <S extends TimedScheme>(
  schemes: readonly S[],
  channels: readonly string[],
  moment: WeekMoment,
): readonly SchemeOfOrders<S>[] => {
  const found = new Map<S, PricedOrder[]>();
  for (const order of ordersOf(schemes, channels)) {
    const scheme = schemeInForce(schemes, order, moment);
    if (scheme !== undefined) found.set(scheme, [...(found.get(scheme) ?? []), order]);
  }
  return [...found].map(([scheme, orders]) => ({ scheme, orders }));
};

/** The kinds of orders that the schemes tell apart. */
export const ordersOf = (schemes: readonly TimedScheme[], channels: readonly string[]): readonly PricedOrder[] => {
  const named = schemes
    .flatMap(({ applies }) => (applies.when === 'TIMES' ? (applies.TIMES?.orderTypes ?? []) : []))
    .filter(id => id !== nothingId);
  const types = [...new Map(named.map(id => [String(id), id])).values(), null];
  return channels.flatMap(channel => types.map(orderType => ({ channel, orderType })));
};

export interface NextSchemes<S> extends WeekMoment {
  /** 0 is the day of the moment that was asked about. */
  readonly daysAhead: number;
  readonly inForce: readonly SchemeOfOrders<S>[];
}

/** Returns when other schemes come in force within a week, and which; undefined when none do. */
export const nextSchemes = <S extends TimedScheme>(
  schemes: readonly S[],
  channels: readonly string[],
  now: WeekMoment,
): NextSchemes<S> | undefined => {
  const clock = new Set([0]);
  for (const { applies } of schemes)
    if (applies.when === 'TIMES')
      for (const time of [applies.TIMES?.startTime, applies.TIMES?.endTime]) if (time !== undefined) clock.add(time);
  const times = [...clock].sort((a, b) => a - b);
  const keyAt = (moment: WeekMoment): string =>
    ordersOf(schemes, channels)
      .map(order => String(schemeInForce(schemes, order, moment)?.id))
      .join(' ');
  const before = keyAt(now);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++)
    for (const time of times) {
      if (daysAhead === 0 && time <= now.time) continue;
      const moment = { dayOfWeek: (now.dayOfWeek + daysAhead) % 7, time };
      if (keyAt(moment) !== before) return { ...moment, daysAhead, inForce: schemesInForce(schemes, channels, moment) };
    }
  return undefined;
};
