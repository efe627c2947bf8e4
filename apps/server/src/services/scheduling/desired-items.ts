import type { Employment } from '@commissary/catalog';
import { listWorkingPeople, type WorkingPerson } from '../../store/people/index.ts';
import { findCompany, listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { employmentAt } from '../people/index.ts';

/** The place of what belongs to the company itself. */
export const companyPlace = '';

interface Common {
  /** The group or location; empty: the company. */
  readonly placeId: string;
  readonly itemId: string;
  readonly name: string;
}

/** What the scheduling service should have. */
export type DesiredItem = Common &
  (
    | { readonly kind: 'department'; readonly isDefault: boolean }
    | { readonly kind: 'role'; readonly department: { readonly placeId: string; readonly itemId: string } | null }
    | { readonly kind: 'user'; readonly hasEmail: boolean; readonly departments: string }
  );

export interface DesiredState {
  readonly items: readonly DesiredItem[];
  /** Where something is sent for: the integrated locations, their groups, and the company while there is one. */
  readonly places: ReadonlySet<string>;
  /** Every place that exists, with the id of a location at the service. */
  readonly locationIds: ReadonlyMap<string, string | null>;
}

/** A location is integrated when somebody has turned that on and the service knows it by an id. */
export const isIntegrated = ({ type, laborIntegrated, schedulingLocationId }: TenantRecord): boolean =>
  type === 'LOCATION' && laborIntegrated && schedulingIdOf({ schedulingLocationId }) !== null;

const schedulingIdOf = ({ schedulingLocationId }: Pick<TenantRecord, 'schedulingLocationId'>): string | null =>
  schedulingLocationId?.trim() || null;

/** What the service should have of a company. Nothing is sent for one that is closed. */
export const readDesired = async (context: UseCaseContext, companyId: string): Promise<DesiredState> => {
  const tenants = await listTenants(context.db, companyId, { reach: 'all' });
  const locationIds = new Map<string, string | null>([[companyPlace, null]]);
  for (const tenant of tenants) locationIds.set(tenant.id, schedulingIdOf(tenant));
  const integrated = (await findCompany(context.db, companyId)) === null ? [] : tenants.filter(isIntegrated);
  const groupIds = [...new Set(integrated.flatMap(({ groupId }) => groupId ?? []))];
  const places: Place[] = [
    { id: companyPlace, above: [] },
    ...groupIds.map(id => ({ id, above: [companyPlace] })),
    ...integrated.map(({ id, groupId }) => ({ id, above: [companyPlace, ...(groupId === null ? [] : [groupId])] })),
  ];
  if (integrated.length === 0) return { items: [], places: new Set(), locationIds };
  const ids = places.map(({ id }) => id);
  const read = await employmentAt(context, companyId, ids);
  const employment = (placeId: string): Employment => read(placeId === companyPlace ? companyId : placeId);
  return {
    items: [
      ...places.flatMap(place => departmentsOf(employment, place)),
      ...places.flatMap(place => rolesOf(employment, place)),
      ...usersOf(employment, places, await listWorkingPeople(context.db, companyId)),
    ],
    places: new Set(ids),
    locationIds,
  };
};

interface Place {
  readonly id: string;
  /** The places whose rows it inherits: these are sent once, there. */
  readonly above: readonly string[];
}
type EmploymentAt = (placeId: string) => Employment;
type Section = 'departments' | 'jobTypes';

/** The rows that a place itself added. What it renamed is sent as it is called above. */
const ownRows = <S extends Section>(employment: EmploymentAt, section: S, { id, above }: Place): Employment[S] => {
  const inherited = new Set(above.flatMap(one => employment(one)[section].map(row => String(row.id))));
  const rows: readonly { readonly id: string | number }[] = employment(id)[section];
  return rows.filter(row => !inherited.has(String(row.id))) as Employment[S];
};

const departmentsOf = (employment: EmploymentAt, place: Place): DesiredItem[] =>
  ownRows(employment, 'departments', place).map(({ id, name, isDefault }) => ({
    ...{ kind: 'department', placeId: place.id, itemId: String(id), name, isDefault },
  }));

const rolesOf = (employment: EmploymentAt, place: Place): DesiredItem[] =>
  ownRows(employment, 'jobTypes', place).map(({ id, name, departmentId }) => {
    const owner = [...place.above, place.id].find(one =>
      employment(one).departments.some(department => String(department.id) === String(departmentId)),
    );
    const department = owner === undefined ? null : { placeId: owner, itemId: String(departmentId) };
    return { kind: 'role', placeId: place.id, itemId: String(id), name, department };
  });

/** Each person once at the widest of the places where they work. */
const usersOf = (
  employment: EmploymentAt,
  places: readonly Place[],
  working: readonly WorkingPerson[],
): DesiredItem[] => {
  const known = new Map(places.map(place => [place.id, place]));
  const workplaceOf = ({ on }: WorkingPerson): Place | undefined =>
    known.get(on.type === 'COMPANY' ? companyPlace : on.id);
  return [...Map.groupBy(working, ({ personId }) => personId)].flatMap(([itemId, jobs]) => {
    const at = jobs.flatMap(job => ({ job, place: workplaceOf(job) }));
    const here = new Set(at.flatMap(({ place }) => place ?? []));
    const widest = [...here].filter(({ above }) => ![...here].some(({ id }) => above.includes(id)));
    return widest.map(({ id: placeId }): DesiredItem => {
      const within = at.filter(({ place }) => place?.id === placeId || place?.above.includes(placeId));
      const departments = within.map(({ job }) => departmentOf(employment(placeId), job.jobTypeId));
      const [{ name = '', email = null } = {}] = jobs;
      return {
        ...{ kind: 'user', placeId, itemId, name, hasEmail: email !== null },
        departments: [...new Set(departments)].sort().join(),
      };
    });
  });
};

const departmentOf = ({ jobTypes }: Employment, jobTypeId: string): string =>
  String(jobTypes.find(({ id }) => String(id) === jobTypeId)?.departmentId ?? '');
