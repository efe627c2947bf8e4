import type { PublishKind } from '@commissary/domain';
import { queryOptions } from '@tanstack/react-query';
import { responseBody } from '../api/index.ts';
import { publishCalls } from '../cache/index.ts';
import type { OnlyThisBody } from './use-publish.ts';

/** The preview of a publish to some locations. */
export const previewOf = (companyId: string, kind: PublishKind, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'preview', kind, locationIds.toSorted().join(' ')],
    queryFn: async ({ signal }) =>
      responseBody(await publishCalls(kind).preview({ body: { locationIds: [...locationIds] } }, { signal })),
    enabled: locationIds.length > 0,
    staleTime: 0,
  });

/** The schedules that have another value than edits that go live alone. `name` identifies the edits. */
export const otherSchedulesOf = (companyId: string, kind: PublishKind, name: string, body: OnlyThisBody) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'other-schedules', kind, name],
    queryFn: async ({ signal }) => responseBody(await publishCalls(kind).otherValues({ body }, { signal })).schedules,
    staleTime: 0,
  });
