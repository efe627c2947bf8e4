import type { EndingAccess } from '@commissary/contract';
import { freshnessMs, type LogOnPlace, placesMeet } from '@commissary/domain';
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
  const known = await listExternalIds(db, company.id, ['user'], ids);
  const silent = cases.some(({ row }) => row.hasPin)
    ? await listSilentLocations(db, company.id, new Date(now().getTime() - freshnessMs))
    : [];
  const groups = new Map(silent.map(({ id, groupId }) => [id, groupId]));
  const groupOf = (id: string) => groups.get(id) ?? null;
  return found => {
    const { row, certifications } = found;
    const { sessions = 0, invitations = 0, resets = 0 } = open.get(row.id) ?? {};
    const places = uniquePlaces(placesOfCase(found));
    return {
      signIn: row.email !== null && row.passwordHash !== null,
      sessions,
      invitations,
      resets,
      terminals: row.hasPin ? places : [],
      silent: row.hasPin
        ? silent
            .filter(({ id }) => placesMeet(places, [{ type: 'LOCATION', id }], groupOf))
            .map(({ id, name }) => ({ id, name }))
        : [],
      scheduling: known.filter(({ itemId }) => itemId === row.id).map(({ placeId }) => placeId || company.id),
      certifications: certifications.length,
    };
  };
};

const uniquePlaces = (places: readonly LogOnPlace[]): LogOnPlace[] => [
  ...new Map(places.map(place => [`${place.type} ${place.id}`, place])).values(),
];
