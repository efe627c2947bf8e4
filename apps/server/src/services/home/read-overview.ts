import { type DocumentKind, documentKinds, hasSeveral, publishKinds } from '@commissary/catalog';
import type { Overview } from '@commissary/contract';
import { accessibleTenants, permissionsAt, type TenantReach, tenantReach, tenantScopeOf } from '@commissary/domain';
import { redactChanges } from '@commissary/schema';
import { lastActElsewhere, listAudited } from '../../store/calls/index.ts';
import { listSavedSince, type OwnValueBelow, ownValuesBelow } from '../../store/documents/index.ts';
import { countTimedQuestions, hasPublishSince, liveAt } from '../../store/publishing/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import { grantsText, type RequestContext } from '../context/index.ts';
import { readMenus, requireTenantAccess } from '../documents/index.ts';
import { readTimeline } from '../history/index.ts';
import { readUnpublished } from '../locations/index.ts';
import { changesToPublish } from '../publishing/index.ts';
import { readReceipts } from '../terminals/index.ts';
import { readCertificates } from './read-certificates.ts';
import { readNewDevices } from './read-new-devices.ts';

/** The number of entries that are shown. */
const SHOWN = 6;
/** A company may have many menus; its newest changes are in those that stand first. */
const MENUS_READ = 5;
/** The number of locations whose changes are counted. */
const COUNTED = 100;

type SeenFrom = Awaited<ReturnType<typeof requireTenantAccess>>;

/** What waits for a publish, what others did since the person was here last, and certifications that end, at a tenant. */
export const readOverview = async (
  context: RequestContext,
  { tenantId, today }: { readonly tenantId?: string | undefined; readonly today?: string | undefined },
): Promise<Overview> => {
  const tenant = await requireTenantAccess(context, { companyId: context.company.id, tenantId });
  const unpublished = tenant?.type === 'LOCATION' ? {} : await countUnpublished(context);
  const certificates = await readCertificates(context, tenant?.id, today);
  const newDevices = await readNewDevices(context, tenant?.id);
  const ahead = await readAhead(context);
  const receipts = tenant === null ? await readReceipts(context, context.company.id, {}) : null;
  const undecided = await countUndecided(context, reachOf(context, tenant));
  return { unpublished, certificates, ahead, receipts, undecided, newDevices, ...(await readAbsence(context, tenant)) };
};

const reachOf = ({ person, company }: RequestContext, tenant: SeenFrom): TenantReach => {
  if (tenant === null) return tenantReach(person, company.id);
  return tenant.type === 'GROUP'
    ? { groupIds: [tenant.id], locationIds: [] }
    : { groupIds: [], locationIds: [tenant.id] };
};

const countUndecided = ({ db, company, rowCache }: RequestContext, reach: TenantReach): Promise<number> =>
  rowCache.getOrLoad('states', [company.id], `undecided ${company.id} ${JSON.stringify(reach)}`, () =>
    countTimedQuestions(db, company.id, reach),
  );

/** Compares what is saved with what is live, so it is cached until one of them changes, for people of equal permissions. */
const countUnpublished = (context: RequestContext): Promise<Overview['unpublished']> =>
  context.rowCache.getOrLoad(
    'states',
    [context.company.id],
    `changes ${context.company.id} ${grantsText(context.person)}`,
    () => compareUnpublished(context),
  );

const compareUnpublished = async (context: RequestContext): Promise<Overview['unpublished']> => {
  const unpublished = await readUnpublished(context, context.company.id);
  const ids = [...new Set(publishKinds.flatMap(kind => unpublished[kind]))].slice(0, COUNTED);
  const counts: Record<string, number> = {};
  if (ids.length === 0) return counts;
  for (const kind of publishKinds)
    for (const { locationId, documents, people } of await changesToPublish(context, kind, { locationIds: ids }))
      counts[locationId] = documents.reduce((sum, { total }) => sum + total, (counts[locationId] ?? 0) + people);
  return counts;
};

/** The number of renumberings that are looked at, the newest. */
const AHEAD = 100;

