import { screenHref } from '@commissary/catalog';
import type { CachedDocumentKey } from '../cache/documents.ts';

/** The page with every save of a document, as its place sees them; with words, of the fields that they tell of. */
export const historyHref = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, words: string = ''): string =>
  screenHref(
    'history',
    { kind },
    { companyId, locationId: tenantId },
    { ...(menuId !== null && { menuId }), ...(words !== '' && { search: words }) },
  );
