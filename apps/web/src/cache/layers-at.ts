import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import type { CachedDocumentKey, LoadedDocument } from './documents.ts';

/** One document at several groups and locations, by their ids; equal layers are shared objects. */
export const layersAt = (
  { kind, companyId, menuId }: Omit<CachedDocumentKey, 'tenantId'>,
  tenantIds: readonly string[],
) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, 'layersAt', tenantIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LoadedDocument>> => {
      const body = { kind, tenantIds: [...tenantIds], ...(menuId !== null && { menuId }) };
      const alike = responseBody(await api.overrides.layers({ params: { id: companyId }, body }, { signal }));
      return new Map(
        alike.flatMap(({ groups, ...shared }) =>
          groups.flatMap(({ groupOverride, places: targets }) =>
            targets.map(({ tenantId, override }) => [tenantId, { ...shared, groupOverride, override }] as const),
          ),
        ),
      );
    },
    enabled: tenantIds.length > 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
