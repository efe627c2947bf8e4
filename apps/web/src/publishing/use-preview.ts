import type { PublishKind } from '@commissary/domain';
import { queryOptions } from '@tanstack/react-query';
import { responseBody } from '../api/index.ts';
import { publishCalls } from '../cache/index.ts';

/** The preview of a publish to some locations. */
export const previewOf = (companyId: string, kind: PublishKind, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'preview', kind, locationIds.toSorted().join(' ')],
    queryFn: async ({ signal }) =>
      responseBody(await publishCalls(kind).preview({ body: { locationIds: [...locationIds] } }, { signal })),
    enabled: locationIds.length > 0,
    staleTime: 0,
  });
