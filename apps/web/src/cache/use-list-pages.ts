import type { EmployeeQuery, ListedEmployee, ListedLocation, LocationQuery, RoleHolder } from '@commissary/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { employeePages } from './employees.ts';
import { roleHolderPages } from './roles.ts';
import { locationPages } from './tenants.ts';

interface ListPage {
  /** On the first page: how many match, and how many there are. */
  readonly counts: { readonly matching: number; readonly total: number } | null;
}

/** The employees that match, page by page as `more` is called. */
export const useEmployeePages = (companyId: string, query: EmployeeQuery) =>
  useListPages(
    useInfiniteQuery({ ...employeePages(companyId, query), placeholderData: keepPreviousData }),
    employeesOf,
  );

const employeesOf = (page: { readonly employees: readonly ListedEmployee[] }) => page.employees;

/** The same of the holders of a role. */
export const useRoleHolderPages = (owner: string, id: string, search: string) =>
  useListPages(
    useInfiniteQuery({ ...roleHolderPages(owner, id, search), placeholderData: keepPreviousData }),
    holdersOf,
  );

const holdersOf = (page: { readonly holders: readonly RoleHolder[] }) => page.holders;

/**
 * The same of locations. `whole` loads every page, for what the server does not filter by; `keep` shows what matched before
 * until the first page arrives.
 */
export const useLocationPages = (
  companyId: string,
  query: LocationQuery,
  { whole = false, keep = false }: { readonly whole?: boolean; readonly keep?: boolean } = {},
) =>
  useListPages(
    useInfiniteQuery({ ...locationPages(companyId, query), ...(keep && { placeholderData: keepPreviousData }) }),
    locationsOf,
    whole,
  );

const locationsOf = (page: { readonly locations: readonly ListedLocation[] }) => page.locations;

const useListPages = <Page extends ListPage, Row>(
  found: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsOf: (page: Page) => readonly Row[],
  whole = false,
) => {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = found;
  const rows = useMemo(() => data?.pages.flatMap(rowsOf), [data, rowsOf]);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (whole && isReady) void fetchNextPage();
  }, [whole, isReady, fetchNextPage]);
  const counts = data?.pages[0]?.counts;
  return {
    /** Undefined until the first page is loaded. */
    rows,
    matching: counts?.matching ?? 0,
    total: counts?.total ?? 0,
    error,
    more: () => {
      if (isReady) void fetchNextPage();
    },
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
};
