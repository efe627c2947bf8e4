import type { LocationEffect } from '@commissary/contract';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { initialStoredDocument, stateWithoutChanges } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { effectiveDocuments } from '../documents/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { effectBetween, readCompanyDocument } from '../levels/index.ts';
import { requireManaged } from './manage.ts';

const kind = 'menu';

/** What each location would have with this menu instead of what it has now; one that has it already is left out. Writes nothing. */
export const previewAssign = async (
  context: RequestContext,
  menuId: string,
  locationIds: readonly string[],
): Promise<LocationEffect[]> => {
  const { company } = context;
  const menu = await requireManaged(context, menuId);
  if (menu.deletedAt !== null || menu.template) throw notFound();
  const locations = (await requireLocations(context, locationIds)).filter(one => one.menuId !== menuId);
  const ids = new Set([menuId, ...locations.flatMap(one => one.menuId ?? [])]);
  const menus = new Map(
    await Promise.all(
      [...ids].map(
        async id => [id, await readCompanyDocument(context, { kind, companyId: company.id, menuId: id })] as const,
      ),
    ),
  );
  const stackAt = (location: TenantRecord, id: string | null) =>
    (id === null ? null : menus.get(id))?.stackAt(location) ?? null;
  const pairs = locations.map(location => ({
    location,
    before: stackAt(location, location.menuId),
    after: stackAt(location, menuId),
  }));
  const effective = await effectiveDocuments(
    context,
    pairs.flatMap(({ before, after }) => [before, after].filter(stack => stack !== null)),
  );
  // A location without a menu sells nothing yet.
  const nothing = stateWithoutChanges(kind, initialStoredDocument(kind));
  return pairs.map(({ location, before, after }) =>
    effectBetween(
      context,
      kind,
      location,
      before === null ? nothing : effective(before),
      after === null ? nothing : effective(after),
    ),
  );
};

const requireLocations = async (
  { db, company, person }: RequestContext,
  ids: readonly string[],
): Promise<readonly TenantRecord[]> => {
  const found = new Map((await findTenants(db, ids)).map(one => [one.id, one]));
  return ids.map((id, index) => {
    const location = found.get(id);
    const path = `/body/locationIds/${index}`;
    if (location?.type !== 'LOCATION' || location.companyId !== company.id) throw apiError(404, 'NOT_FOUND', path);
    if (!canAccess(person, tenantScopeOf(location))) throw forbidden();
    return location;
  });
};
