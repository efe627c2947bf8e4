import type { Screen } from './screen.ts';

const selectors = ['location', 'menu'] as const;
const requires = ['configureHardware'] as const;

export const hardwareScreens = [
  {
    id: 'stations',
    path: '/locationSettings/stations',
    title: 'Stations',
    nav: { group: 'hardware', order: 1 },
    requires,
    selectors,
    status: 'planned',
  },
  {
    id: 'printers',
    path: '/locationSettings/printers',
    title: 'Printers',
    nav: { group: 'hardware', order: 2 },
    requires,
    selectors,
    status: 'planned',
  },
  {
    id: 'printerOptions',
    path: '/locationSettings/printerOptions',
    title: 'Printer options',
    nav: { group: 'hardware', order: 3 },
    requires,
    selectors,
    status: 'planned',
  },
  {
    id: 'cashDrawers',
    path: '/locationSettings/cashDrawers',
    title: 'Cash drawers',
    nav: { group: 'hardware', order: 4 },
    requires,
    selectors,
    status: 'planned',
  },
] as const satisfies readonly Screen[];
