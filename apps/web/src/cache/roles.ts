import type { RoleChanges } from '@commissary/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** Invalidates every query about roles, and about the permissions that result from them. */
export const rolesKey = ['roles'] as const;

/** The owner is a company's id, or `default` for the roles that every company has. */
export const rolesQuery = (owner: string) =>
  queryOptions({
    queryKey: [...rolesKey, owner, 'list'],
    queryFn: async ({ signal }) => responseBody(await api.roles.list({ params: { owner } }, { signal })),
  });

export const roleReachOf = (owner: string) =>
  queryOptions({
    queryKey: [...rolesKey, owner, 'reach'],
    queryFn: async ({ signal }) => responseBody(await api.roles.reach({ params: { owner } }, { signal })),
  });

/** The people with a role, and where, a page at a time; `search` is a part of a name. */
export const roleHolderPages = (owner: string, id: string, search = '') =>
  infiniteQueryOptions({
    queryKey: [...rolesKey, owner, 'holders', id, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(search !== '' && { search }), ...(pageParam !== null && { after: pageParam }) };
      return responseBody(await api.roles.holders({ params: { owner, id }, query }, { signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
  });

/** Why each role cannot be granted on a tenant, and to whom; requested once a tenant is selected. */
export const rolesToGiveOf = (owner: string, on: GivingScope | null, personId: string | null) =>
  queryOptions({
    queryKey: [...rolesKey, owner, 'giving', on, personId],
    queryFn: async ({ signal }) => {
      const query = { onType: on?.type ?? 'COMPANY', onId: on?.id ?? '', ...(personId !== null && { personId }) };
      return responseBody(await api.roles.giving({ params: { owner }, query }, { signal }));
    },
    enabled: on !== null,
  });

interface GivingScope {
  readonly type: 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION';
  readonly id: string;
}

/** Changes of several roles as a call takes them. */
export type SentChanges = Readonly<Record<string, RoleChanges & { readonly ver: number }>>;

/** The body of a call needs mutable lists. */
export const asBody = (changes: SentChanges) =>
  Object.fromEntries(
    Object.entries(changes).map(([id, { addPerms, removePerms, ...rest }]) => [
      id,
      { ...rest, addPerms: [...addPerms], removePerms: [...removePerms] },
    ]),
  );

/** The permissions that the changes would add and remove; the previous response stays while the next one is loading. */
export const rolesPreviewOf = (owner: string, changes: SentChanges) =>
  queryOptions({
    queryKey: [...rolesKey, owner, 'preview', changes],
    queryFn: async ({ signal }) =>
      responseBody(await api.roles.preview({ params: { owner }, body: asBody(changes) }, { signal })),
    enabled: Object.keys(changes).length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const explainedPermissionsOf = (companyId: string, personId: string, tenantId: string | null) =>
  queryOptions({
    queryKey: [...rolesKey, companyId, 'why', personId, tenantId],
    queryFn: async ({ signal }) =>
      responseBody(
        await api.roles.why(
          { params: { companyId, personId }, query: tenantId === null ? {} : { tenantId } },
          { signal },
        ),
      ),
  });
