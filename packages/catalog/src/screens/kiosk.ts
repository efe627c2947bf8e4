import type { Screen } from './screen.ts';

const selectors = ['location', 'menu'] as const;

export const kioskScreens = [
  {
    id: 'kiosk',
    path: '/kiosk',
    title: 'Kiosk',
    requires: ['manageMenus', 'accessConfigurationOptions'],
    when: ['notInternalCompany', 'kioskActive'],
    selectors,
    view: 'kiosk',
    status: 'built',
  },
  {
    id: 'kioskMenu',
    path: '/kiosk/menu',
    title: 'Kiosk menu',
    nav: { group: 'kiosk', order: 1 },
    parent: 'kiosk',
    requires: ['manageMenus'],
    when: ['notInternalCompany', 'kioskActive', 'overrideMenusWithLocation'],
    selectors,
    edits: { document: 'menu', sections: ['layout/kioskTabs'], title: { text: 'menu', number: 'one' } },
    view: 'layout',
    status: 'built',
  },
  {
    id: 'kioskDesign',
    path: '/kiosk/design',
    title: 'Kiosk design',
    nav: { group: 'kiosk', order: 2 },
    parent: 'kiosk',
    requires: ['accessConfigurationOptions'],
    when: ['notInternalCompany', 'kioskActive'],
    selectors,
    edits: {
      document: 'settings',
      sections: ['kioskDesign'],
      title: { text: 'kiosk design', number: 'one' },
    },
    retryDelayMs: 1000,
    view: 'kioskDesign',
    status: 'built',
  },
] as const satisfies readonly Screen[];
