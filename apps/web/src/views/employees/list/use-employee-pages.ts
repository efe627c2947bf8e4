import type { EmployeeQuery, ListedEmployee } from '@commissary/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { employeePages } from '../../../cache/index.ts';

export interface EmployeePages {
  /** Undefined until the first page is loaded. */
  readonly employees: readonly ListedEmployee[] | undefined;
  readonly matching: number;
  readonly total: number;
  readonly error: Error | null;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The employees that match, page by page as `more` is called. */
export const useEmployeePages = (companyId: string, query: EmployeeQuery): EmployeePages => {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery({ ...employeePages(companyId, query), placeholderData: keepPreviousData });
  const employees = useMemo(() => data?.pages.flatMap(page => page.employees), [data]);
  const counts = data?.pages[0]?.counts;
  return {
    employees,
    matching: counts?.matching ?? 0,
    total: counts?.total ?? 0,
    error,
    more: () => {
      if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    },
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
};
