import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** Groups and locations of the company that the user has access to. */
export const tenantsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'any'],
    queryFn: async ({ signal }) => responseBody(await api.tenants.any({ params: { companyId } }, { signal })),
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
