import type { Db } from '../../store/database/index.ts';
import { findTenantNames, listTenantNames } from '../../store/tenants/index.ts';
import { notFound } from '../errors/index.ts';

/**
 * The ids on which a role or a job is for people who work at a place: of a location its own and its group's, of a group
 * its own and its locations', of the company its own.
 */
export const placesWithin = async (db: Db, companyId: string, placeId: string): Promise<string[]> => {
  if (placeId === companyId) return [companyId];
  const [place] = await findTenantNames(db, [placeId]);
  if (place === undefined || place.companyId !== companyId) throw notFound();
  if (place.type === 'LOCATION') return [placeId, place.groupId].filter(id => id !== null);
  const inside = await listTenantNames(db, companyId, { reach: { groupIds: [placeId], locationIds: [] } });
  return inside.map(({ id }) => id);
};
