import type { Screen } from './screen.ts';

/** With a location or group active, the menu is open to users who may override it there. */
export const menuArea = {
  requires: ['manageMenus'],
  when: ['overrideMenusWithLocation'],
  selectors: ['location', 'menu'],
} as const satisfies Partial<Screen>;
