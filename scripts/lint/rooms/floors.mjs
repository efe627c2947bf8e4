/**
 * The rooms of every package and app, a line a floor. A room imports the rooms of lower floors, none of its own floor and none
 * above, so that there is no cycle. `views/*` are the folders of `views` that have no floor by name, `.` the files of the root.
 * @type {import('./room-table.d.mts').RoomTable}
 */
export const packages = {
  root: '',
  door: 'src/index.ts',
  byName: true,
  floors: `
    packages/schema packages/domain
    packages/document packages/catalog
    packages/contract
    apps/server apps/web apps/terminal
  `,
  never: [
    {
      from: ['packages/document'],
      to: ['packages/domain'],
      because: 'The document engine knows definitions alone, so that it holds for every kind of document.',
    },
  ],
};

/** @type {import('./room-table.d.mts').RoomTable[]} */
export const rooms = [
  {
    root: 'packages/schema/src',
    floors: `
      value
      path
      field
      kinds
      targets permissions
      validation
      computed formatting
      references extraction
      .
    `,
  },
  {
    root: 'packages/document/src',
    floors: `
      change
      order migration
      apply
      diff
      layers merge
      .
    `,
  },
  {
    root: 'packages/domain/src',
    floors: `
      constants.ts restriction.ts language
      formats imported-table zones
      publishing hours accounts
      permissions menu menu-layout offers labor
      employee-import pricing push
      shown-menu tickets
      shifts
      .
    `,
  },
  {
    root: 'packages/catalog/src',
    floors: `
      rule.ts finding.ts
      texts
      documents records
      pricing
      findings offers delivery screens menu-import reports
      .
    `,
  },
  {
    root: 'packages/contract/src',
    floors: `
      schemas
      endpoint.ts
      areas
      contract.ts
      .
    `,
  },
  {
    root: 'apps/server/src',
    floors: `
      config services/errors services/turns
      adapters store/database http/body
      store/tenants store/sold-rows
      store/*
      services/secrets services/content
      services/context
      services/audit services/calls services/access
      services/mail services/images services/documents
      services/references services/history services/external-services services/accounts
      services/saving services/people
      services/levels services/employee-import services/roles services/companies services/scheduling services/news services/terminals services/publish-times
      services/publishing services/locations
      services/timed-edits services/reverting services/menus services/push services/shifts
      services/canary
      services/home services/stock services/image-library services/tickets services/analytics
      services/reports
      services/report-mails
      http/streams sample/menu
      areas jobs sample http
      .
    `,
    never: [
      {
        from: ['store', 'adapters'],
        to: ['services'],
        because: 'It fails with an error of its own; a service says what the caller gets.',
      },
      {
        from: ['store'],
        to: ['config', 'adapters'],
        because: 'The store is told what it needs, and asks the database alone.',
      },
      { from: ['areas'], to: ['config', 'store', 'adapters'], because: 'A handler is thin: a service asks for it.' },
    ],
  },
  {
    root: 'apps/web/src',
    floors: `
      api theme ui paper formatting files file-drop
      notifications file-columns
      session
      cache
      publishing/ended
      navigation snapshot publishing
      levels
      level-actions publishing/preview stock timed
      publishing/freeze publishing/pilots
      form/edit-session form/address
      form/state
      form/rows form/presence form/inputs form/conflicts form/restore form/move
      form/actions form/drafts form/filters form/out-of-stock
      form/timed
      form/references form/overrides form/history form/drag
      form/provenance form/save form/selection
      form/record form/fields form/matrix
      form/grid form/prices form/row-menu form/typed
      form/lists
      form
      views/time-bar
      views/audit views/designer views/entrance views/first-publish views/hours views/location-day views/not-found views/password views/pricing views/sessions
      views/employees views/first-steps views/history views/location-form views/news views/surfaces views/explanation
      views/live views/roles
      views/compare
      views/locations
      views/* shell
      .
    `,
    never: [
      {
        from: ['shell'],
        to: ['snapshot', 'levels', 'level-actions', 'form', 'views'],
        because: 'The frame stands before the parts of any screen are loaded.',
      },
    ],
  },
];
