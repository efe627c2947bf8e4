/** @type {import('./room-table.d.mts').RoomTable} */
export const domain = {
  root: 'packages/domain/src',
  door: 'index.ts',
  rooms: {
    'constants.ts': [],
    formats: [],
    publishing: ['constants.ts'],
    permissions: ['publishing'],
    hours: ['formats'],
    menu: ['formats', 'hours'],
    offers: ['formats', 'hours'],
    labor: ['formats', 'hours'],
    zones: [],
    accounts: ['constants.ts'],
    '.': [
      'constants.ts',
      'formats',
      'publishing',
      'permissions',
      'hours',
      'menu',
      'offers',
      'labor',
      'zones',
      'accounts',
    ],
  },
};
