import type { Screen } from './screen.ts';

/** With a location or group active, the menu is open to users who may override it there. */
export const menuArea = {
  requires: ['manageMenus'],
  when: ['overrideMenusWithLocation'],
  selectors: ['location', 'menu'],
} as const satisfies Partial<Screen>;

/** Screens on which items have values: a location's own items, and what of any item has a permission of its own. */
export const itemsArea = {
  ...menuArea,
  alsoOpensAt: { LOCATION: ['manageLocalItems', 'itemStatus'], GROUP: ['itemStatus'] },
} as const satisfies Partial<Screen>;

/** Screens on which only values of a location's own items can be changed without overriding the menu. */
export const localItemsArea = {
  ...menuArea,
  alsoOpensAt: { LOCATION: ['manageLocalItems'], GROUP: [] },
} as const satisfies Partial<Screen>;

/** Screens on which modifiers can be out of stock. */
export const itemStatusArea = {
  ...menuArea,
  alsoOpensAt: { LOCATION: ['itemStatus'], GROUP: ['itemStatus'] },
} as const satisfies Partial<Screen>;
