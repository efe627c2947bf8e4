import { canSeeEmployee, type WorkingEmployee } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { listWorkers, type Worker } from '../../store/people/index.ts';
import { findTenantNames, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';

type Place = Pick<TenantRecord, 'id' | 'groupId'>;

/**
 * Who works at each of these locations or groups: there, in the group around, or in the whole company. Three statements
 * at most, however many they are.
 */
export const workingEmployees = async (
  db: Db,
  companyId: string,
  places: readonly Place[],
): Promise<(placeId: string) => WorkingEmployee[]> => {
  const reached = new Map(places.map(place => [place.id, new Set(idsOf(companyId, place))]));
  const workers = await listWorkers(db, companyId, [...new Set([...reached.values()].flatMap(ids => [...ids]))]);
  const byPlace = workersByPlace(companyId, workers);
  return placeId => {
    const ids = reached.get(placeId) ?? new Set();
    // Of all workers only those who are there are visited: a publish asks for thousands of places.
    const there = new Map([...ids].flatMap(id => byPlace.get(id) ?? []).map(one => [one.position, one.worker]));
    return [...there].sort(([one], [other]) => one - other).map(([, worker]) => employeeAt(worker, ids));
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

/** A worker with their place among all. */
interface Ordered {
  readonly position: number;
  readonly worker: Worker;
}

/** By the id that a job or a role is on; one that holds everywhere is the company's. */
const workersByPlace = (companyId: string, workers: readonly Worker[]): ReadonlyMap<string, readonly Ordered[]> => {
  const found = new Map<string, Ordered[]>();
  for (const [position, worker] of workers.entries())
    for (const id of new Set(
      [...worker.jobs, ...worker.roles].map(({ on }) => (on.type === 'GLOBAL' ? companyId : on.id)),
    )) {
      const there = found.get(id);
      if (there === undefined) found.set(id, [{ position, worker }]);
      else there.push({ position, worker });
    }
  return found;
};

const employeeAt = ({ id, name, jobs, roles }: Worker, ids: ReadonlySet<string>): WorkingEmployee => ({
  id,
  name,
  roles: jobs.filter(({ on }) => ids.has(on.id)).map(({ jobTypeId, on }) => ({ jobTypeId, grantObject: on })),
  grantedRoles: roles
    .filter(({ on }) => on.type === 'GLOBAL' || ids.has(on.id))
    .map(({ roleId, on }) => ({ roleId, grantObject: on })),
});
