import { type PublishPreview, previewsOf } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { responseBody } from '../../api/index.ts';
import { publishCalls } from '../../cache/index.ts';
import { type NextPage, nextPage, type PreviewPage, previewsOfPages } from './preview-pages.ts';

/** For so long a location that was previewed with others is not previewed again with another selection. */
const keptMs = 30_000;

interface FirstPage extends PreviewPage {
  /** When the oldest of its previews was asked for. */
  readonly askedAt: number;
}
type Pages = InfiniteData<FirstPage | PreviewPage, NextPage | null>;

/**
 * The preview of a publish to some locations, with its first changes. Of another selection only the locations are asked
 * for that were not in one before; meanwhile the others are shown.
 */
const previewOf = (companyId: string, kind: PublishKind, locationIds: readonly string[]) => {
  const everyPreview = ['publishing', companyId, 'preview', kind] as const;
  const queryKey = [...everyPreview, locationIds.toSorted().join(' ')] as const;
  const ask = async (ids: readonly string[], from: number, signal: AbortSignal) => {
    const body = { locationIds: [...ids], ...(from > 0 && { listed: from }) };
    return previewsOf(responseBody(await publishCalls(kind).preview({ body }, { signal })), ids);
  };
  const firstPage = async (client: QueryClient, signal: AbortSignal): Promise<FirstPage> => {
    // What is loaded again is loaded whole.
    const isFirst = client.getQueryData(queryKey) === undefined;
    const known = isFirst ? knownPreviews(client, everyPreview) : new Map<string, Known>();
    const askedAt = Date.now();
    const missing = locationIds.filter(id => !known.has(id));
    const asked = missing.length === 0 ? [] : await ask(missing, 0, signal);
    const added = new Map(asked.map(preview => [preview.locationId, { preview, askedAt }]));
    const found = locationIds.flatMap(id => added.get(id) ?? known.get(id) ?? []);
    return {
      from: 0,
      previews: found.map(({ preview }) => preview),
      askedAt: found.reduce((oldest, one) => Math.min(oldest, one.askedAt), askedAt),
    };
  };
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ client, signal, pageParam }): Promise<FirstPage | PreviewPage> => {
      if (pageParam === null) return firstPage(client, signal);
      const { locationIds: ids, from } = pageParam;
      return { from, previews: await ask(ids, from, signal) };
    },
    initialPageParam: null as NextPage | null,
    getNextPageParam: (_last, pages, asked) => {
      const next = nextPage(previewsOfPages(pages));
      // Nothing came: it was saved anew meanwhile.
      return next?.from === asked?.from && next?.locationIds[0] === asked?.locationIds[0] ? null : next;
    },
    select: allPreviews,
    placeholderData: (before, query) =>
      before && query && hasPrefix(query.queryKey, everyPreview) ? keptOf(before, locationIds) : undefined,
    enabled: locationIds.length > 0,
    staleTime: ({ state }) => Math.max(0, keptMs - (state.dataUpdatedAt - askedAtOf(state.data))),
    gcTime: keptMs,
    // Locations share what is equal, and would not after a comparison of each with what it was before.
    structuralSharing: false,
  });
};

interface Known {
  readonly preview: PublishPreview;
  readonly askedAt: number;
}

/** Those of other selections that nothing has made outdated. */
const knownPreviews = (client: QueryClient, everyPreview: readonly unknown[]): ReadonlyMap<string, Known> => {
  const since = Date.now() - keptMs;
  const found = client
    .getQueryCache()
    .findAll({ queryKey: everyPreview })
    .flatMap(({ state }) => {
      const data = state.data as Pages | undefined;
      const askedAt = askedAtOf(data);
      return data !== undefined && askedAt > since && !state.isInvalidated ? { askedAt, data } : [];
    })
    .toSorted((a, b) => a.askedAt - b.askedAt);
  return new Map(
    found.flatMap(({ data, askedAt }) =>
      previewsOfPages(data.pages).map(preview => [preview.locationId, { preview, askedAt }] as const),
    ),
  );
};

const askedAtOf = (data: Pages | undefined): number => {
  const [first] = data?.pages ?? [];
  return first !== undefined && 'askedAt' in first ? first.askedAt : 0;
};

const allPreviews = ({ pages }: Pages) => previewsOfPages(pages);

const hasPrefix = (key: readonly unknown[], prefix: readonly unknown[]): boolean =>
  prefix.every((part, index) => key[index] === part);

/** The previews of another selection, as far as they are of this one too. */
const keptOf = (before: Pages, locationIds: readonly string[]): Pages | undefined => {
  const selected = new Set(locationIds);
  const previews = previewsOfPages(before.pages).filter(({ locationId }) => selected.has(locationId));
  return previews.length === 0 ? undefined : { pages: [{ from: 0, previews }], pageParams: [null] };
};

/** How the changes are listed that are not yet. */
export interface MoreChanges {
  readonly isLoading: boolean;
  readonly load: () => void;
}

export const usePreview = (companyId: string, kind: PublishKind, locationIds: readonly string[]) => {
  const ids = locationIds.join(' ');
  // What is kept of another selection is computed once for these options.
  const options = useMemo(() => previewOf(companyId, kind, ids === '' ? [] : ids.split(' ')), [companyId, kind, ids]);
  const query = useInfiniteQuery(options);
  const { data, isPending, isError, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    query;
  const more: MoreChanges | undefined =
    hasNextPage && !isPlaceholderData ? { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } : undefined;
  // Of a selection that has just changed, the locations that were in the one before are shown alone.
  return { data, isPending, isError, refetch, isPart: isPlaceholderData, more };
};
