import { documents } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { getAt } from '@commissary/document';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type DocumentKind, documentOf } from '../cache/documents.ts';
import { tenantsOf } from '../cache/tenants.ts';
import { type ChangeSaid, changeSaid } from '../form/change-said.ts';
import { effectiveOf, parentOf, savedContent } from '../form/opened.ts';
import { openedFrom } from '../form/opened-from.ts';

export type DocumentWords = (kind: DocumentKind, change: Change) => ChangeSaid;

/** Puts changes into words with the names of a location's documents, as soon as they are there. */
export const useDocumentWords = (
  companyId: string,
  locationId: string | null,
  kinds: readonly DocumentKind[],
): DocumentWords => {
  const tenants = useQuery(tenantsOf(companyId));
  const menuId = tenants.data?.find(({ id }) => id === locationId)?.menuId ?? null;
  const loaded = useQueries({
    queries: kinds.map(kind => ({
      ...documentOf({ kind, companyId, tenantId: locationId, menuId: kind === 'menu' ? menuId : null }),
      enabled: locationId !== null && (kind !== 'menu' || menuId !== null),
    })),
  });
  return (kind, change) => {
    const definition = documents[kind].field;
    const record = loaded[kinds.indexOf(kind)]?.data;
    const opened = record === undefined ? undefined : openedFrom(kind, 'location', record);
    const document = opened && effectiveOf(opened, savedContent(opened));
    const known = opened && getAt(document, change.path) === undefined ? parentOf(opened) : document;
    return changeSaid(definition, known, change);
  };
};
