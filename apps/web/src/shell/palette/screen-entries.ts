import {
  findable,
  navGroups,
  navigation,
  type ScreenId,
  screenHref,
  shellTexts,
  type Viewer,
  type ViewerTenant,
} from '@commissary/catalog';
import type { PaletteEntry } from './palette-entry.ts';
import { screenSynonyms } from './screen-synonyms.ts';

/** The screens that a user can open for a tenant, by their titles and synonyms. */
export const screenEntries = (
  viewer: Viewer,
  active: ViewerTenant | null,
  to: (href: string) => () => void,
): readonly PaletteEntry[] => {
  const tenant = { companyId: viewer.companyId, locationId: active?.id ?? null };
  // Before anything is typed, the screens of the sidebar come first, in its order.
  const offered = navigation(viewer, active).flatMap(({ items }) => items.map(({ id }) => id));
  const rank = (id: ScreenId) => {
    const at = offered.indexOf(id);
    return at < 0 ? offered.length : at;
  };
  const listed = findable(viewer, active).toSorted((a, b) => rank(a.id) - rank(b.id));
  return listed.map(({ id, title, nav }) => {
    const synonyms = screenSynonyms[id];
    const group = navGroups.find(one => one.id === nav?.group)?.title;
    return {
      id: `screen ${id}`,
      group: shellTexts.screens,
      label: nav?.label ?? title,
      ...(group !== undefined && group !== title && { detail: group }),
      ...(synonyms && { synonyms }),
      run: to(screenHref(id, {}, tenant)),
    };
  });
};