/** Each location until something was published to it again: what was lost may be in nothing that is live there. */
const readAhead = async ({ db, company, person }: RequestContext): Promise<Overview['ahead']> => {
  const newest = new Map<string, Date>();
  for (const { target, at } of await listAudited(db, company.id, 'terminal.ahead', AHEAD))
    if (target !== null && !newest.has(target)) newest.set(target, at);
  if (newest.size === 0) return [];
  const locations = accessibleTenants(person, await findTenants(db, [...newest.keys()])).map(({ id }) => id);
  const live = Map.groupBy(await liveAt(db, locations), ({ locationId }) => locationId);
  return locations.flatMap(locationId => {
    const at = newest.get(locationId);
    const isSince = at !== undefined && live.get(locationId)?.some(({ publishedAt }) => publishedAt > at);
    return at === undefined || isSince ? [] : [{ locationId, at: at.getTime() }];
  });
};

const readAbsence = async (context: RequestContext, tenant: SeenFrom): Promise<Pick<Overview, 'since' | 'entries'>> => {
  const { db, company, origin, person } = context;
  const companyId = company.id;
  const tenantId = tenant?.id;
  const since = await lastActElsewhere(db, { companyId, personId: person.id, session: origin.session });
  if (since === null) return { since: null, entries: [] };
  const sources = await sourcesSince(context, tenant, since);
  const pages = [];
  for (const source of sources)
    pages.push(
      await readTimeline(context, { ...source, companyId, tenantId, from: since.getTime(), limit: 2 * SHOWN }),
    );
  // One publish brings several documents.
  const found = new Map(pages.flatMap(page => page.entries).map(entry => [`${entry.is} ${entry.id}`, entry]));
  const entries = [...found.values()]
    .filter(entry => (entry.is === 'save' ? entry.mine === undefined : entry.by !== person.name))
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN);
  const shown: Overview['entries'] = [];
  for (const entry of entries) {
    if (entry.is !== 'save') shown.push(entry);
    else {
      const kept = await countKept(context, tenant, entry.id);
      shown.push({ ...entry, changes: entry.changes.slice(0, 1), ...(kept > 0 && { kept }) });
    }
  }
  return { since: since.getTime(), entries: shown };
};

/** How many of the values that a save above changed a group or location has its own for, as far as the reader may read them. */
const countKept = async ({ db, company, person }: RequestContext, tenant: SeenFrom, revisionId: string) => {
  if (tenant === null) return 0;
  const held: ReadonlySet<string> = permissionsAt(person, tenantScopeOf({ ...tenant, companyId: company.id }));
  const own = (await ownValuesBelow(db, revisionId)).filter(({ tenantId }) => tenantId === tenant.id);
  const isReadable = ({ kind, path, own: value }: OwnValueBelow): boolean =>
    redactChanges(definitions[kind].field, [{ path, op: 'set', value }], one => held.has(one)).length > 0;
  return own.filter(isReadable).length;
};

interface Source {
  readonly kind: DocumentKind;
  readonly menuId?: string;
}

/**
 * The documents of a tenant in which others may have done something since: most people come back to few. A publish is in
 * the history of every document.
 */
const sourcesSince = async (context: RequestContext, tenant: SeenFrom, since: Date): Promise<readonly Source[]> => {
  const { db, company, person } = context;
  const tenantIds = [tenant?.groupId, tenant?.id].filter(id => typeof id === 'string');
  if (await hasPublishSince(db, company.id, since)) return sourcesAt(context, tenant);
  const saved = await listSavedSince(db, company.id, { since, notBy: person.id, tenantIds });
  const menuIds = saved.filter(
    ({ kind, id }) => hasSeveral(kind) && (tenant?.type !== 'LOCATION' || id === tenant.menuId),
  );
  const others = documentKinds.filter(kind => !hasSeveral(kind) && saved.some(one => one.kind === kind));
  return [
    ...others.map((kind): Source => ({ kind })),
    ...menuIds.slice(0, MENUS_READ).map(({ kind, id }): Source => ({ kind, menuId: id })),
  ];
};

/** The documents of a tenant: of a location its own menu, elsewhere those of the company. */
const sourcesAt = async ({ db, company }: RequestContext, tenant: SeenFrom): Promise<readonly Source[]> => {
  const menuIds =
    tenant?.type === 'LOCATION'
      ? [tenant.menuId].filter(id => id !== null)
      : (await readMenus(db, company.id)).slice(0, MENUS_READ).map(({ id }) => id);
  return documentKinds.flatMap((kind): readonly Source[] =>
    hasSeveral(kind) ? menuIds.map(menuId => ({ kind, menuId })) : [{ kind }],
  );
};
