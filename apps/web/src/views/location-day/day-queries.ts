import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

const pollMs = 60_000;

/** The day of a location; a save and a publish change it. */
export const locationDayOf = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'day', locationId],
    queryFn: async ({ signal }) =>
      responseBody(await api.home.day({ params: { companyId, locationId } }, { signal, background: true })),
    refetchInterval: pollMs,
    staleTime: 0,
  });
