import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

export type TicketQuery = Omit<NonNullable<Parameters<typeof api.tickets.search>[0]['query']>, 'after' | 'limit'>;
export type TicketDetail = Awaited<ReturnType<typeof readTicket>>;

/** Of everything about tickets. */
export const ticketsKey = (companyId: string) => ['tickets', companyId] as const;

/** A ticket by its location, within which its id is unique. */
export interface TicketAddress {
  readonly locationId: string;
  readonly id: string;
}

/** The tickets that match, newest first, a page at a time. */
export const ticketPages = (companyId: string, query: TicketQuery) =>
  infiniteQueryOptions({
    queryKey: [...ticketsKey(companyId), 'found', query],
    queryFn: async ({ pageParam, signal }) => {
      const asked = pageParam === null ? query : { ...query, after: pageParam };
      return responseBody(await api.tickets.search({ params: { companyId }, query: asked }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

export const ticketOf = (companyId: string, { locationId, id }: TicketAddress) =>
  queryOptions({
    queryKey: [...ticketsKey(companyId), 'one', locationId, id],
    queryFn: ({ signal }) => readTicket(companyId, { locationId, id }, signal),
    staleTime: 0,
  });

const readTicket = async (companyId: string, { locationId, id: ticketId }: TicketAddress, signal: AbortSignal) =>
  responseBody(await api.tickets.read({ params: { companyId, locationId, ticketId } }, { signal }));

/** What has arrived from each location, a page at a time. */
export const ticketIndexPages = (companyId: string) =>
  infiniteQueryOptions({
    queryKey: [...ticketsKey(companyId), 'index'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return responseBody(await api.tickets.indexInfo({ params: { companyId }, query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
  });
