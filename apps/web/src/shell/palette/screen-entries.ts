import { findable, navGroups, screenHref, type Viewer, type ViewerTenant } from '@commissary/catalog';
import type { PaletteEntry } from './palette-entry.ts';

/** The screens that a person can open at a place, by their titles and by what else they are called. */
export const screenEntries = (
  viewer: Viewer,
  active: ViewerTenant | null,
  to: (href: string) => () => void,
): readonly PaletteEntry[] => {
  const place = { companyId: viewer.companyId, locationId: active?.id ?? null };
  return findable(viewer, active).map(({ id, title, nav, synonyms }) => {
    const group = navGroups.find(one => one.id === nav?.group)?.title;
    return {
      id: `screen ${id}`,
      group: 'Screens',
      label: nav?.label ?? title,
      ...(group !== undefined && group !== title && { detail: group }),
      ...(synonyms && { synonyms }),
      run: to(screenHref(id, {}, place)),
    };
  });
};
