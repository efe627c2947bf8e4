import { groupRecord, locationRecord, recordChanges } from '@commissary/catalog';
import { can, canAccess, type Permission, tenantScopeOf } from '@commissary/domain';
import { type Db, inTransaction, lockCompanies } from '../../store/database/index.ts';
import { noteSchedulingChange } from '../../store/scheduling/index.ts';
import {
  findTenantNames,
  findTenants,
  insertTenants,
  listTenantNames,
  lockTenant,
  moveTenant,
  removeTenant,
  renameTenant,
  type TenantRecord,
} from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound, outdated } from '../errors/index.ts';

export interface NewGroup {
  readonly name: string;
  readonly locationIds: readonly string[];
}

export interface GroupEdit {
  readonly id: string;
  /** The version that was edited; absent: the edit applies to any. */
  readonly ver?: number | undefined;
  readonly name?: string | undefined;
  readonly join?: readonly { readonly locationId: string; readonly from: string | null }[] | undefined;
  readonly leave?: readonly string[] | undefined;
}

type Asking = Pick<RequestContext, 'db' | 'company' | 'person'>;

/** The caller within a transaction. */
export const inside = ({ company, person }: Asking, db: Db): Asking => ({ db, company, person });

/** Creates a group. Its locations leave the group that they were in. */
export const createGroup = async (context: RequestContext, { name, locationIds }: NewGroup): Promise<TenantRecord> => {
  const { company } = context;
  const id = await runOnce(context, `group.create ${company.id} ${name} ${locationIds.join(' ')}`, async db => {
    await lockCompanies(db, [company.id]);
    const locations = await movable(inside(context, db), locationIds, null);
    const group = { id: context.newId(), companyId: company.id, name, type: 'GROUP' } as const;
    await insertTenants(db, [group], context.now());
    await recordAudit(context, db, { ...auditTarget(group), action: 'group.create' });
    const names = await groupNames(db, [group.id, ...locations.map(({ groupId }) => groupId)]);
    for (const location of locations)
      await move(context, db, { location, from: location.groupId, to: group.id, names });
    await noteSchedulingChange(db, company.id, context.now());
    return group.id;
  });
  return found(await findTenants(context.db, [id]));
};

/** Renames a group and moves locations into it and out of it, all or nothing. */
export const editGroup = async (
  context: RequestContext,
  { id, ver, name, join = [], leave = [] }: GroupEdit,
): Promise<TenantRecord> => {
  await runOnce(context, `group.edit ${JSON.stringify([id, ver ?? null, name ?? null, join, leave])}`, async db => {
    await lockCompanies(db, [context.company.id]);
    const held = inside(context, db);
    const group = await requireGroup(held, id);
    demand(context, 'editLocation', group);
    const joining = await movable(
      held,
      join.map(({ locationId }) => locationId),
      group,
    );
    const leaving = await movable(held, leave, null);
    const left = new Set(leave);
    if (joining.some(location => left.has(location.id))) throw apiError(400, 'NAMED_TWICE', 'leave');
    const renamed = { name: name ?? group.name };
    if (!(await renameTenant(db, id, renamed.name, ver))) throw outdated();
    const changes = recordChanges(groupRecord, group, renamed);
    if (changes.length > 0)
      await recordAudit(context, db, { ...auditTarget({ ...group, ...renamed }), action: 'group.rename', changes });
    const fromOf = new Map(join.map(({ locationId, from }) => [locationId, from]));
    const names = await groupNames(db, [id, ...fromOf.values()]);
    for (const location of joining)
      await move(context, db, { location, from: fromOf.get(location.id) ?? null, to: id, names });
    for (const location of leaving) await move(context, db, { location, from: id, to: null, names });
    await noteSchedulingChange(db, context.company.id, context.now());
    return null;
  });
  return found(await findTenants(context.db, [id]));
};

