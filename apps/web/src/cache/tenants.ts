import type { LocationQuery, Tenant } from '@commissary/contract';
import { contactStatus, type PublishKind } from '@commissary/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** The locations of the company, or of a group of it, on a map, with the version of each one's point of sale. */
export const positionsOf = (companyId: string, groupId: string | null) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'positions', groupId],
    queryFn: async ({ signal }) => {
      const query = groupId === null ? {} : { group: groupId };
      return responseBody(await api.tenants.positions({ params: { companyId }, query }, { signal }));
    },
  });

/** Groups and locations that the user has access to, as every screen needs them; not sent again while none changes. */
export const accessibleTenantsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'accessible'],
    queryFn: async ({ signal }) => responseBody(await api.tenants.accessible({ params: { companyId } }, { signal })),
  });

/** The locations that the user has access to, a page at a time. */
export const locationPages = (companyId: string, query: LocationQuery) =>
  infiniteQueryOptions({
    queryKey: ['tenants', companyId, 'pages', query],
    queryFn: ({ pageParam, signal }) => locationPage(companyId, query, { after: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  });

interface PageOptions {
  readonly after?: string | null;
  readonly limit?: number;
  readonly signal: AbortSignal;
}

const locationPage = async (companyId: string, query: LocationQuery, { after, limit, signal }: PageOptions) => {
  const asked = { ...query, ...(after && { after }), ...(limit !== undefined && { limit }) };
  return responseBody(await api.tenants.page({ params: { companyId }, query: asked }, { signal }));
};

export interface LeastRecentContacts {
  readonly total: number;
  /** Those with the oldest contact; without any contact first. */
  readonly oldest: readonly Tenant[];
  /** How many are not up to date, where these are not all of them. */
  readonly late: { readonly never: number; readonly silent: number } | null;
}

/** As many late locations of a kind as are named. */
const namedLate = 20;

/** How many locations there are, and those with the oldest contact: all that are late where these are few. */
export const leastRecentContacts = (companyId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'contacts'],
    queryFn: async ({ signal }): Promise<LeastRecentContacts> => {
      const first = (contact?: LocationQuery['contact']) =>
        locationPage(companyId, { sort: 'lastContact', ...(contact && { contact }) }, { limit: namedLate, signal });
      const page = await first();
      const total = page.counts?.total ?? 0;
      const isAll = page.next === null || !isLate(page.locations.at(-1), Date.now());
      if (isAll) return { total, oldest: page.locations, late: null };
      const [never, silent] = await Promise.all([first('never-contacted'), first('out-of-date')]);
      return {
        total,
        oldest: [...never.locations, ...silent.locations],
        late: { never: never.counts?.matching ?? 0, silent: silent.counts?.matching ?? 0 },
      };
    },
  });

const isLate = (location: Tenant | undefined, now: number): boolean =>
  location !== undefined && contactStatus(location.lastPing, now) !== 'up-to-date';

/** The groups of the company that the user has access to. */
export const groupsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'groups'],
    queryFn: async ({ signal }) => responseBody(await api.tenants.groups({ params: { companyId } }, { signal })),
  });

export const locationOf = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'location', locationId],
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.location({ params: { companyId, locationId } }, { signal })),
  });

export const groupQuery = (companyId: string, groupId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'group', groupId],
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.group({ params: { companyId, groupId } }, { signal })),
  });

/** Terminals of a location and what each runs, polled while the page is visible. */
export const devicesOf = (companyId: string, locationId: string, everyMs: number) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'devices', locationId],
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.devices({ params: { companyId, locationId } }, { signal, background: true })),
    refetchInterval: everyMs,
    staleTime: 0,
  });

/** What terminals should run: what is live of a publish, or what one publish brought. */
export type ReceiptsAsked = { readonly publish: PublishKind } | { readonly workflowId: string };

/** How many terminals run it, and which do not; of some locations, at most 100, also how many of each. */
export const receiptsOf = (companyId: string, asked: ReceiptsAsked, locationIds: readonly string[] | null = null) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'receipts', asked, locationIds],
    queryFn: async ({ signal }) => {
      const query = { ...asked, ...(locationIds !== null && { locationIds: locationIds.join() }) };
      return responseBody(await api.tenants.receipts({ params: { companyId }, query }, { signal, background: true }));
    },
    refetchInterval: receiptsEveryMs,
  });

/** As often as terminals check in. */
const receiptsEveryMs = 30_000;

export const credentialsKey = (companyId: string, locationId: string) =>
  ['tenants', companyId, 'credentials', locationId] as const;

export const credentialsOf = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: credentialsKey(companyId, locationId),
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.credentials({ params: { companyId, locationId } }, { signal })),
  });

/** The tags of all locations of the company. */
export const tagsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'tags'],
    queryFn: async ({ signal }) => responseBody(await api.tenants.tags({ params: { companyId } }, { signal })),
  });

/** The initial values of a new location that is copied from this one. */
export const cloneSummaryOf = (companyId: string, locationId: string | null) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'likeness', locationId],
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.likeness({ params: { companyId, locationId: locationId ?? '' } }, { signal })),
    enabled: locationId !== null,
    staleTime: 0,
  });

export const licenseQuery = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'license', locationId],
    queryFn: async ({ signal }) => responseBody(await api.licensing.status({ params: { id: locationId } }, { signal })),
  });
