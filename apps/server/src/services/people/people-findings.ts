import type { Finding } from '@commissary/catalog';
import { plainDateTimeAt, type WorkingEmployee } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { listPeopleToCheck } from '../../store/people/index.ts';
import type { TenantPlace } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';

type WithRequirements = {
  readonly requirements?: readonly { readonly id: string | number; readonly name: string }[];
};

/**
 * What is most likely a mistake about those who work at a location with a job: no PIN, so they cannot log on there, and
 * a certification that has ended. Read once for all locations of a publish.
 */
export const peopleFindings = async (
  { db, now }: Pick<UseCaseContext, 'db' | 'now'>,
  companyId: string,
  locations: readonly TenantPlace[],
): Promise<
  (location: TenantPlace, employees: readonly WorkingEmployee[], employment: unknown) => readonly Finding[]
> => {
  const at = now().getTime();
  // A certification ends with its day, which ends later in the west.
  const found = await listPeopleToCheck(db, companyId, {
    day: dayAt(at, easternmost),
    placeIds: placesAround(companyId, locations),
  });
  const byPerson = Map.groupBy(
    found.map((one, position) => ({ ...one, position })),
    ({ personId }) => personId,
  );
  return (location, employees, employment) => {
    const today = dayAt(at, location.timeZone ?? 'UTC');
    const { requirements = [] } = (employment ?? {}) as WithRequirements;
    // Of all people only those who work here are visited: a publish asks for thousands of locations.
    const here = employees
      .filter(({ roles }) => roles.length > 0)
      .flatMap(({ id, name }) => (byPerson.get(id) ?? []).map(one => ({ ...one, name })))
      .sort((one, other) => one.position - other.position);
    return here.flatMap(({ personId, ended, name }): Finding[] => {
      const about = { path: memberPath('/employees', personId), personId };
      if (ended === null) return [{ ...about, code: 'pin-missing', names: [name] }];
      if (ended.endsOn >= today) return [];
      const requirement = requirements.find(({ id }) => String(id) === ended.requirementId)?.name;
      return requirement === undefined ? [] : [{ ...about, code: 'certification-ended', names: [name, requirement] }];
    });
  };
};

/** Of a few locations, those whose jobs count there; of many, everybody of the company is as near. */
const placesAround = (companyId: string, locations: readonly TenantPlace[]): readonly string[] | undefined =>
  locations.length > fewLocations
    ? undefined
    : [companyId, ...new Set(locations.flatMap(({ id, groupId }) => [id, ...(groupId === null ? [] : [groupId])]))];

const fewLocations = 200;

const easternmost = 'Pacific/Kiritimati';

const dayAt = (instant: number, zone: string): string => {
  const { year, month, day } = plainDateTimeAt(instant, zone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
};
