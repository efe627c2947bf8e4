import { builtScreens, screenHref, sectionAt } from '@commissary/catalog';
import type { CachedDocumentKey } from '../cache/index.ts';

/** The address of the screen that edits the section of a path, for a tenant; null where no screen does. */
export const hrefOfPath = (
  { kind, companyId, tenantId, menuId }: CachedDocumentKey,
  path: string,
  query: Readonly<Record<string, string>>,
): string | null => {
  const section = sectionAt(kind, path)?.key ?? '';
  const screen = builtScreens.find(({ edits }) => {
    const sections: readonly string[] = edits?.sections ?? [];
    return edits?.document === kind && !edits.aggregates && sections.includes(section);
  });
  if (screen === undefined) return null;
  const tenant = { companyId, locationId: tenantId };
  return screenHref(screen.id, {}, tenant, { ...query, ...(menuId !== null && { menuId }) });
};
