import { can, canAccess, type Permission, scopeOf } from '@commissary/domain';
import type { RequestContext } from '../../request-context.ts';
import { type AuditEntry, writeAudit } from '../../store/audit.ts';
import type { Db } from '../../store/tables.ts';
import {
  findTenants,
  insertTenants,
  listTenants,
  moveTenant,
  removeTenant,
  renameTenant,
  type Tenant,
} from '../../store/tenant.ts';
import { once } from '../idempotent.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';

export interface NewGroup {
  readonly name: string;
  readonly locationIds: readonly string[];
}

export interface GroupEdit {
  readonly id: string;
  readonly name?: string | undefined;
  readonly join?: readonly { readonly locationId: string; readonly from: string | null }[] | undefined;
  readonly leave?: readonly string[] | undefined;
}

/** Makes a group. Locations that shall be in it leave the one they were in. */
export const createGroup = async (context: RequestContext, { name, locationIds }: NewGroup): Promise<Tenant> => {
  const { company } = context;
  const locations = await movable(context, locationIds, null);
  const id = await once(context, `group.create ${company.id} ${name} ${locationIds.join(' ')}`, async db => {
    const group = { id: context.newId(), companyId: company.id, name, type: 'GROUP' } as const;
    await insertTenants(db, [group], context.now());
    await writeAudit(db, { ...by(context), action: 'group.create', target: group.id, details: { name } });
    for (const location of locations) await move(context, db, location.id, location.groupId, group.id);
    return group.id;
  });
  return found(await findTenants(context.db, [id]));
};

/** Renames a group and moves locations into it and out of it: all of it or nothing. */
export const editGroup = async (
  context: RequestContext,
  { id, name, join = [], leave = [] }: GroupEdit,
): Promise<Tenant> => {
  const group = await groupOf(context, id);
  demand(context, 'editLocation', group);
  const joining = await movable(
    context,
    join.map(({ locationId }) => locationId),
    group,
  );
  const leaving = await movable(context, leave, null);
  if (joining.some(location => leave.includes(location.id))) throw refuse(400, 'NAMED_TWICE', 'leave');
  await context.db.transaction().execute(async db => {
    // Also where the name stays: whoever removes the group meanwhile waits, or has been first.
    if (!(await renameTenant(db, id, name ?? group.name))) throw notFound();
    if (name !== undefined && name !== group.name)
      await writeAudit(db, {
        ...by(context),
        action: 'group.rename',
        target: id,
        details: { from: group.name, to: name },
      });
    for (const { locationId, from } of join) await move(context, db, locationId, from, id);
    for (const { id: locationId } of leaving) await move(context, db, locationId, id, null);
  });
  return found(await findTenants(context.db, [id]));
};

/** Takes a group away. Its locations are in no group then; what it set for them stays in the history alone. */
export const removeGroup = async (context: RequestContext, groupId: string): Promise<void> => {
  const group = await groupOf(context, groupId);
  await context.db.transaction().execute(async db => {
    if (!(await removeTenant(db, group.id, context.now()))) throw notFound();
    await writeAudit(db, { ...by(context), action: 'group.remove', target: group.id, details: { name: group.name } });
    for (const location of await listTenants(db, group.companyId))
      if (location.groupId === group.id) await move(context, db, location.id, group.id, null);
  });
};

/** A group of the call's company, named in a body: what is none is not there. */
export const groupOf = async ({ db, company, person }: RequestContext, id: string): Promise<Tenant> => {
  const [group] = await findTenants(db, [id]);
  if (group?.type !== 'GROUP' || group.companyId !== company.id) throw notFound();
  if (!canAccess(person, scopeOf(group))) throw forbidden();
  return group;
};

/**
 * Locations that the person may move to another group, or to none. The right is asked at the location, at the group it is in
 * and at the one it goes to; without a group the company answers for it.
 */
const movable = async (
  context: RequestContext,
  ids: readonly string[],
  to: Tenant | null,
): Promise<readonly Tenant[]> => {
  if (new Set(ids).size < ids.length) throw refuse(400, 'NAMED_TWICE', 'locationIds');
  const locations = await findTenants(context.db, ids);
  const isLocation = ({ type, companyId }: Tenant): boolean => type === 'LOCATION' && companyId === context.company.id;
  if (locations.length < ids.length || !locations.every(isLocation)) throw notFound();
  for (const location of locations) {
    demand(context, 'editLocation', location);
    if (
      location.groupId !== null &&
      !can(context.person, 'editLocation', { companyId: location.companyId, groupId: location.groupId })
    )
      throw forbidden();
    if (to === null && !can(context.person, 'editLocation', { companyId: location.companyId })) throw forbidden();
  }
  return locations;
};

const move = async (
  context: RequestContext,
  db: Db,
  locationId: string,
  from: string | null,
  to: string | null,
): Promise<void> => {
  if (!(await moveTenant(db, locationId, from, to))) throw refuse(409, 'CONFLICTING EDIT', locationId);
  await writeAudit(db, { ...by(context), action: 'location.move', target: locationId, details: { from, to } });
};

const demand = ({ person }: RequestContext, permission: Permission, tenant: Tenant): void => {
  if (!can(person, permission, scopeOf(tenant))) throw forbidden();
};

const found = ([tenant]: readonly Tenant[]): Tenant => {
  if (tenant === undefined) throw notFound();
  return tenant;
};

const by = ({ now, company, person, address }: RequestContext): Omit<AuditEntry, 'action'> => ({
  at: now(),
  companyId: company.id,
  personId: person.id,
  personName: person.name,
  address,
});
