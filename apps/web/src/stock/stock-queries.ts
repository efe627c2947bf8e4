import { queryOptions } from '@tanstack/react-query';
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

/** The locations at which a value of a menu says that something is out of stock. */
export const outAtOf = (companyId: string, menuId: string, path: string, tenantId: string | null) =>
  queryOptions({
    queryKey: [...stockKey(companyId), 'out at', menuId, path, tenantId],
    queryFn: async ({ signal }) => {
      const query = { menuId, path, ...(tenantId !== null && { tenantId }) };
      return responseBody(await api.stock.outAt({ params: { companyId }, query }, { signal }));
    },
    staleTime: 0,
  });
