import type { DocumentKind } from '@commissary/catalog';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

/** The number of unpublished changes of one location, by the kind of document. */
export const unpublishedCountsByKind = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'waitingByKind', locationId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<DocumentKind, number>> => {
      const body = { locationIds: [locationId] };
      const options = { signal, background: true };
      const answers = await Promise.all([
        api.syncLocations.preview({ body }, options),
        api.syncEmployment.preview({ body }, options),
      ]);
      const documents = answers.flatMap(responseBody).flatMap(preview => preview.documents);
      return new Map(documents.map(({ kind, total }) => [kind, total]));
    },
  });
