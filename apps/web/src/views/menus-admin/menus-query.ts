import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

/** The menus and templates of a company, and those that were deleted. */
export const managedMenusOf = (companyId: string) =>
  queryOptions({
    queryKey: ['menus', companyId, 'managed'],
    queryFn: async ({ signal }) => responseBody(await api.menus.managed({ params: { companyId } }, { signal })),
    staleTime: 0,
  });

/** The templates of the provider and of the own company. */
export const templatesOf = (companyId: string) =>
  queryOptions({
    queryKey: ['menus', companyId, 'templates'],
    queryFn: async ({ signal }) => responseBody(await api.menus.templates({}, { signal })),
    staleTime: 0,
  });

const onePage = 20;

/** The saved versions of a menu, newest first, a page at a time. */
export const versionsOf = (companyId: string, menuId: string) =>
  infiniteQueryOptions({
    queryKey: ['menus', companyId, 'versions', menuId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: onePage, ...(pageParam !== null && { before: pageParam }) };
      return responseBody(await api.menus.versions({ params: { companyId, menuId }, query }, { signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: page => {
      const last = page.at(-1)?.version ?? 1;
      return last > 1 ? last : null;
    },
    staleTime: 0,
  });

/** What the later of two versions has instead of the earlier one. */
export const differencesOf = (companyId: string, menuId: string, from: number, to: number) =>
  queryOptions({
    queryKey: ['menus', companyId, 'differences', menuId, from, to],
    queryFn: async ({ signal }) => {
      const params = { companyId, menuId, from: String(from), to: String(to) };
      return responseBody(await api.menus.diff({ params }, { signal }));
    },
    // Versions never change.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the template of a menu changed since the menu has it. */
export const templateChangesOf = (companyId: string, menuId: string) =>
  queryOptions({
    queryKey: ['menus', companyId, 'template-changes', menuId],
    queryFn: async ({ signal }) =>
      responseBody(await api.menus.templateChanges({ params: { companyId, menuId } }, { signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** The own menu of a location from before, and what converting it would change there. */
export const singleUseOf = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['menus', companyId, 'single-use', locationId],
    queryFn: async ({ signal }) =>
      responseBody(await api.menus.singleUse({ params: { companyId, locationId } }, { signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** What each location would have with a menu. */
export const assignmentOf = (companyId: string, menuId: string, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['menus', companyId, 'assignment', menuId, locationIds],
    queryFn: async ({ signal }) => {
      const body = { locationIds: [...locationIds] };
      return responseBody(await api.menus.previewAssign({ params: { companyId, menuId }, body }, { signal }));
    },
    enabled: locationIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
