/** @type {import('./room-table.d.mts').RoomTable} */
export const catalog = {
  root: 'packages/catalog/src',
  door: 'index.ts',
  rooms: {
    'rule.ts': [],
    texts: ['rule.ts'],
    documents: ['rule.ts', 'texts'],
    records: ['texts'],
    delivery: ['texts', 'documents'],
    screens: ['texts', 'documents'],
    '.': ['rule.ts', 'texts', 'documents', 'records', 'delivery', 'screens'],
  },
};
