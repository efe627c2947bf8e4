import { type EndingAccess, mostSilent } from '@commissary/contract';
import { freshnessMs, type LogOnPlace } from '@commissary/domain';
import { readOpenAccess } from '../../store/accounts/index.ts';
import { listExternalIds } from '../../store/scheduling/index.ts';
import { listSilentLocations } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { type EmployeeCase, placesOfCase } from './employees.ts';

/** What ends for each of these people when they are deactivated: in three statements, however many they are. */
export const readEndingAccess = async (
  { db, company, now }: Pick<RequestContext, 'db' | 'company' | 'now'>,
  cases: readonly EmployeeCase[],
): Promise<(found: EmployeeCase) => EndingAccess> => {
  const ids = cases.map(({ row }) => row.id);
  const open = await readOpenAccess(db, ids, now());
  const known = Map.groupBy(await listExternalIds(db, company.id, ['user'], ids), ({ itemId }) => itemId);
  const silent = cases.some(({ row }) => row.hasPin)
    ? await listSilentLocations(db, company.id, new Date(now().getTime() - freshnessMs))
    : [];
  const silentAt = locationsByPlace(silent);
  return found => {
    const { row, certifications } = found;
    const { sessions = 0, invitations = 0, resets = 0 } = open.get(row.id) ?? {};
    const places = uniquePlaces(placesOfCase(found));
    const admitting = row.hasPin ? silentAt(places) : [];
    return {
      signIn: row.email !== null && row.passwordHash !== null,
      sessions,
      invitations,
      resets,
      terminals: row.hasPin ? places : [],
      silent: admitting.slice(0, mostSilent).map(({ id, name }) => ({ id, name })),
      silentTotal: admitting.length,
      scheduling: (known.get(row.id) ?? []).map(({ placeId }) => placeId || company.id),
      certifications: certifications.length,
    };
  };
};

const uniquePlaces = (places: readonly LogOnPlace[]): LogOnPlace[] => [
  ...new Map(places.map(place => [`${place.type} ${place.id}`, place])).values(),
];

interface Location {
  readonly id: string;
  readonly groupId: string | null;
}

/** Returns those of some locations that are at one of these places, in their order. */
const locationsByPlace = <L extends Location>(locations: readonly L[]): ((places: readonly LogOnPlace[]) => L[]) => {
  const order = new Map(locations.map((location, at) => [location, at]));
  const byId = Map.groupBy(locations, ({ id }) => id);
  const byGroup = Map.groupBy(locations, ({ groupId }) => groupId);
  return places => {
    if (places.some(({ type }) => type === 'COMPANY' || type === 'GLOBAL')) return [...locations];
    const found = places.flatMap(({ type, id }) => (type === 'GROUP' ? byGroup : byId).get(id) ?? []);
    return [...new Set(found)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  };
};
