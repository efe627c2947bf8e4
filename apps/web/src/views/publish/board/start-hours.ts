import { plainDateAt, plainDateTimeAt, shortZone } from '@commissary/domain';

/** When a location starts, in epoch milliseconds, and its zone. */
export interface LocationStart {
  readonly at: number;
  readonly zone: string;
}

/** Locations of one zone that start in one hour of the reader's clock. */
export interface StartsInZone {
  /** Batches start some seconds apart. */
  readonly first: number;
  readonly last: number;
  readonly zone: string;
  readonly count: number;
}

/** An hour of the reader's clock, 0 to 23, in which locations start. */
interface StartHour {
  readonly hour: number;
  readonly count: number;
  readonly zones: readonly StartsInZone[];
}

/** A day of the reader's clock with the hours in which locations start. */
export interface StartDay {
  /** `2026-11-21`. */
  readonly day: string;
  readonly first: number;
  readonly count: number;
  readonly hours: readonly StartHour[];
}

/** The starts of locations by day and hour of the reader's clock, each hour by the zones of its locations; in the order of time. */
export const startHoursOf = (starts: readonly LocationStart[], readerZone: string): readonly StartDay[] => {
  const equal = [...Map.groupBy(starts, ({ at, zone }) => `${at} ${zone}`).values()].flatMap(group =>
    group.slice(0, 1).map(({ at, zone }) => ({ at, zone, count: group.length })),
  );
  const inOrder = equal.toSorted((a, b) => a.at - b.at);
  return [...Map.groupBy(inOrder, ({ at }) => plainDateAt(at, readerZone))].map(([day, ofDay]) => {
    const hours = [...Map.groupBy(ofDay, ({ at }) => plainDateTimeAt(at, readerZone).hour)];
    return {
      ...{ day, first: ofDay[0]?.at ?? 0, count: sum(ofDay) },
      hours: hours.map(([hour, ofHour]) => ({ hour, count: sum(ofHour), zones: zonesOf(ofHour) })),
    };
  });
};

interface EqualStarts extends LocationStart {
  readonly count: number;
}

/** Zones with one name and one clock are one. */
const zonesOf = (ofHour: readonly EqualStarts[]): readonly StartsInZone[] =>
  [...Map.groupBy(ofHour, ({ at, zone }) => shortZone(at, zone)).values()].map(ofZone => ({
    first: ofZone[0]?.at ?? 0,
    last: ofZone.at(-1)?.at ?? 0,
    zone: ofZone[0]?.zone ?? '',
    count: sum(ofZone),
  }));

const sum = (starts: readonly { readonly count: number }[]): number =>
  starts.reduce((total, { count }) => total + count, 0);
