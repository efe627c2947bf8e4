import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';

/** What maps are drawn with here; it changes with the installation only. */
export const mapSettings = queryOptions({
  queryKey: ['maps', 'settings'],
  queryFn: async ({ signal }) => bodyOf(await api.maps.settings({}, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where an address is. Asked when somebody says so, and never while they type. */
export const findAddress = async (companyId: string, address: string) =>
  bodyOf(await api.maps.find({ params: { companyId }, query: { address } }));
