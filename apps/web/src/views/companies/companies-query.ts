import type { EditedCompany } from '@commissary/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

/** The companies that the user may edit. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: ['companies', 'edited'],
    queryFn: async ({ signal }) => responseBody(await api.companies.list({}, { signal })),
  });

/** One of them: undefined while it loads, null when there is none. */
export const useCompany = (id: string) => {
  const query = useQuery(companiesQuery());
  const company: EditedCompany | null | undefined =
    query.data === undefined ? undefined : (query.data.find(one => one.id === id) ?? null);
  return { company, error: query.error };
};
