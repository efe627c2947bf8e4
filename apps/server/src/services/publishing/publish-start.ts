import { createHash } from 'node:crypto';
import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { Failure, OnlyThisPreview, QuietStartsRecord } from '@commissary/contract';
import { can, type PublishKind, publishPermission, tenantScopeOf } from '@commissary/domain';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { runOnce } from '../calls/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { ApiError, apiError, forbidden } from '../errors/index.ts';
import { planTimes, requireQuiet, type TimesAsked } from '../publish-times/index.ts';
import { catchApiError } from '../saving/index.ts';
import { endSchedules, type SeenSchedule } from './cancel-schedule.ts';
import type { OnLiveContext } from './publish-on-live.ts';
import { type ChosenChange, previewPart, publishPart } from './publish-part.ts';
import { type PublishSnapshot, publishSnapshot, type SavedDocument } from './publish-snapshot.ts';
import { requireSeen, requireSeenLayers, type SeenLocation } from './seen-versions.ts';
import { type StoreContext, storeConfigurations } from './store-configurations.ts';
import { type Execution, type PilotsAsked, writeCanary, writeRuns } from './write-runs.ts';

type StartContext = OnLiveContext & StoreContext;

export interface StartRequest extends TimesAsked {
  /** What becomes of locations that never close, where they wait for that. */
  readonly whereNeverQuiet?: 'refuse' | 'at-its-time' | undefined;
  readonly locationIds: readonly string[];
  /** Schedules that it replaces. */
  readonly replaces?: readonly SeenSchedule[] | undefined;
  /** What was previewed of locations. */
  readonly seen?: readonly SeenLocation[] | undefined;
  /** What becomes of later saves where a preview is given. */
  readonly laterSaves?: 'refuse' | 'leave-out' | undefined;
  /** Of the changes that were previewed, these alone. */
  readonly only?: readonly ChosenChange[] | undefined;
  /** Where it goes first, and when the rest follows. */
  readonly pilots?: PilotsAsked | undefined;
}

/**
 * Starts a publish: pins the saved versions of every location, stores the resulting configurations, and writes one run
 * for each batch. What goes live later is in these rows, whatever is saved meanwhile. The schedules that it cancels are
 * in the same transaction. Where `seen` tells what was previewed, nothing else goes live: a later save is a 409, or is left
 * out.
 */
export const startPublish = async (
  context: StartContext,
  blobType: PublishKind,
  request: StartRequest,
): Promise<Execution[]> => {
  const published = new Set(request.locationIds);
  const locationIds = [...published];
  const locations = await permitted(context, blobType, locationIds);
  const syncDate = request.syncDateMillis ?? 0;
  const replaces = request.replaces ?? [];
  const elsewhere = [...replaces, ...(request.seen ?? [])].find(({ locationId }) => !published.has(locationId));
  if (elsewhere !== undefined) throw apiError(400, 'NOT_PUBLISHED', elsewhere.locationId);
  requirePilots(request, published);
  if (request.only !== undefined) {
    const isLater = syncDate > 0 || request.localDateTime !== undefined || request.notWhileOpen === true;
    if (isLater) throw apiError(400, 'ONLY_NOW', 'only');
    if (replaces.length > 0) throw apiError(400, 'SCHEDULES_STAY', 'replaces');
    const kinds = publishedTogether(blobType);
    const snapshot = () => previewedSnapshot(context, locations[0]?.companyId ?? '', locations, kinds, request);
    return publishPart(context, { blobType, locations, only: request.only, snapshot, name: JSON.stringify(request) });
  }
  // Computed before the transaction, to keep that short. A repeat of a successful call must get the first result, so an
  // error found here is thrown only when the call is no repeat.
  const planned = await catchApiError(async () => {
    const times = await planTimes(context, locations, request);
    const startsAt = requireQuiet(times, request.whereNeverQuiet, context.now().getTime());
    return { ...(await planConfigurations(context, blobType, locations, request)), startsAt };
  });
  const what = `${blobType}.start ${syncDate} ${locationIds.join(' ')}${besides(request)}`;
  return runOnce(context, what, async db => {
    if (planned instanceof ApiError) throw planned;
    const { companyId } = planned;
    const { startsAt } = planned;
    const asked = locations.map(({ id }) => ({
      locationId: id,
      contents: contentsOf(planned, id),
      syncDate: startsAt.get(id) ?? 0,
    }));
    await endSchedules(context, db, { companyId, blobType }, replaces);
    const scope = asked.some(one => one.syncDate > 0) ? 'scheduled' : 'everything';
    const action = scope === 'scheduled' ? 'publish.schedule' : 'publish.start';
    const { notWhileOpen = false } = request;
    const order = { companyId, blobType, scope, action, notWhileOpen } as const;
    if (request.pilots === undefined) return writeRuns(context, db, order, asked);
    return writeCanary(context, db, order, asked, request.pilots);
  });
};

/**
 * Pilots are some of the locations of a publish of everything that has one start: 400 `NOT_PUBLISHED`, `ALL_PILOTS`,
 * `PILOTS_NEED_ONE_START`, `PILOTS_NEED_EVERYTHING`.
 */
const requirePilots = (
  { pilots, only, localDateTime, notWhileOpen }: StartRequest,
  published: ReadonlySet<string>,
): void => {
  if (pilots === undefined) return;
  const elsewhere = pilots.locationIds.find(id => !published.has(id));
  if (elsewhere !== undefined) throw apiError(400, 'NOT_PUBLISHED', elsewhere);
  if (new Set(pilots.locationIds).size === published.size) throw apiError(400, 'ALL_PILOTS', 'pilots');
  if (only !== undefined) throw apiError(400, 'PILOTS_NEED_EVERYTHING', 'only');
  if (localDateTime !== undefined) throw apiError(400, 'PILOTS_NEED_ONE_START', 'localDateTime');
  if (notWhileOpen) throw apiError(400, 'PILOTS_NEED_ONE_START', 'notWhileOpen');
};

