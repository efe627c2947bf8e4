/** @type {import('./room-table.d.mts').RoomTable} */
export const schema = {
  root: 'packages/schema/src',
  door: 'index.ts',
  rooms: {
    value: [],
    path: ['value'],
    field: ['value', 'path'],
    kinds: ['value', 'path', 'field'],
    validation: ['value', 'path', 'field', 'kinds'],
    computed: ['value', 'path', 'field', 'kinds', 'validation'],
    permissions: ['value', 'path', 'field', 'kinds'],
    formatting: ['value', 'path', 'field', 'kinds', 'validation', 'permissions'],
    references: ['value', 'path', 'field', 'kinds', 'computed', 'formatting'],
    extraction: ['value', 'path', 'field', 'kinds', 'computed', 'permissions'],
    '.': [
      'value',
      'path',
      'field',
      'kinds',
      'validation',
      'computed',
      'permissions',
      'formatting',
      'references',
      'extraction',
    ],
  },
};
