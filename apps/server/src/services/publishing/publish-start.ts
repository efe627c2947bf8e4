import { createHash } from 'node:crypto';
import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { createCanonicalJson } from '@commissary/document';
import { can, type PublishKind, publishPermission, tenantScopeOf } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context, IdempotentContext } from '../context/index.ts';
import { locatedDocuments } from '../documents/index.ts';
import { ApiError, apiError, forbidden, outdated } from '../errors/index.ts';
import { catchApiError, commitOnce, type Save } from '../saving/index.ts';
import { createTurns } from '../turns/index.ts';
import { endSchedules, type SeenSchedule } from './cancel-schedule.ts';
import { chunk } from './chunk.ts';
import { type PublishSnapshot, publishSnapshot, type SavedDocument } from './publish-snapshot.ts';
import { planSaves, type SavesWith } from './saves-with-publish.ts';
import { toPublished, withComputed } from './to-published.ts';
import { type Execution, writeRuns } from './write-runs.ts';

type StartContext = IdempotentContext & Pick<Context, 'config'>;

export interface StartRequest {
  readonly syncDateMillis?: number | undefined;
  readonly locationIds: readonly string[];
  /** Schedules that it replaces. */
  readonly replaces?: readonly SeenSchedule[] | undefined;
  /** Overrides that are saved with it, in the same transaction. */
  readonly saves?: SavesWith | undefined;
}

/**
 * Starts a publish: pins the saved versions of every location, stores the resulting configurations, and writes one run
 * for each batch. What goes live later is in these rows, whatever is saved meanwhile. Its saves and the schedules that
 * it cancels are in the same transaction.
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
  const elsewhere = replaces.find(({ locationId }) => !published.has(locationId));
  if (elsewhere !== undefined) throw apiError(400, 'NOT_PUBLISHED', elsewhere.locationId);
  // Computed before the transaction, to keep that short. A repeat of a successful call must get the first result, so an
  // error found here is thrown only when the call is no repeat.
  const planned = await catchApiError(async () => {
    const saves = await planSaves(context, blobType, locations, request.saves);
    const plan = await planConfigurations(context, blobType, locations, saves);
    const { companyId } = plan;
    const asked = locations.map(({ id }) => ({ locationId: id, contents: contentsOf(plan, id) }));
    const answer = async (db: Db): Promise<Execution[]> => {
      await endSchedules(context, db, { companyId, blobType }, replaces);
      return writeRuns(context, db, { companyId, blobType, syncDate, action: 'publish.start' }, asked);
    };
    return { saves, answer };
  });
  const what = `${blobType}.start ${syncDate} ${locationIds.join(' ')}${besides(request)}`;
  const started = await commitOnce(context, what, planned);
  if (started === null) throw outdated();
  return started;
};

/** Distinguishes calls that publish the same but have other saves or schedules. */
const besides = ({ replaces, saves }: StartRequest): string =>
  replaces === undefined && saves === undefined
    ? ''
    : ` ${createHash('sha256')
        .update(JSON.stringify([replaces, saves]))
        .digest('hex')}`;

/** Rejects the whole list when the person may not publish to one of its locations, or when one is no location. */
export const permitted = async (
  context: IdempotentContext,
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
  saves: readonly Save[],
): Promise<Plan> => {
  const companyId = locations[0]?.companyId ?? '';
  const kinds = publishedTogether(blobType);
  const state = await publishSnapshot(context, companyId, locations, kinds, saves);
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

/**
 * Stores what terminals will fetch, a few documents at a time and before the transaction: nothing references it yet,
 * and what is stored under its hash already stays unchanged.
 */
const storeConfigurations = async (context: StartContext, state: PublishSnapshot) => {
  const manifests = new Map<SavedDocument, string>();
  const invalid = new Set<SavedDocument>();
  // Most locations share most of their documents.
  const toJson = createCanonicalJson();
  const turn = createTurns();
  for (const locations of chunk([...state.values()])) {
    const some = locations.flat();
    const effective = await locatedDocuments(context, some);
    for (const document of some) {
      if (effective(document).issues.length > 0) invalid.add(document);
      await turn();
    }
    // An invalid one ends the publish: the others need not be stored.
    if (invalid.size > 0) continue;
    const published: { kind: DocumentKind; document: unknown }[] = [];
    for (const documents of locations) {
      const settings = documents.find(({ kind }) => kind === 'settings');
      for (const one of documents) {
        const document = toPublished(one, effective(one).document);
        published.push({
          kind: one.kind,
          document: withComputed(context, one, document, settings && effective(settings).document),
        });
      }
      await turn();
    }
    const hashes = await context.content.store(context.db, published, toJson);
    for (const [position, document] of some.entries()) manifests.set(document, hashes[position] ?? '');
  }
  return { manifests, invalid };
};

const contentsOf = ({ state, manifests }: Plan, locationId: string) =>
  Object.fromEntries(
    (state.get(locationId) ?? []).map(document => {
      const { kind, documentId, pins } = document;
      return [kind, { documentId, pins, manifest: manifests.get(document) ?? '' }];
    }),
  );
