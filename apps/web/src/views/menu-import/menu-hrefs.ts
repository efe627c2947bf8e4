import { screenHref } from '@commissary/catalog';
import type { CachedDocumentKey } from '../../cache/index.ts';

type Place = Pick<CachedDocumentKey, 'companyId' | 'tenantId' | 'menuId'>;

const hrefOf =
  (screen: 'menuItems' | 'menuImport') =>
  ({ companyId, tenantId, menuId }: Place): string =>
    screenHref(screen, {}, { companyId, locationId: tenantId }, menuId === null ? {} : { menuId });

/** The items of the edited menu. */
export const itemsHref = hrefOf('menuItems');

/** The import into a menu. */
export const importHref = hrefOf('menuImport');
