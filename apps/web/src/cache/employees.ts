import type { EmployeeQuery, ListedEmployee, SeveralPeople } from '@commissary/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** Invalidates every query about employees; a change of one may change the lists. */
export const employeesKey = ['employees'] as const;

/** The employees whom the user may see, a page at a time. */
export const employeePages = (companyId: string, query: EmployeeQuery) =>
  infiniteQueryOptions({
    queryKey: [...employeesKey, 'pages', companyId, query],
    queryFn: ({ pageParam, signal }) => employeePage(companyId, query, { after: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  });

/** The first employees that match, by name, with how many match. */
export const firstEmployees = (companyId: string, query: EmployeeQuery, limit: number) =>
  queryOptions({
    queryKey: [...employeesKey, 'first', companyId, query, limit],
    queryFn: ({ signal }) => employeePage(companyId, query, { after: null, limit, signal }),
  });

/** All of them, for a file. */
export const allEmployees = async (companyId: string, query: EmployeeQuery): Promise<ListedEmployee[]> => {
  const all: ListedEmployee[] = [];
  let after: string | null = null;
  do {
    const page = await employeePage(companyId, query, { after, limit: 200 });
    all.push(...page.employees);
    after = page.next;
  } while (after !== null);
  return all;
};

/** All of them, for paper. */
export const allEmployeesOf = (companyId: string, query: EmployeeQuery) =>
  queryOptions({
    queryKey: [...employeesKey, 'all', companyId, query],
    queryFn: () => allEmployees(companyId, query),
  });

interface PageOptions {
  readonly after: string | null;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

const employeePage = async (id: string, query: EmployeeQuery, { after, limit, signal }: PageOptions) => {
  const asked = { ...query, ...(after !== null && { after }), ...(limit !== undefined && { limit }) };
  return responseBody(await api.users.page({ params: { id }, query: asked }, signal ? { signal } : {}));
};

/** What an act would do to each of these people. */
export const previewOfSeveral = (companyId: string, body: SeveralPeople | null) =>
  queryOptions({
    queryKey: [...employeesKey, 'several', companyId, body],
    queryFn: async ({ signal }) =>
      body === null
        ? []
        : responseBody(await api.users.previewSeveral({ params: { id: companyId }, body }, { signal })),
    enabled: body !== null,
    staleTime: 0,
  });

export const employeeOf = (id: string) =>
  queryOptions({
    queryKey: [...employeesKey, 'one', id],
    queryFn: async ({ signal }) => responseBody(await api.users.get({ params: { id } }, { signal })),
  });

/** The job types and certifications at the company (null), or at one of its places; undefined: none is chosen yet. */
export const jobChoicesOf = (companyId: string, placeId: string | null | undefined) =>
  queryOptions({
    queryKey: [...employeesKey, 'jobs', companyId, placeId ?? null],
    queryFn: async ({ signal }) =>
      responseBody(
        await api.users.jobs(
          { params: { id: companyId }, query: placeId === null || placeId === undefined ? {} : { placeId } },
          { signal },
        ),
      ),
    enabled: placeId !== undefined,
  });

export const inviteEmailsOf = (companyId: string) =>
  queryOptions({
    queryKey: [...employeesKey, 'invites', companyId],
    queryFn: async ({ signal }) => responseBody(await api.users.inviteEmails({ query: { companyId } }, { signal })),
  });

/** Invalidates every query about sessions. */
export const sessionsKey = ['sessions'] as const;

/** The sessions of an employee; null = of the signed-in person. */
export const sessionsOf = (employeeId: string | null) =>
  queryOptions({
    queryKey: [...sessionsKey, employeeId],
    queryFn: async ({ signal }) =>
      responseBody(
        employeeId === null
          ? await api.session.list({}, { signal })
          : await api.users.sessions({ params: { id: employeeId } }, { signal }),
      ),
  });
