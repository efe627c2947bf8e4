/** Screens: each may import what stands below all of them (`each`), and the views on its line. */
const views = {
  'views/audit': [],
  'views/change-location': [],
  'views/delivery': [],
  'views/designer': [],
  'views/entrance': [],
  'views/home': [],
  'views/hours': [],
  'views/invite-emails': [],
  'views/item': [],
  'views/kiosk': [],
  'views/mobile-app': [],
  'views/not-found': [],
  'views/overrides': [],
  'views/password': [],
  'views/publish': [],
  'views/sample-people': [],
  'views/change-password': ['views/password'],
  'views/employees': ['views/not-found'],
  'views/groups': ['views/not-found'],
  'views/history': ['views/not-found'],
  'views/kiosk-design': ['views/designer'],
  'views/limited-online': ['views/hours'],
  'views/live': ['views/history', 'views/not-found'],
  'views/location-form': ['views/not-found'],
  'views/online-design': ['views/designer'],
  'views/pos-design': ['views/designer'],
  'views/printer-options': ['views/designer'],
  'views/recover': ['views/entrance'],
  'views/roles': ['views/employees', 'views/not-found'],
  'views/set-password': ['views/entrance', 'views/password'],
  'views/sheet': [],
  'views/sign-in': ['views/entrance'],
  'views/compare': ['views/live'],
  'views/locations': ['views/compare'],
  'views/rights': ['views/employees', 'views/not-found', 'views/roles'],
  'views/group': ['views/locations', 'views/not-found'],
  'views/location': ['views/locations', 'views/not-found'],
};

const form = {
  'form/edit-session': ['snapshot'],
  'form/state': ['formatting', 'session', 'cache', 'snapshot', 'form/edit-session'],
  'form/rows': ['snapshot', 'form/edit-session', 'form/state'],
  'form/actions': ['notifications', 'snapshot', 'form/edit-session', 'form/state', 'form/rows'],
  'form/presence': ['ui', 'formatting', 'session', 'cache', 'snapshot', 'form/edit-session', 'form/state'],
  'form/inputs': ['ui', 'formatting', 'session', 'cache', 'navigation', 'snapshot', 'form/edit-session', 'form/state'],
  'form/conflicts': ['ui', 'formatting', 'cache', 'navigation', 'snapshot', 'form/edit-session', 'form/state'],
  'form/restore': ['api', 'ui', 'formatting', 'notifications', 'snapshot', 'form/edit-session', 'form/state'],
  'form/drafts': [
    ...['ui', 'formatting', 'session', 'cache', 'snapshot'],
    ...['form/edit-session', 'form/state', 'form/conflicts'],
  ],
  'form/references': ['api', 'ui', 'session', 'cache', 'navigation', 'form/state', 'form/rows', 'form/actions'],
  'form/provenance': [
    ...['ui', 'formatting', 'session', 'navigation', 'snapshot', 'levels'],
    ...['form/edit-session', 'form/state', 'form/actions'],
  ],
  'form/history': [
    ...['api', 'ui', 'formatting', 'cache', 'navigation', 'snapshot'],
    ...['form/edit-session', 'form/state', 'form/actions'],
  ],
  'form/save': [
    ...['api', 'ui', 'formatting', 'notifications', 'session', 'cache', 'navigation', 'snapshot', 'publishing'],
    ...['form/edit-session', 'form/state', 'form/actions', 'form/conflicts', 'form/drafts', 'form/references'],
  ],
  'form/fields': [
    ...['snapshot', 'form/edit-session', 'form/state', 'form/actions'],
    ...['form/presence', 'form/inputs', 'form/provenance', 'form/history'],
  ],
  'form/move': [
    ...['api', 'ui', 'notifications', 'session', 'navigation', 'snapshot', 'levels'],
    ...['form/edit-session', 'form/state'],
  ],
  'form/drag': [...['navigation', 'form/edit-session', 'form/state', 'form/rows', 'form/actions', 'form/move']],
  'form/grid': [
    ...['ui', 'form/edit-session', 'form/state', 'form/rows', 'form/actions', 'form/drag', 'form/references'],
    'form/fields',
  ],
  'form/selection': [
    ...['ui', 'formatting', 'notifications', 'navigation', 'snapshot', 'form/edit-session', 'form/state', 'form/rows'],
    ...['form/actions', 'form/inputs', 'form/references', 'form/move'],
  ],
  'form/filters': ['navigation', 'snapshot', 'form/edit-session', 'form/state', 'form/rows'],
  'form/matrix': [
    ...['ui', 'formatting', 'snapshot', 'form/edit-session', 'form/state', 'form/rows', 'form/actions', 'form/inputs'],
    ...['form/provenance', 'form/history'],
  ],
  'form/lists': [
    ...['ui', 'formatting', 'navigation', 'snapshot', 'form/edit-session', 'form/state', 'form/rows'],
    ...['form/actions', 'form/references', 'form/selection', 'form/filters', 'form/fields', 'form/matrix'],
    ...['form/move', 'form/drag', 'form/grid'],
  ],
  form: [
    ...['ui', 'formatting', 'notifications', 'session', 'cache', 'navigation', 'snapshot', 'levels'],
    ...['form/edit-session', 'form/state', 'form/rows', 'form/actions', 'form/presence', 'form/conflicts'],
    ...['form/restore', 'form/drafts', 'form/provenance', 'form/save', 'form/fields', 'form/lists', 'form/move'],
  ],
};

/** What only other views show, and the router does not. */
const parts = ['views/designer', 'views/entrance', 'views/password'];

/** @type {import('./room-table.d.mts').RoomTable} */
export const web = {
  root: 'apps/web/src',
  door: 'index.ts',
  rooms: {
    api: [],
    theme: [],
    ui: [],
    formatting: [],
    notifications: ['api', 'ui'],
    session: ['api', 'ui', 'notifications'],
    cache: ['api', 'ui', 'notifications', 'session'],
    navigation: ['api', 'ui', 'notifications', 'session', 'cache'],
    snapshot: ['cache'],
    levels: ['api', 'ui', 'formatting', 'notifications', 'session', 'cache', 'snapshot'],
    publishing: ['api', 'ui', 'formatting', 'notifications', 'session', 'cache', 'navigation', 'levels'],
    shell: ['api', 'theme', 'ui', 'formatting', 'notifications', 'session', 'cache', 'navigation', 'publishing'],
    ...form,
    ...views,
    '.': [
      'theme',
      'ui',
      'notifications',
      'cache',
      'navigation',
      'shell',
      'form',
      ...Object.keys(views).filter(view => !parts.includes(view)),
    ],
  },
  each: {
    views: [
      ...['api', 'theme', 'ui', 'formatting', 'notifications', 'session', 'cache', 'navigation', 'snapshot'],
      ...['levels', 'publishing', 'form/edit-session', 'form/state', 'form/rows', 'form/actions', 'form/inputs'],
      ...['form/conflicts', 'form/drafts', 'form/provenance', 'form/history', 'form/save', 'form/fields', 'form/lists'],
      'form',
    ],
  },
};
