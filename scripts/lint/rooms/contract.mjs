/** @type {import('./room-table.d.mts').RoomTable} */
export const contract = {
  root: 'packages/contract/src',
  door: 'index.ts',
  rooms: {
    schemas: [],
    'endpoint.ts': ['schemas'],
    areas: ['schemas', 'endpoint.ts'],
    'contract.ts': ['areas'],
    '.': ['schemas', 'endpoint.ts', 'areas', 'contract.ts'],
  },
};
