import { canSeeEmployee, type WorkingEmployee } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { listWork, type Work } from '../../store/people/index.ts';
import { findTenantNames, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { inTurns } from '../turns/index.ts';

type Place = Pick<TenantRecord, 'id' | 'groupId'>;

/**
 * Who works at each of these locations or groups: there, in the group above, or in the whole company. Three statements
 * at most, however many they are.
 */
export const workingEmployees = async (
  db: Db,
  companyId: string,
  places: readonly Place[],
): Promise<(placeId: string) => WorkingEmployee[]> => {
  const idsAt = new Map(places.map(place => [place.id, idsOf(companyId, place)]));
  const byPlace = new Map<string, Ordered[]>();
  const work = await listWork(db, companyId, [...new Set([...idsAt.values()].flat())]);
  for await (const [position, one] of inTurns(work.entries())) {
    // What holds everywhere is the company's.
    const id = one.onType === 'GLOBAL' ? companyId : one.onId;
    const there = byPlace.get(id);
    if (there === undefined) byPlace.set(id, [{ position, work: one }]);
    else there.push({ position, work: one });
  }
  return placeId => {
    // Only the work that is there is visited: a publish asks for thousands of places.
    const there = (idsAt.get(placeId) ?? []).flatMap(id => byPlace.get(id) ?? []);
    const ordered = there.sort((one, other) => one.position - other.position).map(one => one.work);
    return [...Map.groupBy(ordered, ({ personId }) => personId).values()].map(employeeOf);
  };
};

/** Who works at a location or group, or is employed for the whole company (null), as far as the caller may see them. */
export const employeesAt = async (
  { db, person }: Pick<UseCaseContext, 'db' | 'person'>,
  companyId: string,
  place: Place | null,
): Promise<WorkingEmployee[]> => {
  const id = place?.id ?? companyId;
  const employees = (await workingEmployees(db, companyId, [place ?? { id, groupId: null }]))(id);
  const tenants = place === null ? [] : await findTenantNames(db, idsOf(companyId, place));
  return employees.filter(({ roles, grantedRoles }) =>
    canSeeEmployee(
      person,
      [...roles, ...grantedRoles].map(({ grantObject }) => ({ permissions: [], on: grantObject })),
      companyId,
      tenants,
    ),
  );
};

/** The company, the group and the place itself: what a job or a role is on for those who work there. */
const idsOf = (companyId: string, { id, groupId }: Place): string[] => [
  ...new Set([companyId, id, ...(groupId === null ? [] : [groupId])]),
];

/** A job or a role with its position among all. */
interface Ordered {
  readonly position: number;
  readonly work: Work;
}

/** One person by what they have there. */
const employeeOf = (there: readonly Work[]): WorkingEmployee => ({
  id: there[0]?.personId ?? '',
  name: there[0]?.name ?? '',
  roles: there.flatMap(({ jobTypeId, onType: type, onId: id }) =>
    jobTypeId === null || type === 'GLOBAL' ? [] : [{ jobTypeId, grantObject: { type, id } }],
  ),
  grantedRoles: there.flatMap(({ roleId, onType: type, onId: id }) =>
    roleId === null ? [] : [{ roleId, grantObject: { type, id } }],
  ),
});
