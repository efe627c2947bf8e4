import { publishUnits } from '@commissary/catalog';
import { type PublishKind, publishing } from '@commissary/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import { isSubscribed } from './live-subscriptions.ts';

const idlePollMs = 30_000;

/** Which of the locations that the user has access to have saved changes that are not live. */
export const unpublishedOf = (companyId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'unpublished'],
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.unpublished({ params: { companyId } }, { signal, background: true })),
    refetchInterval: idlePollMs,
  });

/** Saved and published versions of some locations, at most 100; with the number of changes of a publish where it is named. */
export const syncStatusOf = (companyId: string, locationIds: readonly string[], changesOf?: PublishKind) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'syncStatus', locationIds, changesOf],
    queryFn: async ({ signal }) =>
      responseBody(
        await api.tenants.syncStatus(
          { params: { companyId }, query: { locationIds: locationIds.join(), changesOf } },
          { signal, background: true },
        ),
      ),
    refetchInterval: idlePollMs,
  });

/** The calls of a publish. */
export const publishCalls = (publish: PublishKind) => api[publishUnits[publish].area];

/**
 * Running, scheduled and recently finished publishes: every 2 s while one is running, less often otherwise or while a
 * stream reports them.
 */
export const runningOf = (companyId: string, publish: PublishKind) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'running', publish],
    queryFn: async ({ signal }) =>
      responseBody(await publishCalls(publish).running({ params: { companyId } }, { signal, background: true })),
    refetchInterval: ({ state }) =>
      state.data?.some(({ endTime }) => endTime === null) && !isSubscribed(companyId, publish)
        ? publishing.pollEveryMs
        : idlePollMs,
  });

/** The locations that no publish of menu and settings reaches until they are released. */
export const frozenOf = (companyId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'frozen'],
    queryFn: async ({ signal }) =>
      responseBody(await api.syncLocations.frozen({ params: { companyId } }, { signal, background: true })),
  });

/** Invalidates what is live and what is unpublished, after a publish. */
export const refreshPublishing = (client: QueryClient, companyId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ['publishing', companyId] });

/** Invalidates everything that depends on what is live, after a publish moved on. */
export const refreshLive = (client: QueryClient, companyId: string): Promise<void> =>
  refreshWithout(client, companyId, ['running']);

/** Invalidates what compares saved with live values, after a save: that starts no publish and changes nothing live. */
export const refreshUnpublished = (client: QueryClient, companyId: string): Promise<void> =>
  refreshWithout(client, companyId, ['running', 'live', 'liveState']);

const refreshWithout = (client: QueryClient, companyId: string, kept: readonly unknown[]): Promise<void> =>
  client.invalidateQueries({
    queryKey: ['publishing', companyId],
    predicate: ({ queryKey }) => !kept.includes(queryKey[2]),
  });
