import type { AccessibleTenant } from '@commissary/contract';
import { plainDateTimeToInstant } from '@commissary/domain';
import type { PublishRequest } from '../../publishing/index.ts';
import type { LocationStart } from './board/start-hours.ts';

/** A day and a time at which to publish. */
export interface PlannedPublish {
  /** `2026-11-21`. */
  readonly day: string;
  /** `04:00`. */
  readonly time: string;
  /** Whose clocks show it: those of each location, or those of the reader. */
  readonly clock: 'location' | 'own';
  /** Whether to publish at once where the time is past. */
  readonly isPastAtOnce: boolean;
}

export interface PlannedStarts {
  /** When it starts at the first and at the last location, in epoch milliseconds. */
  readonly first: number;
  readonly last: number;
  /** Where the time is to come. */
  readonly starts: readonly LocationStart[];
  /** Where the time is past. */
  readonly past: readonly AccessibleTenant[];
  readonly isAllPast: boolean;
}

/** When a planned publish starts at locations; null while its time is incomplete. */
export const plannedStarts = (
  { day, time, clock }: Pick<PlannedPublish, 'day' | 'time' | 'clock'>,
  locations: readonly AccessibleTenant[],
  ownZone: string,
  now: number,
): PlannedStarts | null => {
  const zoneOf = ({ timeZone }: Pick<AccessibleTenant, 'timeZone'>) =>
    clock === 'own' ? ownZone : (timeZone ?? ownZone);
  try {
    const startIn = (zone: string) => plainDateTimeToInstant(`${day}T${time}`, zone);
    const zones = new Set(locations.map(zoneOf));
    const startAt = new Map([...zones].map(zone => [zone, startIn(zone)]));
    const instants = startAt.size === 0 ? [startIn(ownZone)] : [...startAt.values()];
    const isPast = (one: AccessibleTenant) => (startAt.get(zoneOf(one)) ?? now) <= now;
    const past = locations.filter(isPast);
    const isAllPast = instants.every(at => at <= now);
    const starts = locations
      .filter(one => !isPast(one))
      .map(one => ({ at: startAt.get(zoneOf(one)) ?? now, zone: one.timeZone ?? ownZone }));
    return { first: Math.min(...instants), last: Math.max(...instants), starts, past, isAllPast };
  } catch {
    return null;
  }
};

/** Whether it starts somewhere in the future, and it is decided what becomes of the locations where it is past. */
export const isPublishable = ({ isPastAtOnce }: PlannedPublish, { past, isAllPast }: PlannedStarts): boolean =>
  !isAllPast && (past.length === 0 || isPastAtOnce);

/** The time as a publish asks for it; null starts are now. */
export const requestedTime = (
  { day, time, clock, isPastAtOnce }: PlannedPublish,
  starts: PlannedStarts | null,
): Pick<PublishRequest, 'at' | 'localDateTime' | 'whereItIsPast'> => {
  if (starts === null || clock === 'own') return { at: starts?.first ?? null };
  const past = starts.past.length > 0 && isPastAtOnce && ({ whereItIsPast: 'at-once' } as const);
  return { at: starts.last, localDateTime: `${day}T${time}`, ...past };
};

/** Whether the clocks of all locations show what the reader's do. */
export const isInOneZone = (locations: readonly AccessibleTenant[], ownZone: string): boolean =>
  locations.every(({ timeZone }) => timeZone === null || timeZone === undefined || timeZone === ownZone);
