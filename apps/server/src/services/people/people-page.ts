import type { EmployeeQuery, ListedEmployee } from '@commissary/contract';
import { addDays, partOfProblem, tenantReach } from '@commissary/domain';
import { foldedText } from '../../store/database/index.ts';
import {
  countPeople,
  type Ending,
  listPeoplePage,
  listRoles,
  type PeopleFilter,
  type PersonMark,
} from '../../store/people/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { casesOf } from './employees.ts';
import { employmentAt } from './employment-at.ts';
import { placesWithin } from './places-within.ts';
import { presentEmployees } from './present-employee.ts';
import { readProblems, readProblemsOf } from './problems.ts';

export interface EmployeePage {
  readonly employees: ListedEmployee[];
  readonly next: string | null;
  readonly counts: { readonly matching: number; readonly total: number } | null;
}

/** A page of the employees whom the caller may see. */
export const readEmployeePage = async (
  context: RequestContext,
  {
    after,
    limit = 100,
    ...query
  }: EmployeeQuery & { readonly after?: string | undefined; readonly limit?: number | undefined },
): Promise<EmployeePage> => {
  const { db, company } = context;
  const { sort = 'name' } = query;
  const filter = await filterOf(context, query);
  // Side by side where the database has several connections.
  const [found, counts] = await Promise.all([
    listPeoplePage(db, filter, sort, { after: after === undefined ? null : markOf(after), limit: limit + 1 }),
    after === undefined ? countsOf(context, filter) : null,
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (last === undefined) return { employees: [], next: null, counts };
  const rows = page.map(({ row }) => row);
  const [cases, problems] = await Promise.all([
    casesOf(db, company.id, rows),
    readProblemsOf(
      context,
      company.id,
      rows.map(({ id }) => id),
    ),
  ]);
  const problemsOf = Map.groupBy(problems, ({ personId }) => personId);
  const employees = await presentEmployees(context, company.id, cases);
  return {
    employees: employees.map(employee => ({
      ...employee,
      problems: (problemsOf.get(employee.id) ?? []).map(({ problem }) => problem),
    })),
    next: found.length > limit ? `${last.mark.id} ${last.mark.value}` : null,
    counts,
  };
};

/**
 * How many there are is cached until something of a person changes, of all as of each filter: home and the list ask it
 * again and again. What names people is counted.
 */
const countsOf = async ({ db, rowCache }: RequestContext, filter: PeopleFilter): Promise<EmployeePage['counts']> => {
  const { companyId, reach, status, ...narrowed } = filter;
  const all = { companyId, reach, status, search: '', found: { roleIds: [], jobTypeIds: [] } };
  const cached = (of: PeopleFilter) =>
    rowCache.getOrLoad('people', [companyId], `people ${JSON.stringify(of)}`, () => countPeople(db, of));
  const total = await cached(all);
  const matching = narrowed.ids === undefined ? await cached({ ...all, ...narrowed }) : await countPeople(db, filter);
  return { matching, total };
};

const filterOf = async (context: RequestContext, query: EmployeeQuery): Promise<PeopleFilter> => {
  const { db, person, company } = context;
  const { place, role, job, state, problem } = query;
  const search = (query.search ?? '').trim();
  const folded = foldedText(search);
  const isNamed = search !== '' || query.certificate !== undefined;
  const { jobTypes, requirements } = isNamed ? (await employmentAt(context, company.id, []))(company.id) : noEmployment;
  const placeIds = place === undefined ? undefined : await placesWithin(db, company.id, place);
  const isWanted = ({ name }: { readonly name: string }) => search !== '' && foldedText(name).includes(folded);
  const roles = search === '' ? [] : await listRoles(db, company.id);
  return {
    companyId: company.id,
    reach: tenantReach(person, company.id, 'userAdmin'),
    status: state === 'deactivated' ? 'DELETED' : 'ACTIVE',
    signIn: state === 'deactivated' ? undefined : state,
    search,
    found: {
      roleIds: roles.filter(isWanted).map(({ id }) => id),
      jobTypeIds: jobTypes.filter(isWanted).map(({ id }) => String(id)),
    },
    placeIds,
    roleId: role,
    jobTypeId: job,
    endings: query.certificate && endingsOf(requirements, query.certificate, dayOf(context, query)),
    ids: problem === undefined ? undefined : await withProblem(context, problem, placeIds),
  };
};

const noEmployment = { jobTypes: [], requirements: [] };

const withProblem = async (
  context: RequestContext,
  part: NonNullable<EmployeeQuery['problem']>,
  placeIds: readonly string[] | undefined,
): Promise<string[]> =>
  (await readProblems(context, context.company.id, placeIds)).flatMap(({ personId, problem }) =>
    part === 'any' || partOfProblem[problem] === part ? [personId] : [],
  );

/** Which ends of certifications are expired, or within the days before the end in which the company warns. */
const endingsOf = (
  requirements: readonly { readonly id: string | number; readonly warnTimeBeforeExpiration: number }[],
  certificate: NonNullable<EmployeeQuery['certificate']>,
  today: string,
): Ending[] =>
  requirements.map(({ id, warnTimeBeforeExpiration }) => ({
    requirementId: String(id),
    from: certificate === 'expiring' ? today : '',
    until: addDays(today, certificate === 'expired' ? -1 : Math.floor(warnTimeBeforeExpiration / secondsPerDay)),
  }));

const secondsPerDay = 86_400;

const dayOf = ({ now }: Pick<RequestContext, 'now'>, { today }: EmployeeQuery): string =>
  today ?? now().toISOString().slice(0, 10);

const markOf = (text: string): PersonMark => {
  const space = text.indexOf(' ');
  if (space <= 0) throw apiError(400, 'invalid', 'after');
  return { id: text.slice(0, space), value: text.slice(space + 1) };
};
