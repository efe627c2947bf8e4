import type { LaborStatus, SchedulingItemRecord } from '@commissary/contract';
import { can, type Permission } from '@commissary/domain';
import { listSchedulingItems, type SchedulingItem } from '../../store/scheduling/index.ts';
import { findTenant, type TenantRecord } from '../../store/tenants/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { companyPlace } from './desired-items.ts';

/** What the scheduling service has of a location, and of its group and company. People only where the caller manages them. */
export const readLaborStatus = async (context: RequestContext, locationId: string): Promise<LaborStatus> => {
  const { config, db, person } = context;
  const location = await findTenant(db, locationId);
  if (location?.type !== 'LOCATION') throw notFound();
  const items = (await listSchedulingItems(db, location.companyId)).filter(item => isAt(location, item));
  const seen = items.filter(item => item.kind !== 'user' || mayAt(person, 'userAdmin', location, item.placeId));
  return {
    configured: config.schedulingUrl !== null,
    enabled: location.laborIntegrated,
    schedulingLocationId: location.schedulingLocationId,
    items: seen.map(item => presented(person, location, item)),
    hiddenPeople: items.length - seen.length,
  };
};

/** Whether an item belongs to a location, its group or its company. */
export const isAt = ({ id, groupId }: TenantRecord, { placeId }: Pick<SchedulingItem, 'placeId'>): boolean =>
  placeId === companyPlace || placeId === id || placeId === groupId;

/** Whether the person has a permission at the place of an item: the location, its group or its company. */
export const mayAt = (
  person: Person,
  permission: Permission,
  { id, companyId, groupId }: TenantRecord,
  placeId: string,
): boolean => {
  if (placeId === companyPlace) return can(person, permission, { companyId });
  return can(person, permission, placeId === id ? { companyId, groupId, locationId: id } : { companyId, groupId });
};

const presented = (person: Person, location: TenantRecord, item: SchedulingItem): SchedulingItemRecord => {
  const { kind, itemId, name, placeId, externalId, state, why, retryAt, changedAt } = item;
  return {
    ...{ kind, itemId, name, externalId, state, why },
    placeId: placeId === companyPlace ? null : placeId,
    retryAt: retryAt?.getTime() ?? null,
    changedAt: changedAt.getTime(),
    maySend: mayAt(person, 'editLocation', location, placeId),
  };
};