/** Removes a group. Its locations are then in no group; what it set for them is only in the history. */
export const removeGroup = async (context: RequestContext, groupId: string): Promise<void> => {
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [context.company.id]);
    const group = await requireGroup(inside(context, db), groupId);
    await lockTenant(db, group.id);
    if (!(await removeTenant(db, group.id, context.now()))) throw notFound();
    await recordAudit(context, db, { ...auditTarget(group), action: 'group.remove' });
    const names = new Map([[group.id, group.name]]);
    const reach = { groupIds: [group.id], locationIds: [] };
    for (const location of await listTenantNames(db, group.companyId, { reach }))
      if (location.groupId === group.id) await move(context, db, { location, from: group.id, to: null, names });
    await noteSchedulingChange(db, group.companyId, context.now());
  });
};

/** Moves one location to another group, or to none, as part of a transaction; `movable` has checked the permissions. */
export const moveLocation = async (
  context: RequestContext,
  db: Db,
  location: TenantRecord,
  to: string | null,
): Promise<void> =>
  move(context, db, { location, from: location.groupId, to, names: await groupNames(db, [location.groupId, to]) });

/** A group of the call's company, named in a body at `path`; throws 404 for anything else. */
export const requireGroup = async (
  { db, company, person }: Asking,
  id: string,
  path?: string,
): Promise<TenantRecord> => {
  const [group] = await findTenants(db, [id]);
  if (group?.type !== 'GROUP' || group.companyId !== company.id) throw apiError(404, 'NOT_FOUND', path);
  if (!canAccess(person, tenantScopeOf(group))) throw forbidden();
  return group;
};

/**
 * Locations that the person may move to another group, or to none. The permission is required at the location, at its
 * current group and at the new one; without a group, at the company.
 */
export const movable = async (
  context: Asking,
  ids: readonly string[],
  to: TenantRecord | null,
): Promise<readonly TenantRecord[]> => {
  if (new Set(ids).size < ids.length) throw apiError(400, 'NAMED_TWICE', 'locationIds');
  const locations = await findTenants(context.db, ids);
  const isLocation = ({ type, companyId }: TenantRecord): boolean =>
    type === 'LOCATION' && companyId === context.company.id;
  if (locations.length < ids.length || !locations.every(isLocation)) throw notFound();
  if (to !== null) demand(context, 'editLocation', to);
  for (const location of locations) {
    demand(context, 'editLocation', location);
    if (!mayLeaveGroup(context.person, location)) throw forbidden();
    if (to === null && !can(context.person, 'editLocation', { companyId: location.companyId })) throw forbidden();
  }
  return locations;
};

/** Whether the person may take a location out of its group, where it is in one. */
export const mayLeaveGroup = (person: Asking['person'], { companyId, groupId }: TenantRecord): boolean =>
  groupId === null || can(person, 'editLocation', { companyId, groupId });

const move = async (context: RequestContext, db: Db, { location, from, to, names }: Move): Promise<void> => {
  if (!(await moveTenant(db, location.id, from, to))) throw outdated(location.id);
  await recordAudit(context, db, {
    ...auditTarget(location),
    action: 'location.move',
    changes: recordChanges(locationRecord, { groupId: from }, { groupId: to }, id => names.get(id) ?? id),
    details: { from, to },
  });
};

interface Move {
  readonly location: Pick<TenantRecord, 'id' | 'companyId' | 'name'>;
  readonly from: string | null;
  readonly to: string | null;
  /** Of groups, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const groupNames = async (db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const known = [...new Set(ids.filter(id => id !== null))];
  return new Map((await findTenantNames(db, known)).map(({ id, name }) => [id, name]));
};

const demand = ({ person }: Pick<Asking, 'person'>, permission: Permission, tenant: TenantRecord): void => {
  if (!can(person, permission, tenantScopeOf(tenant))) throw forbidden();
};

const found = ([tenant]: readonly TenantRecord[]): TenantRecord => {
  if (tenant === undefined) throw notFound();
  return tenant;
};

const auditTarget = ({ id, companyId, name }: Pick<TenantRecord, 'id' | 'companyId' | 'name'>) => ({
  companyId,
  tenantIds: [id],
  target: id,
  subject: name,
});
