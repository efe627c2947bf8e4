import type { DocumentKind } from '@commissary/catalog';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/**
 * The number of unpublished changes of each of these locations, over everything that is published with the menu and
 * with employment.
 */
export const unpublishedCountOf = (companyId: string, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'waiting', ...locationIds],
    queryFn: async ({ signal }) => {
      const counts = new Map<string, number>();
      for (const { locationId, documents } of await previews(locationIds, signal))
        counts.set(
          locationId,
          documents.reduce((sum, { total }) => sum + total, counts.get(locationId) ?? 0),
        );
      return counts;
    },
    enabled: locationIds.length > 0,
  });

/** The number of unpublished changes of one location, by the kind of document. */
export const unpublishedCountsByKind = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'waitingByKind', locationId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<DocumentKind, number>> =>
      new Map((await previews([locationId], signal)).flatMap(({ documents }) => documents.map(documentCount))),
  });

const documentCount = ({ kind, total }: { kind: DocumentKind; total: number }) => [kind, total] as const;

const previews = async (locationIds: readonly string[], signal: AbortSignal) => {
  const body = { locationIds: [...locationIds] };
  const options = { signal, background: true };
  const answers = await Promise.all([
    api.syncLocations.preview({ body }, options),
    api.syncEmployment.preview({ body }, options),
  ]);
  return answers.flatMap(responseBody);
};
