import type { SchedulingReason } from '@commissary/domain';
import type { SchedulingItem, SchedulingKey } from '../../store/scheduling/index.ts';
import type { DesiredItem, DesiredState } from './desired-items.ts';

export type SchedulingVerb = 'clear' | 'create' | 'update' | 'remove';

/** A call to make, with the item as it is before. */
export interface PlannedCall {
  readonly verb: SchedulingVerb;
  readonly item: SchedulingItem;
  readonly name: string;
  /** Of a role: the id of its department at the service. Of a person: the departments of their jobs, as a text. */
  readonly department: string | null;
  readonly isDefault: boolean;
}

export interface SchedulingPlan {
  readonly items: readonly SchedulingItem[];
  /** Those that differ from what is stored. */
  readonly changed: readonly SchedulingItem[];
  readonly dropped: readonly SchedulingKey[];
  /** The calls that are due, in their order. */
  readonly calls: readonly PlannedCall[];
  /** When the next one of those that failed is due. */
  readonly retryAt: Date | null;
}

/**
 * Compares what the service should have with what was sent, and returns the calls that make it so: none where nothing
 * differs. First departments, then roles, which name theirs, then users; what is removed goes in the opposite order.
 */
export const planCalls = (
  companyId: string,
  desired: DesiredState,
  stored: readonly SchedulingItem[],
  now: Date,
): SchedulingPlan => {
  const before = new Map(stored.map(item => [keyOf(item), item]));
  const planned = desired.items.map(one => {
    const item = before.get(keyOf(one)) ?? newItem({ companyId, ...one }, now);
    return settleDesired({ ...interrupted(item), name: one.name }, one, before, now);
  });
  const named = new Set(desired.items.map(keyOf));
  const left = stored
    .filter(item => !named.has(keyOf(item)))
    .map(item => settleUnneeded(interrupted(item), desired, now));
  const all = [...planned, ...left];
  const items = all.flatMap(({ item }) => item ?? []);
  const kept = new Set(items.map(keyOf));
  const calls = all.flatMap(({ call }) => call ?? []).toSorted((a, b) => rankOf(a) - rankOf(b));
  const due = calls.filter(({ item }) => item.retryAt === null || item.retryAt <= now);
  const later = calls.flatMap(({ item: { retryAt } }) => (retryAt !== null && retryAt > now ? [retryAt] : []));
  return {
    items,
    changed: items.filter(item => !sameItem(item, before.get(keyOf(item)))),
    dropped: stored.filter(item => !kept.has(keyOf(item))),
    calls: due,
    retryAt: later.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
};

/** What is stored about attempts before the first of a call. */
export const notAttempted = { attempted: null, attempts: 0, failingSince: null, retryAt: null } as const;

interface Settled {
  /** Null: it is forgotten. */
  readonly item: SchedulingItem | null;
  readonly call: PlannedCall | null;
}

const settleDesired = (
  item: SchedulingItem,
  desired: DesiredItem,
  stored: ReadonlyMap<string, SchedulingItem>,
  now: Date,
): Settled => {
  if (item.state === 'unclear') return { item, call: null };
  const { name } = desired;
  const department = departmentOf(desired, stored);
  const isSent = item.externalId !== null && item.sentName === name && item.sentDepartment === department;
  if (isSent) return { item: atRest(item, 'sent', null, now), call: null };
  const why = reasonAgainst(desired, department);
  if (why !== null) return { item: atRest(item, why === 'NO_EMAIL' ? 'failed' : 'waiting', why, now), call: null };
  const isDefault = desired.kind === 'department' && desired.isDefault;
  return tried({ verb: item.externalId === null ? 'create' : 'update', item, name, department, isDefault }, now);
};

/** What is gone here is removed there, where something is sent for its place, or the place is gone too. */
const settleUnneeded = (item: SchedulingItem, { places, locationIds }: DesiredState, now: Date): Settled => {
  const { kind, placeId, externalId, state, name, sentDepartment: department } = item;
  const exists = locationIds.has(placeId);
  const removal = { item, name, department, isDefault: false };
  if (kind === 'location') {
    if (!exists) return { item: null, call: null };
    if (state === 'sent') return { item, call: null };
    if (locationIds.get(placeId) === null) return { item: atRest(item, 'waiting', 'NO_LOCATION_ID', now), call: null };
    return tried({ ...removal, verb: 'clear' }, now);
  }
  if (state === 'unclear' || (exists && !places.has(placeId))) return { item, call: null };
  return externalId === null ? { item: null, call: null } : tried({ ...removal, verb: 'remove' }, now);
};

/** A call that failed for good is made again only when it would say something else. */
const tried = (call: PlannedCall, now: Date): Settled => {
  const { item } = call;
  if (item.attempted !== attemptOf(call)) {
    const fresh = atRest(item, 'waiting', null, now);
    return { item: fresh, call: { ...call, item: fresh } };
  }
  return { item, call: item.state === 'failed' ? null : call };
};

/** A call with everything in which it could differ from the one before. */
export const attemptOf = ({ verb, name, department }: PlannedCall): string =>
  JSON.stringify(verb === 'create' || verb === 'update' ? [verb, name, department] : [verb]);

const departmentOf = (desired: DesiredItem, stored: ReadonlyMap<string, SchedulingItem>): string | null => {
  if (desired.kind === 'user') return desired.departments;
  if (desired.kind !== 'role' || desired.department === null) return null;
  return stored.get(keyOf({ kind: 'department', ...desired.department }))?.externalId ?? null;
};

const reasonAgainst = (desired: DesiredItem, department: string | null): SchedulingReason | null => {
  if (desired.name.trim() === '') return 'NO_NAME';
  if (desired.kind === 'role' && department === null) return 'NO_DEPARTMENT';
  return desired.kind === 'user' && !desired.hasEmail ? 'NO_EMAIL' : null;
};

/** The process that made a call ended before it stored the answer: a new row may be at the service, or not. */
const interrupted = (item: SchedulingItem): SchedulingItem => {
  if (item.state !== 'sending') return item;
  return item.externalId === null && item.kind !== 'location'
    ? { ...item, state: 'unclear', why: 'NO_ANSWER' }
    : { ...item, state: 'waiting', why: 'NO_ANSWER' };
};

const atRest = (
  item: SchedulingItem,
  state: SchedulingItem['state'],
  why: SchedulingReason | null,
  now: Date,
): SchedulingItem => ({
  ...item,
  ...notAttempted,
  ...{ state, why },
  changedAt: item.state === state && item.why === why ? item.changedAt : now,
});

/** An item of which nothing is at the service. */
export const newItem = ({ companyId, kind, placeId, itemId, name }: NamedItem, now: Date): SchedulingItem => ({
  ...{ companyId, kind, placeId, itemId, name, externalId: null, sentName: null, sentDepartment: null },
  ...notAttempted,
  ...{ state: 'waiting', why: null, changedAt: now },
});

type NamedItem = SchedulingKey & Pick<SchedulingItem, 'name'>;

export const keyOf = ({ kind, placeId, itemId }: Pick<SchedulingItem, 'kind' | 'placeId' | 'itemId'>): string =>
  JSON.stringify([kind, placeId, itemId]);

const order = ['location', 'department', 'role', 'user'] as const;

const rankOf = ({ verb, item: { kind } }: PlannedCall): number => {
  const rank = order.indexOf(kind);
  return verb === 'remove' ? 2 * order.length - rank : rank;
};

const sameItem = (a: SchedulingItem, b: SchedulingItem | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
