import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api.ts';

/** What maps are drawn with here; it changes with the installation only. */
export const mapSettings = queryOptions({
  queryKey: ['maps', 'settings'],
  queryFn: async ({ signal }) => responseBody(await api.maps.settings({}, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where an address is. Asked when somebody says so, and never while they type. */
export const addressQuery = async (companyId: string, address: string) =>
  responseBody(await api.maps.find({ params: { companyId }, query: { address } }));
