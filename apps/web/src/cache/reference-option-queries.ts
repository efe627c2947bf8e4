import type { ReferenceOption } from '@commissary/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import type { CachedDocumentKey } from './documents.ts';

/** The options of references. Null: there is no such document, or several that may be meant. */
export interface ReferenceOptionsKey {
  readonly version: string;
  readonly choices: readonly ReferenceOption[] | null;
}

/** Several neighboring fields request data that hardly changes. */
const freshMs = 10_000;

/** The members of a list of another document, by id and name alone; a 304 keeps the copy. */
export const referenceOptionsQuery = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, list: string) => {
  const queryKey = ['documents', companyId, kind, menuId, tenantId, 'choices', list];
  return queryOptions({
    queryKey,
    staleTime: freshMs,
    queryFn: async ({ client, signal }): Promise<ReferenceOptionsKey> => {
      const held = client.getQueryData<ReferenceOptionsKey>(queryKey);
      const query = {
        list,
        ...(tenantId !== null && { tenantId }),
        ...(menuId !== null && { menuId }),
        ...(held !== undefined && { expected: held.version }),
      };
      const answer = await api.references.choices({ params: { kind, companyId }, query }, { signal });
      return answer.status === 304 && held !== undefined ? held : responseBody(answer);
    },
  });
};
