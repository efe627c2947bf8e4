/** @type {import('./room-table.d.mts').RoomTable} */
export const catalog = {
  root: 'packages/catalog/src',
  door: 'index.ts',
  rooms: {
    'rule.ts': [],
    'finding.ts': [],
    texts: ['rule.ts', 'finding.ts'],
    documents: ['rule.ts', 'texts'],
    findings: ['finding.ts', 'texts', 'documents'],
    records: ['rule.ts', 'texts'],
    offers: ['texts', 'documents'],
    delivery: ['texts', 'documents'],
    screens: ['texts', 'documents'],
    '.': ['rule.ts', 'finding.ts', 'texts', 'documents', 'findings', 'records', 'offers', 'delivery', 'screens'],
  },
};
