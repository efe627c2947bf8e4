import { accountScreens } from './accounts.ts';
import { analyticsScreens } from './analytics.ts';
import { authScreens } from './auth.ts';
import { customerScreens } from './customer.ts';
import { employmentScreens } from './employment.ts';
import { hardwareScreens } from './hardware.ts';
import { homeScreens } from './home.ts';
import { kioskScreens } from './kiosk.ts';
import { menuScreens } from './menu.ts';
import { menuItemScreens } from './menu-items.ts';
import type { Screen } from './screen.ts';
import { settingsScreens } from './settings.ts';

export type ScreenId = (
  | typeof authScreens
  | typeof homeScreens
  | typeof analyticsScreens
  | typeof accountScreens
  | typeof employmentScreens
  | typeof customerScreens
  | typeof settingsScreens
  | typeof hardwareScreens
  | typeof kioskScreens
  | typeof menuScreens
  | typeof menuItemScreens
)[number]['id'];

/** An entry of the registry: a screen with a typed id. */
export type RegisteredScreen = Screen & { readonly id: ScreenId };

/** Every screen of the product, including planned ones. */
export const screens: readonly RegisteredScreen[] = [
  ...authScreens,
  ...homeScreens,
  ...analyticsScreens,
  ...accountScreens,
  ...employmentScreens,
  ...customerScreens,
  ...settingsScreens,
  ...hardwareScreens,
  ...kioskScreens,
  ...menuScreens,
  ...menuItemScreens,
];

export const builtScreens: readonly RegisteredScreen[] = screens.filter(({ status }) => status === 'built');

const byId: ReadonlyMap<string, RegisteredScreen> = new Map(screens.map(screen => [screen.id, screen]));

/** Returns the entry with this id; every ScreenId has one. */
export const screenOf = (id: ScreenId): RegisteredScreen => {
  const screen = byId.get(id);
  if (screen === undefined) throw new Error(`no screen ${id}`);
  return screen;
};
