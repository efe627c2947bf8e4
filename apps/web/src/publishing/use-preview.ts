import type { PublishKind } from '@commissary/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** The calls of one kind of publish: menu with location settings, or employment. */
export const callsOf = (kind: PublishKind) => (kind === 'menu' ? api.syncLocations : api.syncEmployment);

/** The preview of a publish to some locations. */
export const previewOf = (companyId: string, kind: PublishKind, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'preview', kind, locationIds.toSorted().join(' ')],
    queryFn: async ({ signal }) =>
      responseBody(await callsOf(kind).preview({ body: { locationIds: [...locationIds] } }, { signal })),
    enabled: locationIds.length > 0,
    staleTime: 0,
  });
