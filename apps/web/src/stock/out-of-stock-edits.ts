import type { Edit } from '@commissary/document';
import { plainDateTimeToInstant } from '@commissary/domain';

/** When rows are sold again: when the location closes, at a local time (2026-11-22T18:00), or when somebody says so. */
export type OutUntil = 'closing' | 'removed' | { readonly local: string };

/** A location at which rows go out of stock. */
export interface OutPlace {
  readonly tenantId: string;
  /** The version of its change list. */
  readonly ver: number;
  readonly zone: string;
  /** When it closes for today; epoch milliseconds. */
  readonly closes: number;
}

/** The instant (epoch milliseconds) at which rows are sold again there; null = when somebody says so. */
export const endAt = (until: OutUntil, { zone, closes }: OutPlace): number | null =>
  until === 'closing' ? closes : until === 'removed' ? null : plainDateTimeToInstant(until.local, zone);

/** The edits of a location; `paths` are those of the values that say it, `endsAt` is the member with the end. */
export const outEdits = (
  place: OutPlace,
  until: OutUntil,
  { paths, endsAt }: { readonly paths: readonly string[]; readonly endsAt: string },
): Edit[] => paths.map((path): Edit => ({ op: 'set', path, value: { [endsAt]: endAt(until, place) } }));

/** The edits that put rows back, whichever level took them off. */
export const backEdits = (paths: readonly string[]): Edit[] => paths.map((path): Edit => ({ op: 'unset', path }));
