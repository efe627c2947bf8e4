import type { Failure, LocationPreview, PublishPreview } from '@commissary/contract';
import type { PilotLimits } from '@commissary/domain';
import { StatusError } from '../api/index.ts';
import { namedIn, type Schedule } from './schedules.ts';

/** Where a publish goes first, as the calls ask for it. */
export interface PilotsBody {
  readonly locationIds: string[];
  readonly soakMinutes: number;
  readonly limits: PilotLimits;
  readonly onHalt: 'rollback' | 'keep';
}

/** A publish as a person asks for it. */
export interface PublishRequest {
  readonly locationIds: readonly string[];
  /** Epoch milliseconds; null is now. Of a local time, when the last location starts. */
  readonly at: number | null;
  /** A date and time on the clocks of each location. */
  readonly localDateTime?: string;
  readonly whereItIsPast?: 'at-once';
  /** Whether a location that is open waits until it closes, and what becomes of those that never do. */
  readonly notWhileOpen?: true;
  readonly whereNeverQuiet?: 'at-its-time';
  /** Where it goes first. */
  readonly pilots?: PilotsBody;
  /** The schedules that it replaces. */
  readonly ends: readonly Schedule[];
  /** What the person looked at: of these locations nothing else goes live. */
  readonly previews: readonly PublishPreview[];
  readonly laterSaves?: 'leave-out';
  /** Of the previewed changes, these alone: schedules stay. */
  readonly only?: readonly ChosenChange[];
}

/** A previewed change, by its path. */
export interface ChosenChange {
  readonly kind: LocationPreview['documents'][number]['kind'];
  readonly path: string;
}

/** A publish that was refused because something was saved since its preview. */
export interface OutdatedPublish extends PublishRequest {
  /** The names of those who saved. */
  readonly authors: readonly string[];
}

export type RequestedTimes = Pick<PublishRequest, 'at' | 'localDateTime' | 'whereItIsPast' | 'notWhileOpen'>;

/** When a publish starts, as the calls ask for it. */
export const timesBody = ({ at, localDateTime, whereItIsPast, notWhileOpen }: RequestedTimes) => ({
  ...(localDateTime === undefined ? { syncDateMillis: at ?? 0 } : { localDateTime }),
  ...(whereItIsPast !== undefined && { whereItIsPast }),
  ...(notWhileOpen !== undefined && { notWhileOpen }),
});

/** The body of the call that starts a publish. */
export const startBody = (request: PublishRequest) => {
  const { locationIds, ends, previews, laterSaves: later, only } = request;
  const published = new Set(locationIds);
  const seen = previews.flatMap(({ locationId, seen }) => (published.has(locationId) ? { locationId, seen } : []));
  return {
    action: 'PUBLISH' as const,
    ...timesBody(request),
    ...(request.whereNeverQuiet !== undefined && { whereNeverQuiet: request.whereNeverQuiet }),
    locationIds: [...locationIds],
    ...(request.pilots !== undefined && { pilots: request.pilots }),
    seen,
    ...(only !== undefined && { only: [...only] }),
    ...(ends.length > 0 && only === undefined && { replaces: namedIn(ends) }),
    ...(later !== undefined && { laterSaves: later }),
  };
};

/** The locations where something was saved since the preview, in the answer to a publish. */
export const laterSaves = (error: unknown): readonly Failure[] =>
  error instanceof StatusError ? error.failures.filter(({ code }) => code === 'SAVED_SINCE_PREVIEW') : [];

export const outdatedBy = (error: unknown, request: PublishRequest): OutdatedPublish | null => {
  const failures = laterSaves(error);
  if (failures.length === 0) return null;
  const authors = failures.flatMap(({ params }) => (params?.by === undefined ? [] : String(params.by)));
  return { ...request, authors: [...new Set(authors)] };
};
