import type { PublishKind } from '@commissary/domain';
import { queryOptions } from '@tanstack/react-query';
import { responseBody } from '../api/index.ts';
import { publishCalls } from '../cache/index.ts';
import { type RequestedTimes, timesBody } from './publish-request.ts';

/** When a publish starts that waits until locations close, and where it does; null: it waits nowhere. */
export const quietStartsOf = (
  companyId: string,
  kind: PublishKind,
  locationIds: readonly string[],
  times: RequestedTimes | null,
) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'starts', kind, locationIds.toSorted().join(' '), times],
    queryFn: async ({ signal }) => {
      const body = { locationIds: [...locationIds], ...(times !== null && timesBody(times)) };
      return responseBody(await publishCalls(kind).starts({ body }, { signal }));
    },
    enabled: times !== null && locationIds.length > 0,
    staleTime: 0,
  });

/** Edits that go live alone, or some of the previewed changes. */
type OtherValuesBody = Parameters<ReturnType<typeof publishCalls>['otherValues']>[0]['body'];

/** The schedules that have another value than edits that go live alone. `name` identifies the edits. */
export const otherSchedulesOf = (companyId: string, kind: PublishKind, name: string, body: OtherValuesBody) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'other-schedules', kind, name],
    queryFn: async ({ signal }) => responseBody(await publishCalls(kind).otherValues({ body }, { signal })).schedules,
    staleTime: 0,
  });
