import type { PushNotification } from '@commissary/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

export type PushRequest = Parameters<typeof api.pushNotifications.send>[0]['body'];

export const pushKey = (companyId: string) => ['push', companyId] as const;

const oftenMs = 3_000;
const seldomMs = 30_000;

/** The notifications of a company, newest first, a page at a time; looked at often while one is being sent. */
export const pushPagesOf = (companyId: string) =>
  infiniteQueryOptions({
    queryKey: [...pushKey(companyId), 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return responseBody(
        await api.pushNotifications.list({ params: { companyId }, query }, { signal, background: true }),
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(page => page.notifications.some(isUnderWay)) === true ? oftenMs : seldomMs,
  });

/** How many phones an audience has; read again before each notification. */
export const pushAudienceOf = (companyId: string, places: readonly string[] | null) =>
  queryOptions({
    queryKey: [...pushKey(companyId), 'audience', places],
    queryFn: async ({ signal }) => {
      const body = places === null ? {} : { places: [...places] };
      return responseBody(await api.pushNotifications.count({ params: { companyId }, body }, { signal }));
    },
    staleTime: 60_000,
    retry: false,
  });

const isUnderWay = ({ messages }: PushNotification): boolean =>
  messages.some(({ state, dueAt }) => state === 'SENDING' || (state === 'SCHEDULED' && dueAt < Date.now() + seldomMs));
