import type { Finding } from '@commissary/catalog';
import { plainDateTimeAt, type WorkingEmployee } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { listPeopleToCheck } from '../../store/people/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
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
): Promise<
  (location: TenantRecord, employees: readonly WorkingEmployee[], employment: unknown) => readonly Finding[]
> => {
  const at = now().getTime();
  // A certification ends with its day, which ends later in the west.
  const found = await listPeopleToCheck(db, companyId, dayAt(at, easternmost));
  return (location, employees, employment) => {
    const today = dayAt(at, location.timeZone ?? 'UTC');
    const names = new Map(employees.filter(({ roles }) => roles.length > 0).map(({ id, name }) => [id, name]));
    const { requirements = [] } = (employment ?? {}) as WithRequirements;
    return found.flatMap(({ personId, ended }): Finding[] => {
      const name = names.get(personId);
      if (name === undefined) return [];
      const about = { path: memberPath('/employees', personId), personId };
      if (ended === null) return [{ ...about, code: 'pin-missing', names: [name] }];
      if (ended.endsOn >= today) return [];
      const requirement = requirements.find(({ id }) => String(id) === ended.requirementId)?.name;
      return requirement === undefined ? [] : [{ ...about, code: 'certification-ended', names: [name, requirement] }];
    });
  };
};

const easternmost = 'Pacific/Kiritimati';

const dayAt = (instant: number, zone: string): string => {
  const { year, month, day } = plainDateTimeAt(instant, zone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
};
