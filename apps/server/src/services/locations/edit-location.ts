import { formatLocationValue, locationLabels } from '@commissary/catalog';
import type { LocationEditBody } from '@commissary/contract';
import { type AuditChange, can, type Permission, tenantScopeOf } from '@commissary/domain';
import { lockCompanies } from '../../store/database/index.ts';
import { listDocumentRows } from '../../store/documents/index.ts';
import { findTenant, type LocationColumns, type TenantRecord, updateLocation } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { forbidden, notFound, outdated } from '../errors/index.ts';
import { inside, movable, moveLocation, requireGroup } from '../levels/index.ts';
import { locationAudit, requireMenu } from './create-location.ts';

/** In addition to the permission to edit the location: what its terminals offer is configuration. */
const permissions: Partial<Record<keyof LocationColumns, Permission>> = {
  menuId: 'manageMenus',
  kioskActive: 'accessConfigurationOptions',
};

/**
 * Changes the fields in the body. Returns 409 after a concurrent change: then nothing is written, and the sender
 * decides with the newer record. A move to another group needs the permissions of moving.
 */
export const updateLocationFields = async (context: RequestContext, body: LocationEditBody): Promise<TenantRecord> => {
  const { id, ver, type: _, groupId, ...named } = body;
  const location = await findTenant(context.db, id);
  if (location?.type !== 'LOCATION' || location.companyId !== context.company.id) throw notFound();
  demand(context, 'editLocation', location);
  const fields = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined),
  ) as Partial<LocationColumns>;
  for (const name of Object.keys(fields) as (keyof LocationColumns)[]) demand(context, permissions[name], location);
  if (typeof fields.menuId === 'string') await requireMenu(context, fields.menuId);
  const moves = groupId !== undefined && groupId !== location.groupId;
  if (moves) await movable(context, [id], groupId === null ? null : await requireGroup(context, groupId));
  const changes = await changesOf(context, location, fields);
  await runOnce(context, `location.edit ${JSON.stringify(body)}`, async db => {
    await lockCompanies(db, [location.companyId]);
    if (moves && groupId !== null) await requireGroup(inside(context, db), groupId);
    if (!(await updateLocation(db, id, ver, fields))) throw outdated();
    if (changes.length > 0)
      await recordAudit(context, db, { action: 'location.edit', ...locationAudit(location), changes });
    if (moves) await moveLocation(context, db, location, groupId);
    return null;
  });
  const saved = await findTenant(context.db, id);
  if (saved === null) throw notFound();
  return saved;
};

const demand = ({ person }: RequestContext, permission: Permission | undefined, location: TenantRecord): void => {
  if (permission !== undefined && !can(person, permission, tenantScopeOf(location))) throw forbidden();
};

/** Old and new of what differs, as text. */
const changesOf = async (
  { db, company }: RequestContext,
  location: TenantRecord,
  fields: Partial<LocationColumns>,
): Promise<AuditChange[]> => {
  const menus = fields.menuId === undefined ? [] : await listDocumentRows(db, company.id, 'menu');
  const nameOf = (id: string) => menus.find(menu => menu.id === id)?.name ?? id;
  return (Object.keys(fields) as (keyof LocationColumns)[]).flatMap(name => {
    const was = formatLocationValue(name, location[name], nameOf);
    const now = formatLocationValue(name, fields[name], nameOf);
    return was === now ? [] : [{ what: locationLabels[name], was, now }];
  });
};
