import type { Screen } from './screen.ts';

export const customerScreens = [
  {
    id: 'pushNotifications',
    path: '/customer/pushNotifications',
    title: 'Push notifications',
    nav: { group: 'customer', order: 1 },
    requires: ['manageOnline'],
    selectors: ['location', 'menu'],
    view: 'push',
    status: 'built',
  },
] as const satisfies readonly Screen[];
