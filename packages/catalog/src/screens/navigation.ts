import { screenHref } from './address.ts';
import { type NavGroup, navGroups } from './nav-groups.ts';
import { builtScreens, type RegisteredScreen } from './registry.ts';
import { isInNavigation, type Viewer, type ViewerTenant } from './visibility.ts';

export interface NavigationGroup extends NavGroup {
  readonly items: readonly NavigationLink[];
}

export interface NavigationLink {
  readonly id: RegisteredScreen['id'];
  readonly label: string;
  readonly href: string;
}

/** Returns the sidebar of a person at a tenant: groups with at least one link, with links that keep the tenant. */
export const navigation = (
  viewer: Viewer,
  active: ViewerTenant | null,
  lines: readonly RegisteredScreen[] = builtScreens,
): readonly NavigationGroup[] => {
  const tenant = { companyId: viewer.companyId, locationId: active?.id ?? null };
  const link = ({ id, title, nav }: RegisteredScreen): NavigationLink => ({
    id,
    label: nav?.label ?? title,
    href: screenHref(id, {}, tenant),
  });
  return navGroups
    .map(group => ({
      ...group,
      items: lines
        .filter(screen => screen.nav?.group === group.id && isInNavigation(screen, viewer, active))
        .sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0))
        .map(link),
    }))
    .filter(({ items }) => items.length > 0);
};

/** Returns every screen that can be linked from anywhere at a tenant: those whose address needs only the tenant. */
export const findable = (viewer: Viewer, active: ViewerTenant | null): readonly RegisteredScreen[] =>
  builtScreens.filter(
    screen =>
      !screen.path.includes(':') &&
      screen.view !== 'redirect' &&
      screen.access === undefined &&
      screen.path !== '/' &&
      isInNavigation(screen, viewer, active),
  );
