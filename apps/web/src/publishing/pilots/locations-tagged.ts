import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

/** The locations with a tag, all pages of them. */
export const locationsTagged = (companyId: string, tag: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'tagged', tag],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      const pageAfter = async (after: string | null) => {
        // The search also finds names and addresses.
        const query = { search: tag, limit: 200, ...(after !== null && { after }) };
        return responseBody(await api.tenants.page({ params: { companyId }, query }, { signal }));
      };
      for (let after: string | null = null; ; ) {
        const { locations, next }: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(after);
        ids.push(...locations.flatMap(({ id, tags }) => (tags.includes(tag) ? [id] : [])));
        if (next === null) return ids;
        after = next;
      }
    },
  });
