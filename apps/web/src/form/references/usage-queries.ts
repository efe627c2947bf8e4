import { type DocumentKind, documents } from '@commissary/catalog';
import { definitionPath, memoByIdentity, referencesTo } from '@commissary/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import type { CachedDocumentKey } from '../../cache/index.ts';

/** Data prefetched on hover is fresh enough and is not requested again. */
const freshMs = 5_000;

/** The usages of a row of a list, as saved: here and at the levels below. */
export const usagesOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, path: string) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, tenantId, 'uses', path],
    staleTime: freshMs,
    // Fails at once without a network, so that removing a row does not wait.
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const query = { path, ...(tenantId !== null && { tenantId }), ...(menuId !== null && { menuId }) };
      return responseBody(await api.references.uses({ params: { kind, companyId }, query }, { signal }));
    },
  });

/** The ids of the rows of a list that are used, with how often, as saved. */
export const usedRowsOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, list: string) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, tenantId, 'used rows', list],
    staleTime: freshMs,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const query = { list, ...(tenantId !== null && { tenantId }), ...(menuId !== null && { menuId }) };
      return responseBody(await api.references.usedRows({ params: { kind, companyId }, query }, { signal }));
    },
  });

/** Whether any field of the product refers to the rows of a list. */
export const isReferredTo = (kind: DocumentKind, listPath: string): boolean =>
  areReferredTo(fields, kind, definitionPath(listPath));

const fields = Object.fromEntries(Object.entries(documents).map(([kind, { field }]) => [kind, field]));

/** Asked once for all rows of a list: each has a menu. */
const areReferredTo = memoByIdentity(
  (definitions: typeof fields, document: DocumentKind, path: string) =>
    referencesTo(definitions, { document, path }).length > 0,
);