/** As many locations are named. */
const named = 50;

/**
 * When a publish would start that waits until locations close, and where. 400 as for its start, except for locations that
 * never close: those are named.
 */
export const previewTimes = async (
  context: UseCaseContext,
  blobType: PublishKind,
  { locationIds, ...request }: TimesAsked & { readonly locationIds: readonly string[] },
): Promise<QuietStartsRecord> => {
  const locations = await permitted(context, blobType, [...new Set(locationIds)]);
  const { starts, asked, never, open } = await planTimes(context, locations, request);
  const now = context.now().getTime();
  const times = [...starts].map(([locationId, start]) => {
    const at = Math.max(start, now);
    const openSince = open.get(locationId)?.find(({ to }) => to === at)?.from ?? at;
    return { locationId, asked: Math.max(asked.get(locationId) ?? now, now), at, openSince };
  });
  const inOrder = times.toSorted((a, b) => a.at - b.at);
  const moved = inOrder.filter(one => one.at > one.asked);
  return {
    first: inOrder[0]?.at ?? null,
    last: inOrder.at(-1)?.at ?? null,
    ...{ moved: moved.slice(0, named), movedTotal: moved.length },
    ...{ never: never.slice(0, named), neverTotal: never.length },
  };
};

/** The schedules that a publish of some of the changes leaves, and that have another value of one of them. */
export const previewPartOf = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  { locationIds, only }: Pick<StartRequest, 'locationIds'> & { readonly only: readonly ChosenChange[] },
): Promise<OnlyThisPreview> => {
  const locations = await permitted(caller, blobType, [...new Set(locationIds)]);
  const saved = await publishSnapshot(caller, locations[0]?.companyId ?? '', locations, publishedTogether(blobType));
  return previewPart(caller, { blobType, locations, only, saved });
};

/** Distinguishes calls that publish to the same locations but replace other schedules, or were previewed otherwise. */
const besides = (request: StartRequest): string => {
  const { replaces, seen, laterSaves, localDateTime, whereItIsPast, notWhileOpen, whereNeverQuiet, pilots } = request;
  const rest = [replaces, seen, laterSaves, localDateTime, whereItIsPast, notWhileOpen, whereNeverQuiet, pilots];
  if (rest.every(one => one === undefined)) return '';
  return ` ${createHash('sha256').update(JSON.stringify(rest)).digest('hex')}`;
};

/** Rejects the whole list when the person may not publish to one of its locations, or when one is no location. */
export const permitted = async (
  context: UseCaseContext,
  blobType: PublishKind,
  ids: readonly string[],
): Promise<readonly TenantRecord[]> => {
  const found = new Map((await findTenants(context.db, ids)).map(tenant => [tenant.id, tenant]));
  const locations = ids.flatMap(id => found.get(id) ?? []);
  const [first] = locations;
  const all = locations.every(
    tenant => tenant.type === 'LOCATION' && can(context.person, publishPermission[blobType], tenantScopeOf(tenant)),
  );
  if (first === undefined || locations.length < ids.length || !all) throw forbidden();
  if (locations.some(tenant => tenant.companyId !== first.companyId))
    throw apiError(400, 'SEVERAL_COMPANIES', 'locationIds');
  return locations;
};

interface Plan {
  readonly companyId: string;
  readonly state: PublishSnapshot;
  /** The stored configuration for each document of each location. */
  readonly manifests: ReadonlyMap<SavedDocument, string>;
}

const planConfigurations = async (
  context: StartContext,
  blobType: PublishKind,
  locations: readonly TenantRecord[],
  request: StartRequest,
): Promise<Plan> => {
  const companyId = locations[0]?.companyId ?? '';
  const kinds = publishedTogether(blobType);
  const state = await previewedSnapshot(context, companyId, locations, kinds, request);
  const { manifests, invalid } = await storeConfigurations(context, state);
  const failures: Failure[] = [];
  for (const [locationId, documents] of state) {
    if (documents.length < kinds.length) failures.push({ code: 'NO_MENU_SET', path: locationId });
    for (const document of documents)
      if (invalid.has(document))
        failures.push({ code: 'NOT_VALID', path: locationId, params: { kind: document.kind } });
  }
  if (failures.length > 0) throw new ApiError(400, failures);
  return { companyId, state, manifests };
};

/** The saved versions, as far as they are those that were previewed. */
const previewedSnapshot = async (
  context: UseCaseContext,
  companyId: string,
  locations: readonly TenantRecord[],
  kinds: readonly DocumentKind[],
  { seen = [], laterSaves }: StartRequest,
): Promise<PublishSnapshot> => {
  if (laterSaves === 'leave-out') {
    const state = await publishSnapshot(context, companyId, locations, kinds, seen);
    requireSeenLayers(state, seen);
    return state;
  }
  const state = await publishSnapshot(context, companyId, locations, kinds);
  await requireSeen(context.db, state, seen);
  return state;
};

const contentsOf = ({ state, manifests }: Plan, locationId: string) =>
  Object.fromEntries(
    (state.get(locationId) ?? []).map(document => {
      const { kind, documentId, pins } = document;
      return [kind, { documentId, pins, manifest: manifests.get(document) ?? '' }];
    }),
  );
