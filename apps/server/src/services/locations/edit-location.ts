import { locationLabels, locationValueWords } from '@commissary/catalog';
import type { LocationEdit } from '@commissary/contract';
import { type AuditChange, can, type Permission, scopeOf } from '@commissary/domain';
import type { RequestContext } from '../../request-context.ts';
import { listMenus } from '../../store/document.ts';
import { findTenant, type LocationFields, type Tenant, updateLocation } from '../../store/tenant.ts';
import { holdCompanies } from '../../store/transact.ts';
import { audit } from '../audit.ts';
import { once } from '../idempotent.ts';
import { groupOf, inside, movable, moveLocation } from '../levels/groups.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';
import { about, demandMenu } from './create-location.ts';

/** Beside the right to edit the location at all: what its terminals offer is configuration. */
const rights: Partial<Record<keyof LocationFields, Permission>> = {
  menuId: 'manageMenus',
  kioskActive: 'accessConfigurationOptions',
};

/**
 * Changes the fields that the body names. Whoever was faster makes it a 409: then nothing is written, and the sender
 * decides on the newer record. A move to another group asks what moving asks.
 */
export const editLocation = async (context: RequestContext, body: LocationEdit): Promise<Tenant> => {
  const { id, ver, type: _, groupId, ...named } = body;
  const location = await findTenant(context.db, id);
  if (location?.type !== 'LOCATION' || location.companyId !== context.company.id) throw notFound();
  demand(context, 'editLocation', location);
  const fields = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined),
  ) as Partial<LocationFields>;
  for (const name of Object.keys(fields) as (keyof LocationFields)[]) demand(context, rights[name], location);
  if (typeof fields.menuId === 'string') await demandMenu(context, fields.menuId);
  const moves = groupId !== undefined && groupId !== location.groupId;
  if (moves) await movable(context, [id], groupId === null ? null : await groupOf(context, groupId));
  const changes = await changesOf(context, location, fields);
  await once(context, `location.edit ${JSON.stringify(body)}`, async db => {
    await holdCompanies(db, [location.companyId]);
    if (moves && groupId !== null) await groupOf(inside(context, db), groupId);
    if (!(await updateLocation(db, id, ver, fields))) throw refuse(409, 'CONFLICTING EDIT');
    if (changes.length > 0) await audit(context, db, { action: 'location.edit', ...about(location), changes });
    if (moves) await moveLocation(context, db, location, groupId);
    return null;
  });
  const saved = await findTenant(context.db, id);
  if (saved === null) throw notFound();
  return saved;
};

const demand = ({ person }: RequestContext, permission: Permission | undefined, location: Tenant): void => {
  if (permission !== undefined && !can(person, permission, scopeOf(location))) throw forbidden();
};

/** Old and new of what differs, in words. */
const changesOf = async (
  { db, company }: RequestContext,
  location: Tenant,
  fields: Partial<LocationFields>,
): Promise<AuditChange[]> => {
  const menus = fields.menuId === undefined ? [] : await listMenus(db, company.id);
  const nameOf = (id: string) => menus.find(menu => menu.id === id)?.name ?? id;
  return (Object.keys(fields) as (keyof LocationFields)[]).flatMap(name => {
    const was = locationValueWords(name, location[name], nameOf);
    const now = locationValueWords(name, fields[name], nameOf);
    return was === now ? [] : [{ what: locationLabels[name], was, now }];
  });
};
