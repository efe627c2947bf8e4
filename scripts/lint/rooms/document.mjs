/** @type {import('./room-table.d.mts').RoomTable} */
export const document = {
  root: 'packages/document/src',
  door: 'index.ts',
  rooms: {
    change: [],
    order: ['change'],
    apply: ['change', 'order'],
    diff: ['change', 'apply'],
    layers: ['change', 'apply', 'diff'],
    merge: ['change', 'apply', 'diff'],
    migration: ['change'],
    '.': ['change', 'apply', 'diff', 'layers', 'merge', 'migration'],
  },
};
