import { businessDay, type DayStart, plainDateTimeAt, type TicketPlace } from '@commissary/domain';

/** What says on which day of a location something counts: its clocks, and when its days begin. */
export interface LocationClock {
  readonly timeZone: string | null;
  readonly dayStarts: readonly DayStart[];
}

/** Where a stored ticket counts, and by the clock of its location what happened after its close. */
export const placeOfTicket = (
  { locationId, day, hour }: { readonly locationId: string; readonly day: string; readonly hour: number },
  clock: LocationClock | undefined,
): TicketPlace => {
  const zone = clock?.timeZone ?? 'UTC';
  const dayOf = (instant: number) => ({
    day: businessDay(instant, zone, clock?.dayStarts),
    hour: plainDateTimeAt(instant, zone).hour,
  });
  return { location: locationId, day, hour, dayOf };
};
