import { documents } from '@commissary/catalog';
import { isMemberToken, joinTokens, referencesTo, splitPath } from '@commissary/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api.ts';
import type { CachedDocumentKey, CachedDocumentKind } from '../cache/documents.ts';

/** What came while the pointer was on its way need not be asked for again. */
const freshMs = 5_000;

/** Where a row of a list is used, as it is saved: here and at the places below. */
export const usagesOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, path: string) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, tenantId, 'uses', path],
    staleTime: freshMs,
    // Without a network it fails at once, and whoever removes a row is not kept waiting.
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const query = { path, ...(tenantId !== null && { tenantId }), ...(menuId !== null && { menuId }) };
      return responseBody(await api.references.uses({ params: { kind, companyId }, query }, { signal }));
    },
  });

/** Whether anything in the product refers to the rows of a list. */
export const isReferredTo = (kind: CachedDocumentKind, listPath: string): boolean => {
  const steps = splitPath(listPath).map(token => (isMemberToken(token) ? '[]' : token));
  return referencesTo(fields, { document: kind, path: joinTokens(steps) }).length > 0;
};

const fields = Object.fromEntries(Object.entries(documents).map(([kind, { field }]) => [kind, field]));
