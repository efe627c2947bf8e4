import { createHash } from 'node:crypto';
import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { can, type PublishKind, plainDateTimeToInstant, publishPermission, tenantScopeOf } from '@commissary/domain';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { runOnce } from '../calls/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import { ApiError, apiError, forbidden } from '../errors/index.ts';
import { catchApiError } from '../saving/index.ts';
import { endSchedules, type SeenSchedule } from './cancel-schedule.ts';
import { type PublishSnapshot, publishSnapshot, type SavedDocument } from './publish-snapshot.ts';
import { requireSeen, requireSeenLayers, type SeenLocation } from './seen-versions.ts';
import { type StoreContext, storeConfigurations } from './store-configurations.ts';
import { type Execution, writeRuns } from './write-runs.ts';

type StartContext = IdempotentContext & StoreContext;

export interface StartRequest {
  readonly syncDateMillis?: number | undefined;
  /** A date and time on the clocks of each location, in place of an instant. */
  readonly localDateTime?: string | undefined;
  readonly whereItIsPast?: 'refuse' | 'at-once' | undefined;
  readonly locationIds: readonly string[];
  /** Schedules that it replaces. */
  readonly replaces?: readonly SeenSchedule[] | undefined;
  /** What was previewed of locations. */
  readonly seen?: readonly SeenLocation[] | undefined;
  /** What becomes of later saves where a preview is given. */
  readonly laterSaves?: 'refuse' | 'leave-out' | undefined;
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
  if (syncDate > 0 && request.localDateTime !== undefined) throw apiError(400, 'SEVERAL_TIMES', 'localDateTime');
  const replaces = request.replaces ?? [];
  const elsewhere = [...replaces, ...(request.seen ?? [])].find(({ locationId }) => !published.has(locationId));
  if (elsewhere !== undefined) throw apiError(400, 'NOT_PUBLISHED', elsewhere.locationId);
  // Computed before the transaction, to keep that short. A repeat of a successful call must get the first result, so an
  // error found here is thrown only when the call is no repeat.
  const planned = await catchApiError(async () => {
    const startsAt = localStarts(locations, request, context.now().getTime());
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
      syncDate: startsAt.get(id) ?? syncDate,
    }));
    await endSchedules(context, db, { companyId, blobType }, replaces);
    const scope = asked.some(one => one.syncDate > 0) ? 'scheduled' : 'everything';
    const action = scope === 'scheduled' ? 'publish.schedule' : 'publish.start';
    return writeRuns(context, db, { companyId, blobType, scope, action }, asked);
  });
};

/** Distinguishes calls that publish to the same locations but replace other schedules, or were previewed otherwise. */
const besides = ({ replaces, seen, laterSaves, localDateTime, whereItIsPast }: StartRequest): string => {
  const rest = [replaces, seen, laterSaves, localDateTime, whereItIsPast];
  if (rest.every(one => one === undefined)) return '';
  return ` ${createHash('sha256').update(JSON.stringify(rest)).digest('hex')}`;
};

/** The instant at which the clocks of each location show the time. Empty where none is asked for. */
const localStarts = (
  locations: readonly TenantRecord[],
  { localDateTime, whereItIsPast }: StartRequest,
  now: number,
): ReadonlyMap<string, number> => {
  if (localDateTime === undefined) return new Map();
  const refused = (code: string, some: readonly TenantRecord[]): void => {
    if (some.length === 0) return;
    throw new ApiError(
      400,
      some.map(({ id }) => ({ code, path: id })),
    );
  };
  refused(
    'NO_TIME_ZONE',
    locations.filter(({ timeZone }) => timeZone === null),
  );
  const starts = new Map(
    locations.map(({ id, timeZone }) => [id, plainDateTimeToInstant(localDateTime, timeZone ?? '')] as const),
  );
  if (whereItIsPast === 'at-once') return new Map([...starts].map(([id, at]) => [id, Math.max(at, now)]));
  refused(
    'LOCAL_TIME_PAST',
    locations.filter(({ id }) => (starts.get(id) ?? now) <= now),
  );
  return starts;
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
  context: StartContext,
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
