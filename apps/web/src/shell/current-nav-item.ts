import { builtScreens, type RegisteredScreen } from '@commissary/catalog';

/** The sidebar item of a screen: its own, or that of the nearest screen above it. */
export const currentNavItem = (screen: RegisteredScreen | null): RegisteredScreen['id'] | null => {
  if (screen === null) return null;
  if (screen.nav !== undefined) return screen.id;
  return currentNavItem(builtScreens.find(({ id }) => id === screen.parent) ?? null);
};
