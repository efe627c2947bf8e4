import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** Companies that the signed-in person may open. */
export const accessibleCompaniesQuery = () =>
  queryOptions({
    queryKey: ['companies', 'accessible'],
    queryFn: async ({ signal }) => responseBody(await api.companies.accessible({}, { signal })),
    staleTime: 300_000,
  });

/** A company, with how its publishes are split into batches. */
export const companyOf = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId],
    queryFn: async ({ signal }) => responseBody(await api.companies.get({ params: { id: companyId } }, { signal })),
    staleTime: 300_000,
  });

export const appVersion = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'appVersion'],
    queryFn: async ({ signal }) =>
      responseBody(await api.companies.appVersion({ params: { id: companyId } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const companyMenus = (companyId: string) =>
  queryOptions({
    queryKey: ['menus', companyId, 'list'],
    queryFn: async ({ signal }) => responseBody(await api.menus.list({ params: { companyId } }, { signal })),
  });
