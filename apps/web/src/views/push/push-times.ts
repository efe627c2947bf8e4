import type { AccessibleTenant } from '@commissary/contract';
import { isNight, plainDateTimeToInstant } from '@commissary/domain';
import { whenWords } from '../../formatting/index.ts';

export interface PushTimes {
  /** The time on the clocks of the locations, once for each zone. */
  readonly clocks: readonly string[];
  readonly isPast: boolean;
  readonly lacksZone: boolean;
  /** The names of the locations where it is night then. */
  readonly night: readonly string[];
}

/** When a notification goes out at some locations: at a time on their clocks, or now. The server decides the same. */
export const timesOf = (locations: readonly AccessibleTenant[], local: string | null, now: number): PushTimes => {
  const instants = new Map<string, number>();
  for (const { timeZone } of locations)
    if (timeZone !== null && !instants.has(timeZone))
      instants.set(timeZone, local === null ? now : plainDateTimeToInstant(local, timeZone));
  const isNightAt = ({ timeZone }: AccessibleTenant) =>
    timeZone !== null && isNight(instants.get(timeZone) ?? now, timeZone);
  const byInstant = new Map([...instants].map(([zone, at]) => [whenWords(at, zone, now), at]));
  return {
    clocks: [...byInstant].toSorted(([, a], [, b]) => a - b).map(([words]) => words),
    isPast: local !== null && [...instants.values()].some(at => at <= now),
    lacksZone: local !== null && locations.some(({ timeZone }) => timeZone === null),
    night: locations.filter(isNightAt).map(({ name }) => name),
  };
};
