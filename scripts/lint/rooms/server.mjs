/** @type {import('./room-table.d.mts').RoomTable} */
export const server = {
  root: 'apps/server/src',
  door: 'index.ts',
  rooms: {
    store: [],
    services: ['store'],
    areas: ['services'],
    'http/body': ['services', 'store'],
    'http/streams': ['store'],
    http: ['services', 'store', 'http/body', 'http/streams'],
  },
  open: ['store', 'services', 'areas'],
  unsorted: ['adapters', 'config.ts', 'context.ts', 'request-context.ts'],
};
