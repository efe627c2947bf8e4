import { type AddressTenant, type Params, screenHref } from './address.ts';
import type { ScreenMatch } from './match-screen.ts';
import { navGroups } from './nav-groups.ts';
import { builtScreens, type RegisteredScreen } from './registry.ts';

export interface Breadcrumb {
  readonly label: string;
  /** Absent on the group's title and on the screen itself. */
  readonly href?: string;
}

/**
 * Returns the breadcrumbs of a screen: its group in the sidebar, the screens above it, and itself. Home has none.
 * `names` returns the name of the object behind a param, by the id in the address.
 */
export const breadcrumbs = (match: ScreenMatch, tenant: AddressTenant, names: Params = {}): readonly Breadcrumb[] => {
  if (match.screen.id === 'home') return [];
  const above = ancestors(match.screen);
  const crumb = (screen: RegisteredScreen): Breadcrumb => {
    const label = nameOf(screen, match.params, names);
    return screen === match.screen ? { label } : { label, href: screenHref(screen.id, match.params, tenant) };
  };
  const groupId = above.map(({ nav }) => nav?.group).find(group => group !== undefined);
  const group = navGroups.find(({ id }) => id === groupId);
  // A group of one screen has its name.
  const groupCrumb = group === undefined || group.title === above[0]?.title ? [] : [{ label: group.title }];
  return [...groupCrumb, ...above.map(crumb)];
};

/** Top first, the screen itself last. Planned screens are left out. */
const ancestors = (screen: RegisteredScreen): RegisteredScreen[] => {
  const parent = builtScreens.find(({ id }) => id === screen.parent);
  return parent === undefined ? [screen] : [...ancestors(parent), screen];
};

/** A screen whose path ends in a param shows one object and has its name as the title. */
const nameOf = (screen: RegisteredScreen, params: Params, names: Params): string => {
  const param = /:(\w+)$/.exec(screen.path)?.[1];
  const id = param === undefined ? undefined : params[param];
  return (id !== undefined && Object.hasOwn(names, id) && names[id]) || screen.title;
};
