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
    edits: {
      document: 'settings',
      sections: ['stations', 'displays'],
      title: { text: 'stations', number: 'many' },
    },
    status: 'built',
  },
  {
    id: 'printers',
    path: '/locationSettings/printers',
    title: 'Printers',
    nav: { group: 'hardware', order: 2 },
    requires,
    selectors,
    edits: {
      document: 'settings',
      sections: ['printers', 'printingRouting'],
      title: { text: 'printers', number: 'many' },
    },
    status: 'built',
  },
  {
    id: 'printerOptions',
    path: '/locationSettings/printerOptions',
    title: 'Printer options',
    nav: { group: 'hardware', order: 3 },
    requires,
    selectors,
    edits: {
      document: 'settings',
      sections: ['printing'],
      title: { text: 'printer options', number: 'many' },
    },
    view: 'printerOptions',
    status: 'built',
  },
  {
    id: 'cashDrawers',
    path: '/locationSettings/cashDrawers',
    title: 'Cash drawers',
    nav: { group: 'hardware', order: 4 },
    requires,
    selectors,
    edits: {
      document: 'settings',
      sections: ['cashManagement/cashDrawers'],
      title: { text: 'cash drawers', number: 'many' },
    },
    status: 'built',
  },
] as const satisfies readonly Screen[];
