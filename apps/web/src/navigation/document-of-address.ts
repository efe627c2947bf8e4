import { hasSeveral, matchScreen, type Screen, splitAddress } from '@commissary/catalog';
import type { CachedDocumentKey } from '../cache/index.ts';
import { activeTenantIn, lastTenant, sessionStore } from '../session/index.ts';
import { type MenuChoice, menuAt } from './chosen-menu.ts';
import { isAtCompanyLevel } from './company-level.ts';

/**
 * The document that the screen of an address will edit, as far as this is known before the screen is loaded: the guard
 * may still choose another tenant. `menus` is null before they are listed; a location's own menu is not known here.
 */
export const documentOfAddress = (
  address: string,
  entry: string | null,
  menus: readonly MenuChoice[] | null,
): CachedDocumentKey | null => {
  const { path, query } = splitAddress(address);
  const kind = matchScreen(path)?.screen.edits?.document;
  const companyId = query.get('companyId');
  if (kind === undefined || !companyId) return null;
  const tenantId = (query.get('locationId') ?? lastTenantIn(companyId, entry)) || null;
  if (!hasSeveral(kind)) return { kind, companyId, tenantId, menuId: null };
  if (tenantId !== null || menus === null) return null;
  const menuId = menuAt(null, menus, query.get('menuId'));
  return menuId === null ? null : { kind, companyId, tenantId, menuId };
};

/** The document that a screen will edit for the tenant that the guard chose; null where its menu is not known yet. */
export const documentOfScreen = (
  { edits }: Pick<Screen, 'edits'>,
  tenantId: string | null,
  menus: readonly MenuChoice[] | null,
  requested: string | null,
): CachedDocumentKey | null => {
  const { user } = sessionStore.get();
  const kind = edits?.document;
  if (user === null || kind === undefined) return null;
  const { companyId } = user;
  if (!hasSeveral(kind)) return { kind, companyId, tenantId, menuId: null };
  const menuId = menuAt(activeTenantIn(user, tenantId).tenant, menus, requested);
  return menuId === null ? null : { kind, companyId, tenantId, menuId };
};

const lastTenantIn = (companyId: string, entry: string | null): string | null => {
  const last = isAtCompanyLevel(entry) ? null : lastTenant();
  return last?.companyId === companyId ? last.locationId : null;
};
