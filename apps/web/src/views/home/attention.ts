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
  const aheadSince = new Map(ahead.map(({ locationId, at }) => [locationId, at]));
  const restored = locations.flatMap((location): Attention[] => {
    const since = aheadSince.get(location.id);
    return since === undefined ? [] : [{ kind: 'ahead', location, since }];
  });
  return [...failed, ...restored, ...silent];
};

/** Of each kind as many as are named; the others are counted. */
const namedOfKind = 5;

export interface AttentionOfKind {
  readonly kind: Attention['kind'];
  readonly named: readonly Attention[];
  readonly more: number;
}

/** The first of each kind, in the same order. `silent`: how many are silent, where the entries have not all of them. */
export const attentionByKind = (entries: readonly Attention[], silent: number | null): readonly AttentionOfKind[] =>
  (['failed', 'ahead', 'silent'] as const).flatMap((kind): AttentionOfKind[] => {
    const all = entries.filter(entry => entry.kind === kind);
    const total = kind === 'silent' ? Math.max(silent ?? 0, all.length) : all.length;
    const named = all.slice(0, namedOfKind);
    return total === 0 ? [] : [{ kind, named, more: total - named.length }];
  });
