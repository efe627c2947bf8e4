import { type DocumentKind, documents } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import type { Edit } from '@commissary/document';
import {
  can,
  type LocalPeriod,
  mostTimedLocations,
  type PublishKind,
  periodRefusal,
  publishPermission,
  type TimedPeriod,
  tenantReach,
  tenantScopeOf,
  timedPeriod,
} from '@commissary/domain';
import { liveAt } from '../../store/publishing/index.ts';
import { listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { RequestContext, UseCaseContext } from '../context/index.ts';
import { documentName, loadHeadsOfMany } from '../documents/index.ts';
import { ApiError, apiError, notFound } from '../errors/index.ts';
import { liveWithEdits, type OnlyThisPlan, permitted, planOnlyThis } from '../publishing/index.ts';

/** Edits for a time. Without locations: everywhere that this person may publish and the document is live. */
export interface TimedRequest extends LocalPeriod {
  readonly kind: DocumentKind;
  readonly menuId?: string | undefined;
  readonly edits: readonly Edit[];
  readonly locationIds?: readonly string[] | undefined;
}

export interface TimedPlan {
  readonly blobType: PublishKind;
  readonly locations: readonly (TimedPeriod & { readonly location: TenantRecord; readonly zone: string })[];
  /** The edits as they would be made now. */
  readonly plan: OnlyThisPlan;
}

/** Which documents are published with this one. */
export const blobTypeOf = (kind: DocumentKind): PublishKind => documents[kind].publishedWith;

/**
 * Plans edits for a time as they would be made now: 400 `NOT_TIMED` (the path) for an edit that adds, removes or moves a
 * member; `START_PAST`, `END_PAST`, `END_BEFORE_START` and `SKIPPED_TIME` (the location) for its times; `NO_LOCATION`;
 * and everything for which the same edits would be rejected now.
 */
export const planTimed = async (context: RequestContext, request: TimedRequest): Promise<TimedPlan> => {
  const { kind, menuId, edits } = request;
  const structural = edits.find(({ op }) => op !== 'set' && op !== 'unset' && op !== 'reset');
  if (structural !== undefined) throw apiError(400, 'NOT_TIMED', structural.path);
  if (request.starts === null && request.ends === null) throw apiError(400, 'NO_TIME', 'ends');
  const blobType = blobTypeOf(kind);
  const locationIds = request.locationIds ?? (await everywhere(context, request));
  const [first] = locationIds;
  if (first === undefined) throw apiError(400, 'NO_LOCATION', 'locationIds');
  if (locationIds.length > mostTimedLocations) throw apiError(400, 'TOO_MANY', 'locationIds');
  const locations = await permitted(context, blobType, [...new Set(locationIds)]);
  if (locations.some(({ companyId }) => companyId !== context.company.id)) throw notFound();
  const now = context.now().getTime();
  const refused = locations.flatMap((location): Failure[] => {
    const code = periodRefusal(request, zoneOf(location), now);
    return code === null ? [] : [{ code, path: location.id }];
  });
  if (refused.length > 0) throw new ApiError(400, refused);
  const places = await atCurrentVersions(context, { kind, menuId }, locations, edits);
  const plan = await planOnlyThis(context, blobType, { act: 'set', kind, menuId, places });
  await liveWithEdits(context, plan);
  const timed = locations.map(location => {
    const zone = zoneOf(location);
    return { location, zone, ...timedPeriod(request, zone, now) };
  });
  return { blobType, locations: timed, plan };
};

const zoneOf = ({ timeZone }: TenantRecord): string => timeZone ?? 'UTC';

const everywhere = async (context: RequestContext, { kind, menuId }: TimedRequest): Promise<readonly string[]> => {
  const { db, company, person } = context;
  const found = await listTenants(db, company.id, { reach: tenantReach(person, company.id), type: 'LOCATION' });
  const permission = publishPermission[blobTypeOf(kind)];
  const ids = found.filter(location => can(person, permission, tenantScopeOf(location))).map(({ id }) => id);
  const live = await liveAt(db, ids);
  const here = live.filter(one => one.kind === kind && (menuId === undefined || one.documentId === menuId));
  const published = new Set(here.map(({ locationId }) => locationId));
  return ids.filter(id => published.has(id));
};

/** The same edits at each location, on its list as it is now. */
export const atCurrentVersions = async (
  caller: UseCaseContext,
  address: { readonly kind: DocumentKind; readonly menuId?: string | null | undefined },
  locations: readonly TenantRecord[],
  edits: readonly Edit[],
): Promise<{ readonly tenantId: string; readonly ver: number; readonly edits: readonly Edit[] }[]> => {
  const document = documentName({ ...address, companyId: locations[0]?.companyId ?? '' });
  const heads = await loadHeadsOfMany(caller, document, locations);
  return heads.map(({ own, layer }) => ({ tenantId: layer.tenant?.id ?? '', ver: own?.version ?? 0, edits }));
};
