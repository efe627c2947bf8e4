import { screenHref } from '@commissary/catalog';
import type { CachedDocumentKey } from '../cache/index.ts';

/**
 * The address of the page with every save of a document for its tenant; with words, the fields that it is filtered by.
 */
export const historyHref = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, words: string = ''): string =>
  screenHref(
    'history',
    { kind },
    { companyId, locationId: tenantId },
    { ...(menuId !== null && { menuId }), ...(words !== '' && { search: words }) },
  );
