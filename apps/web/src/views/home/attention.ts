import type { Overview, Tenant } from '@commissary/contract';
import { contactStatus } from '@commissary/domain';
import type { LocationState } from '../../cache/index.ts';

type Located = Pick<Tenant, 'id' | 'name' | 'timeZone'>;

export type Attention =
  | { readonly kind: 'failed'; readonly location: Located; readonly reason: string }
  | { readonly kind: 'ahead'; readonly location: Located; readonly since: number }
  | { readonly kind: 'silent'; readonly location: Located; readonly since: number };

/**
 * What needs attention: failed publishes first, then locations whose terminals had more than the database, then those
 * without contact, the longest first. `contacts` contains at least the last ones.
 */
export const attentionOf = (
  locations: readonly Located[],
  contacts: readonly Pick<Tenant, keyof Located | 'lastPing'>[],
  states: ReadonlyMap<string, LocationState>,
  ahead: Overview['ahead'],
  now: number,
): readonly Attention[] => {
  const failed = locations.flatMap((location): Attention[] => {
    const state = states.get(location.id);
    return state?.kind === 'failed' ? [{ kind: 'failed', location, reason: state.reason }] : [];
  });
  const silent = contacts
    .flatMap(location => (location.lastPing === null ? [] : [{ location, since: location.lastPing }]))
    .filter(({ since }) => contactStatus(since, now) === 'out-of-date')
    .toSorted((a, b) => a.since - b.since)
    .map((entry): Attention => ({ kind: 'silent', ...entry }));
  const restored = locations.flatMap((location): Attention[] => {
    const since = ahead.find(({ locationId }) => locationId === location.id)?.at;
    return since === undefined ? [] : [{ kind: 'ahead', location, since }];
  });
  return [...failed, ...restored, ...silent];
};
