import { type Change, normalise } from '@commissary/document';
import { canAccess, scopeOf } from '@commissary/domain';
import { restoreUnreadableChanges } from '@commissary/schema';
import type { RevisionSource } from '../../store/tables.ts';
import { findTenants, type Tenant } from '../../store/tenant.ts';
import type { Caller } from '../caller.ts';
import type { Save } from '../documents/commit.ts';
import { definitions } from '../documents/definitions.ts';
import { demandPosVersion } from '../documents/demand-pos-version.ts';
import { effectiveDocuments, parentStack, stackOf } from '../documents/effective.ts';
import { listDifference } from '../documents/list-difference.ts';
import { type LayerHead, type Standing, standTogether } from '../documents/place.ts';
import { planOverride } from '../documents/plan-override.ts';
import type { Changed } from '../documents/sound.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';
import type { DocumentAddress } from './company-document.ts';

/** A group or a location, with the version of its list that the person saw. */
export interface SeenPlace {
  readonly tenantId: string;
  readonly ver: number;
}

/** A place whose list is about to change. */
export interface Standpoint<P extends SeenPlace> {
  readonly place: P;
  readonly standing: Standing;
  readonly own: LayerHead;
}

/** What a new list is made of. */
export interface Here {
  readonly standing: Standing;
  readonly stored: readonly Change[];
  readonly above: Changed;
  /** What the place has now. */
  readonly before: unknown;
}

export interface PlacesPlan {
  readonly saves: readonly Save[];
  readonly lists: ReadonlyMap<string, readonly Change[]>;
}

/**
 * The layers at several places of one document, groups first: what a location's own list goes on top of may change with
 * its group's. A place out of reach, or that somebody saved since, refuses all of them; the refusal names it.
 */
export const standAt = async <P extends SeenPlace>(
  caller: Caller,
  { kind, companyId, menuId }: DocumentAddress,
  places: readonly P[],
): Promise<readonly Standpoint<P>[]> => {
  if (kind === 'menu' && menuId === undefined) throw refuse(400, 'MISSING', 'menuId');
  const tenants = await reached(caller, companyId, places);
  const sorted = tenants.toSorted((a, b) => (a.type === b.type ? 0 : a.type === 'GROUP' ? -1 : 1));
  const document = { kind, companyId, ...(kind === 'menu' && menuId !== undefined && { menuId }) };
  const byTenant = new Map(places.map(place => [place.tenantId, place]));
  return (await standTogether(caller, document, sorted)).map(standing => {
    const { own, place: at } = standing;
    const place = byTenant.get(at.tenant?.id ?? '');
    if (own === null || place === undefined) throw notFound();
    if (own.version !== place.ver) throw refuse(409, 'CONFLICTING EDIT', place.tenantId);
    return { place, standing, own };
  });
};

/** Works out what each place would store: judged, and asked for its rights, as an ordinary save of that place. */
export const planPlaces = async <P extends SeenPlace>(
  caller: Caller,
  at: readonly Standpoint<P>[],
  source: (place: P) => RevisionSource,
  /** With each `was` written; what the person may not read is put back afterwards. */
  nextOf: (here: Here, place: P) => readonly Change[],
): Promise<PlacesPlan> => {
  const stacks = at.map(({ standing }) => stackOf(standing));
  const effective = await effectiveDocuments(caller, [...stacks, ...stacks.map(parentStack)]);
  const heads = stacks.flatMap(({ own }) => own ?? []);
  const stored = await caller.content.lists(caller.db, heads);
  const lists = new Map<string, readonly Change[]>();
  const groups = new Map<string, Changed>();
  const saves: Save[] = [];
  for (const { place, standing, own } of at) {
    const { kind, tenant } = standing.place;
    const stack = stackOf(standing);
    const here: Here = {
      standing,
      stored: (stack.own && stored.get(stack.own)) || [],
      above: (tenant?.groupId && groups.get(tenant.groupId)) || effective(parentStack(stack)),
      before: effective(stack).applied,
    };
    const sent = nextOf(here, place);
    const wanted = normalise(restoreUnreadableChanges(definitions[kind].field, here.stored, sent, standing.may));
    const plan = planOverride(caller, standing, { ...here, own, next: wanted, source: source(place) });
    const { after, next, revision } = plan;
    await demandPosVersion(caller, standing.place, here.before, listDifference(here.stored, next).written);
    lists.set(place.tenantId, next);
    if (tenant?.type === 'GROUP') groups.set(tenant.id, after);
    if (revision !== null) saves.push({ standing, revision });
  }
  return { saves, lists };
};

/** The places with the versions that they have once the saves are written. */
export const placesAfter = (places: readonly SeenPlace[], { saves }: PlacesPlan): SeenPlace[] => {
  const saved = new Set(saves.map(({ standing }) => standing.place.tenant?.id));
  return places.map(({ tenantId, ver }) => ({ tenantId, ver: saved.has(tenantId) ? ver + 1 : ver }));
};

/** Ids in a body are asked like those in a path: a place of another company is not there, one out of reach is forbidden. */
export const reached = async (
  caller: Caller,
  companyId: string,
  places: readonly Pick<SeenPlace, 'tenantId'>[],
): Promise<Tenant[]> => {
  const ids = [...new Set(places.map(({ tenantId }) => tenantId))];
  if (ids.length < places.length) throw refuse(400, 'NAMED_TWICE', 'places');
  const tenants = await findTenants(caller.db, ids);
  if (tenants.length < ids.length || tenants.some(tenant => tenant.companyId !== companyId)) throw notFound();
  if (tenants.some(tenant => !canAccess(caller.person, scopeOf(tenant)))) throw forbidden();
  return tenants;
};
