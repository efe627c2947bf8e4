import { type CanaryRecord, type LocationPreview, previewsOf } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { publishCalls } from '../../cache/index.ts';

/** A publish with its locations, a page at a time. */
export const publishPagesOf = (companyId: string, workflowId: string) =>
  infiniteQueryOptions({
    queryKey: ['publishing', companyId, 'publish', workflowId],
    queryFn: async ({ pageParam, signal }) =>
      responseBody(
        await api.publishes.read(
          { params: { companyId, workflowId }, query: { limit: 200, ...(pageParam !== null && { after: pageParam }) } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
    refetchInterval: ({ state }) => (isMeasured(state.data?.pages[0]?.canary?.state) ? measuredEveryMs : false),
  });

/** How much a publish now would change at the locations of each group, and how much of it the group makes itself. */
export const groupSummariesOf = (companyId: string, publish: PublishKind) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'groupSummaries', publish],
    queryFn: async ({ signal }) => {
      const query = { publish, by: 'group' as const };
      const { groups } = responseBody(
        await api.tenants.publishSummary({ params: { companyId }, query }, { signal, background: true }),
      );
      return groups ?? [];
    },
    refetchInterval: 30_000,
  });

/** What is measured at the first locations is read again at times, until it is decided. */
const measuredEveryMs = 15_000;
const isMeasured = (state: CanaryRecord['state'] | undefined): boolean =>
  state === 'PILOTS' || state === 'SOAKING' || state === 'ASKING';

interface RunQuery {
  readonly companyId: string;
  readonly kind: PublishKind;
  readonly workflowId: string;
  readonly locationIds: readonly string[];
}

const keyOf = (what: string, { companyId, kind, workflowId, locationIds }: RunQuery) =>
  ['publishing', companyId, what, kind, workflowId, locationIds.toSorted().join(' ')] as const;

/** What a publish changed at some of its locations. */
export const broughtBy = (run: RunQuery) =>
  queryOptions({
    queryKey: keyOf('brought', run),
    queryFn: async ({ signal }): Promise<LocationPreview[]> => {
      const body = { workflowId: run.workflowId, locationIds: [...run.locationIds] };
      return previewsOf(responseBody(await publishCalls(run.kind).brought({ body }, { signal })), run.locationIds);
    },
    enabled: run.locationIds.length > 0,
  });

/** What a rollback of a publish would change at some of its locations. */
export const rollbackPreviewOf = (run: RunQuery) =>
  queryOptions({
    queryKey: keyOf('rollback', run),
    queryFn: async ({ signal }) => {
      const body = { workflowId: run.workflowId, locationIds: [...run.locationIds] };
      return responseBody(await publishCalls(run.kind).rollbackPreview({ body }, { signal }));
    },
    enabled: run.locationIds.length > 0,
    staleTime: 0,
  });

/** What a revert of some locations would discard. */
export const revertPreviewOf = (companyId: string, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'revert', locationIds.toSorted().join(' ')],
    queryFn: async ({ signal }) =>
      responseBody(await api.syncLocations.revertPreview({ body: { locationIds: [...locationIds] } }, { signal })),
    staleTime: 0,
    retry: false,
  });

/** Where the next publish would bring back what was rolled back. */
export const heldOf = (companyId: string, kind: PublishKind) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'held', kind],
    queryFn: async ({ signal }) =>
      responseBody(await publishCalls(kind).held({ params: { companyId } }, { signal, background: true })),
  });
