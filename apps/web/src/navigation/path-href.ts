import { screenHref, screenOfPath } from '@commissary/catalog';
import type { CachedDocumentKey } from '../cache/index.ts';

/** The address of the screen that shows a path most closely, for a tenant; null where no screen does. */
export const hrefOfPath = (
  { kind, companyId, tenantId, menuId }: CachedDocumentKey,
  path: string,
  query: Readonly<Record<string, string>>,
): string | null => {
  const found = screenOfPath(kind, path);
  if (found === null) return null;
  const tenant = { companyId, locationId: tenantId };
  return screenHref(found.screen.id, found.params, tenant, { ...query, ...(menuId !== null && { menuId }) });
};
