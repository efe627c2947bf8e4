import type { Overview } from '@commissary/contract';
import { can, tenantScopeOf } from '@commissary/domain';
import { listPinsSent } from '../../store/calls/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';

const shownMs = 7 * 24 * 3_600_000;
/** As many are named. */
const named = 3;
/** More than anybody connects in a week. */
const most = 200;

/**
 * The devices that got who logs on at a location for the first time, in the last days: for people who may view PINs there,
 * because whoever connects one can try them out.
 */
export const readNewDevices = async (
  { db, company, person, now }: RequestContext,
  place: string | undefined,
): Promise<Overview['newDevices']> => {
  const since = new Date(now().getTime() - shownMs);
  const sent = await listPinsSent(db, company.id, since, most);
  if (sent.length === 0) return { total: 0, first: [] };
  const locations = new Map(
    (await findTenants(db, [...new Set(sent.map(one => one.locationId))])).map(one => [one.id, one]),
  );
  const seen = sent.flatMap(({ locationId, credential, at }) => {
    const location = locations.get(locationId);
    if (location === undefined || !can(person, 'viewEmployeePasswords', tenantScopeOf(location))) return [];
    if (place !== undefined && place !== location.id && place !== location.groupId) return [];
    return [{ location: location.name, credential, at: at.getTime() }];
  });
  return { total: seen.length, first: seen.slice(0, named) };
};
