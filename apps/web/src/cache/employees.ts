import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** Invalidates every query about employees; a change of one may change the lists. */
export const employeesKey = ['employees'] as const;

export const employeesOf = (companyId: string) =>
  queryOptions({
    queryKey: [...employeesKey, 'of', companyId],
    queryFn: async ({ signal }) => responseBody(await api.users.list({ params: { id: companyId } }, { signal })),
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
