import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

// Below `publishing`: what goes out of stock is published, and so is what is put back.
const stockKey = (companyId: string) => ['publishing', companyId, 'stock'] as const;

/** The locations that run a menu, of a group or location or of all; asked for each time, as the day goes on. */
export const stockPlacesOf = (companyId: string, menuId: string, tenantId: string | null) =>
  queryOptions({
    queryKey: [...stockKey(companyId), 'places', menuId, tenantId],
    queryFn: async ({ signal }) => {
      const query = { menuId, ...(tenantId !== null && { tenantId }) };
      return responseBody(await api.stock.places({ params: { companyId }, query }, { signal }));
    },
    staleTime: 0,
  });

const pageSize = 50;

/** What is out of stock at a group or location, or at all, page by page. */
export const outNowOf = (companyId: string, tenantId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...stockKey(companyId), 'out', tenantId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { skip: pageParam, limit: pageSize, ...(tenantId !== null && { tenantId }) };
      return responseBody(await api.stock.outNow({ params: { companyId }, query }, { signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, skip) => (skip + pageSize < total ? skip + pageSize : undefined),
    staleTime: 0,
  });

/** The locations at which something of a menu, or anything, is out of stock: at a group or location, or at all. */
export const outAtOf = (
  companyId: string,
  tenantId: string | null,
  only: { readonly menuId?: string; readonly path?: string } = {},
) =>
  queryOptions({
    queryKey: [...stockKey(companyId), 'out at', tenantId, only],
    queryFn: async ({ signal }) => {
      const query = { ...only, ...(tenantId !== null && { tenantId }) };
      return responseBody(await api.stock.outAt({ params: { companyId }, query }, { signal }));
    },
    staleTime: 0,
  });
