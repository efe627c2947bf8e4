import type { ListedLocation, LocationQuery } from '@commissary/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { locationPages } from '../../cache/index.ts';

export interface LocationPages {
  /** Undefined until the first page is loaded. */
  readonly locations: readonly ListedLocation[] | undefined;
  /** How many match, and how many the user has access to. */
  readonly matching: number;
  readonly total: number;
  readonly error: Error | null;
  readonly more: () => void;
  readonly retry: () => void;
}

export interface LocationPagesOptions {
  /** Loads every page: for what the server does not filter by. */
  readonly whole?: boolean;
  /** Shows what matched before until the first page arrives. */
  readonly keep?: boolean;
}

/** The locations that match, page by page as `more` is called. */
export const useLocationPages = (
  companyId: string,
  query: LocationQuery,
  { whole = false, keep = false }: LocationPagesOptions = {},
): LocationPages => {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery({ ...locationPages(companyId, query), ...(keep && { placeholderData: keepPreviousData }) });
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (whole && isReady) void fetchNextPage();
  }, [whole, isReady, fetchNextPage]);
  const counts = data?.pages[0]?.counts;
  return {
    locations: data?.pages.flatMap(page => page.locations),
    matching: counts?.matching ?? 0,
    total: counts?.total ?? 0,
    error,
    more: () => {
      if (isReady) void fetchNextPage();
    },
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
};
