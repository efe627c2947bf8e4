/** @type {import('./room-table.d.mts').RoomTable} */
export const web = {
  root: 'apps/web/src',
  door: 'index.ts',
  rooms: {
    ui: [],
  },
  open: ['ui'],
};
