import { businessDay, plainDateTimeAt, type TicketPlace } from '@commissary/domain';

/** Where a stored ticket counts, and by the clocks of its location what happened after its close. */
export const placeOfTicket = (
  { locationId, day, hour }: { readonly locationId: string; readonly day: string; readonly hour: number },
  timeZone: string | null | undefined,
): TicketPlace => {
  const zone = timeZone ?? 'UTC';
  const dayOf = (instant: number) => ({ day: businessDay(instant, zone), hour: plainDateTimeAt(instant, zone).hour });
  return { location: locationId, day, hour, dayOf };
};
