import { endOfDay, plainDateTimeToInstant } from '@commissary/domain';

/** Days of an address, as 2026-11-20; empty where there is none. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The instants between which these days are, in the time zone of a tenant; `to` is not included. */
export const instantsOf = (
  { from, to }: DateRange,
  zone: string,
): { readonly from?: number; readonly to?: number } => ({
  ...(from !== '' && { from: startOf(from, zone) }),
  ...(to !== '' && { to: endOfDay(startOf(to, zone), zone) + 1 }),
});

export const dayOf = (text: string | undefined): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '');

const startOf = (day: string, zone: string): number => plainDateTimeToInstant(`${day}T00:00`, zone);
