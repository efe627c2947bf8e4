import { type ChunkDefinition, component, icon, texts, views, web } from './chunk-definition.ts';
import { formModules, readsDocuments, readsFields } from './chunk-parts.ts';
import { menuChunks } from './menu-chunks.ts';
import { businessDayChunk, reportChunks, ticketChunks } from './report-chunks.ts';

/** What uploads and reads images, and the icons of their previews: screens with images in them, and their manager. */
const imageFiles = [...web('api/image-files.ts', 'cache/images.ts'), ...['Photo', 'Pointer'].map(icon)];

/**
 * The chunks of the console: what a signed-out user loads, what every screen of a signed-in user loads, the form, and
 * one for each area. A module is in the first of them that reaches it.
 */
export const chunkDefinitions: readonly ChunkDefinition[] = [
  { name: 'entrance', modules: web('main.tsx', 'views/sign-in/sign-in.tsx') },
  // Lists that render only the rows near the viewport: a form loads it with its first long list.
  {
    name: 'virtual',
    modules: [
      ...[
        'infinite-list.tsx',
        'rows-table.tsx',
        'use-is-drawn.ts',
        'use-width.ts',
        'use-window-rows.ts',
        'windowed-list.tsx',
      ].map(file => `apps/web/src/ui/lists/${file}`),
      // Such lists can be saved as a file.
      'packages/domain/src/formats/csv.ts',
      ...['react-virtual', 'virtual-core'].map(name => `node_modules/@tanstack/${name}/`),
    ],
  },
  { name: 'grid', modules: web('ui/grid/'), uses: ['virtual'] },
  // What services outside of the console say: the page of a location, delivery and the mobile app.
  { name: 'external-services', modules: web('cache/external-services.ts') },
  // The styles of parts of a form that are loaded when they are first needed.
  {
    name: 'form-parts',
    modules: [
      ...['filters/filters', 'inputs/rich-text/rich-text-input', 'lists/list-beside', 'lists/tags-list'],
      ...['matrix/matrix', 'member-pane', 'timed/timed-action'],
    ].map(file => `apps/web/src/form/${file}.module.css`),
  },
  // What stands around every screen of a signed-in user, and what its screens share.
  {
    name: 'shell',
    modules: [
      ...web('shell/app-shell.tsx', 'views/not-found/', 'views/compare/use-compared.ts'),
      ...web('cache/', 'formatting/', 'levels/', 'navigation/', 'notifications/', 'session/', 'theme/', 'ui/'),
      ...web('publishing/index.ts', 'publishing/publish-refusal-text.ts', 'publishing/schedules.ts'),
      ...web('publishing/publish-request.ts', 'publishing/use-publish.ts'),
      ...web('form/drafts/use-own-drafts.ts', 'form/history/live-badge.tsx', 'publishing/notify-saved.ts'),
      ...web('form/edit-session/undo-history.ts', 'form/edit-session/use-edit-keys.ts'),
      ...web('form/selection/row-checkbox.tsx', 'form/selection/use-row-selection.ts'),
      'packages/schema/src/value/rich-text-html.ts',
      'packages/catalog/src/records/record-list.ts',
      ...[
        'form/form',
        'levels/device-name',
        'levels/publish',
        'levels/receipts',
        'news-names',
        'people/permissions',
      ].map(name => `packages/catalog/src/texts/${name}.ts`),
      // What the texts in Spanish are composed with.
      ...['contractions', 'words'].map(name => `packages/catalog/src/texts/es/grammar/${name}.ts`),
      ...['hours/never-closes', 'news', 'publishing/receipt-status'].map(name => `packages/domain/src/${name}.ts`),
      ...['Checkbox', 'Select', 'Switch'].map(component),
      ...[
        'query-core/build/modern/infiniteQueryObserver.js',
        'query-core/build/modern/mutationObserver.js',
        'react-query/build/modern/useInfiniteQuery.js',
        'react-query/build/modern/useMutation.js',
      ].map(file => `node_modules/@tanstack/${file}`),
      ...['ArrowBackUp', 'ArrowForwardUp', 'Lock', 'Minus', 'Pencil', 'Plus'].map(icon),
    ],
    without: [...readsFields, ...readsDocuments, ...imageFiles],
  },
  { name: 'image-files', modules: imageFiles },
  // The field language, in which records and documents are described.
  {
    name: 'fields',
    modules: [
      ...['computed/initial.ts', 'field/', 'formatting/', 'kinds/', 'path/', 'value/'].map(
        part => `packages/schema/src/${part}`,
      ),
      ...['address', 'formats/money'].map(name => `packages/domain/src/${name}.ts`),
      ...['issues', 'values'].map(name => `packages/catalog/src/texts/form/${name}.ts`),
      ...['company-names', 'members', 'record', 'record-columns', 'text-formats'].map(
        name => `packages/catalog/src/records/${name}.ts`,
      ),
      ...['packages/domain/src/labor/wage.ts', 'packages/catalog/src/texts/people/jobs.ts'],
      ...readsFields,
    ],
    without: ['packages/schema/src/formatting/describe-change.ts'],
  },
  // The fields of each kind of document, and what reads documents: home and lists do without.
  {
    name: 'documents',
    modules: [...['documents', 'screens'].map(folder => `packages/catalog/src/${folder}/`), ...readsDocuments],
  },
  // Actions at several levels, which show first what they change.
  {
    name: 'level-actions',
    modules: [...web('level-actions/'), 'packages/catalog/src/texts/levels/undo-save.ts'],
    styles: web('views/push/'),
    uses: ['documents'],
  },
  // What a publish would change: asked for at the board and after a save.
  { name: 'publish-preview', modules: web('publishing/preview/', 'publishing/after-save.ts'), uses: ['documents'] },
  { name: 'freeze', modules: [...web('publishing/freeze/'), ...texts('levels/freeze')] },
  { name: 'tags', modules: ['MultiSelect', 'TagsInput'].map(component) },
  { name: 'native-select', modules: [component('NativeSelect')] },
  { name: 'paper', modules: web('paper/') },
  { name: 'radio', modules: [component('Radio')] },
  // Several areas share the icons.
  {
    name: 'form',
    modules: [...web(...formModules), ...['ChevronLeft', 'Link', 'Trash'].map(icon)],
    uses: ['documents'],
  },
  { name: 'password-input', modules: [component('PasswordInput')], uses: ['form'] },
  // What a form asks or tells rarely.
  {
    name: 'form-dialogs',
    modules: web(
      'form/conflicts/conflict-dialog.tsx',
      'form/conflicts/remote-changes-banner.tsx',
      ...['draft-banner.tsx', 'draft-content.ts', 'known-fields.ts', 'restore-draft.ts'].map(
        file => `form/drafts/${file}`,
      ),
      'form/history/history-entries.tsx',
      'form/presence/active-people.tsx',
      'form/overrides/',
      'form/references/usages-list.tsx',
      'form/save/change-lines.tsx',
      'form/save/publish-after-save.tsx',
    ),
    uses: ['documents', 'form', 'native-select', 'publish-preview'],
  },
  // Values as lines of text: for tables that are typed into, and for a field of many rows. What is typed about prices.
  {
    name: 'codecs',
    modules: [
      ...web('form/inputs/text/value-codec.ts'),
      ...['price-formula', 'price-search', 'typed-lines'].map(name => `packages/domain/src/formats/${name}.ts`),
    ],
    uses: ['documents', 'form'],
  },
  // Loaded when the company is changed.
  { name: 'company-links', modules: web('shell/company-links.tsx') },
  // Loaded when a page has stayed open for a while.
  { name: 'live-tenants', modules: web('shell/live-tenants.ts') },
  // Sessions, and the bar of who acts as another person.
  {
    name: 'sessions',
    modules: [
      ...views('sessions'),
      ...web('shell/acting-bar.tsx', 'shell/acting-bar.module.css'),
      'packages/catalog/src/texts/people/sessions.ts',
    ],
  },
  // What a list of employees needs, and other screens of people share.
  {
    name: 'employees',
    modules: [
      ...[
        ...['employee-text.ts', 'employees-href.ts', 'employees-view.tsx', 'list/', 'problem-text.ts', 'scopes.ts'],
        ...['use-hidden-parts.ts', 'use-today.ts'],
      ].map(file => `apps/web/src/views/employees/${file}`),
      'packages/catalog/src/records/employee.ts',
      'packages/catalog/src/texts/people/employee-list.ts',
      'packages/domain/src/imported-table/',
    ],
    uses: ['paper', 'virtual'],
  },
  {
    name: 'people',
    modules: [
      ...views('invite-emails', 'rights'),
      ...['role-view.tsx', 'roles.module.css', 'index.ts'].map(file => `apps/web/src/views/roles/${file}`),
      ...['employees.module.css', 'index.ts'].map(file => `apps/web/src/views/employees/${file}`),
    ],
    uses: ['employees', 'level-actions', 'radio', 'virtual'],
  },
  // What the set-up has of an address and of hours without a form.
  {
    name: 'address',
    modules: [
      ...[...web('form/address/'), ...views('time-bar'), ...texts('form/address')],
      'packages/schema/src/value/address.ts',
    ],
  },
  {
    name: 'record',
    modules: [
      ...[...web('form/record-form.tsx', 'form/record-session.tsx', 'form/record/'), ...texts('form/record')],
      ...web('form/inputs/address-input.tsx', 'form/inputs/phone-input.tsx', 'form/inputs/labels-its-inputs.ts'),
    ],
    uses: ['address', 'documents', 'form'],
  },
  businessDayChunk,
  { name: 'companies', modules: views('companies'), uses: ['business-day', 'documents', 'form', 'record', 'virtual'] },
  {
    name: 'employee',
    modules: views('employees', 'roles'),
    without: web('views/employees/hire/publish-hire.tsx'),
    uses: ['documents', 'employees', 'form', 'password-input', 'people', 'record', 'sessions', 'virtual'],
  },
  // Loaded by who adds an employee and may publish.
  {
    name: 'publish-hire',
    modules: web('views/employees/hire/publish-hire.tsx'),
    uses: ['documents', 'employee', 'employees', 'form', 'publish-preview'],
  },
  // Loaded when the pointer first comes near rows that can be dragged.
  {
    name: 'drag',
    modules: [
      ...web('form/drag/pointer-drag.tsx', 'form/drag/row-drag.tsx', 'form/drag/drop-target.ts'),
      ...['@dnd-kit/accessibility', '@dnd-kit/core', '@dnd-kit/utilities', 'tslib'].map(
        name => `node_modules/${name}/`,
      ),
    ],
    uses: ['form'],
  },
  {
    name: 'rich-text',
    modules: [
      ...web('form/inputs/rich-text/'),
      ...['commands', 'history', 'keymap', 'model', 'schema-list', 'state', 'transform', 'view'].map(
        name => `node_modules/prosemirror-${name}/`,
      ),
      ...['orderedmap', 'rope-sequence', 'w3c-keyname'].map(name => `node_modules/${name}/`),
    ],
    uses: ['form', 'form-parts'],
  },
  {
    name: 'member',
    modules: [
      ...web(
        'form/add-another.tsx',
        'form/added-member-form.tsx',
        'form/late-form.tsx',
        'form/member-form.tsx',
        'form/member-header.tsx',
        'form/member-pane.tsx',
        'form/fields/inherited-group.tsx',
        'form/filters/',
        'form/lists/',
        'form/matrix/',
        'form/row-menu/row-menu.tsx',
      ),
      ...texts('row-menu'),
      ...web('form/grid/', 'form/move/', 'form/prices/', 'form/restore/', 'form/save/', 'form/selection/'),
      ...web('form/typed/type-rows.tsx'),
      ...[...web('form/inputs/'), component('Tabs')],
    ],
    uses: [
      'codecs',
      'documents',
      'form',
      'form-dialogs',
      'form-parts',
      'grid',
      'image-files',
      'native-select',
      'radio',
      'tags',
      'virtual',
    ],
  },
  { name: 'typed-rows', modules: web('form/typed/'), uses: ['codecs', 'documents', 'form', 'member'] },
  // Loaded when something is taken off or put back.
  {
    name: 'out-of-stock',
    modules: web('form/out-of-stock/back-in-stock-button.tsx', 'form/out-of-stock/out-of-stock-dialog.tsx', 'stock/'),
    uses: ['documents', 'form', 'level-actions', 'member', 'publish-preview'],
  },
  {
    name: 'timed',
    modules: [...views('timed'), ...web('timed/'), 'packages/catalog/src/texts/levels/timed.ts'],
    uses: ['virtual'],
  },
  // Loaded with the first edit at a location.
  {
    name: 'timed-dialog',
    modules: web('form/timed/'),
    uses: ['documents', 'form', 'form-parts', 'level-actions', 'publish-preview', 'timed', 'virtual'],
  },
  {
    name: 'account',
    modules: [
      ...views('change-password', 'password', 'recover', 'sample-people', 'set-password'),
      ...web('views/sign-in/choose-password.tsx'),
    ],
  },
  {
    name: 'locations',
    modules: [
      ...views('change-location', 'group'),
      ...['index.ts', 'locations-view.tsx'].map(file => `apps/web/src/views/locations/${file}`),
      'packages/catalog/src/records/location-list.ts',
      'packages/catalog/src/texts/form/products.ts',
      'packages/catalog/src/texts/levels/location-labels.ts',
    ],
    uses: ['virtual'],
  },
  // What is changed at the selected locations of the list.
  {
    name: 'several-locations',
    modules: web('views/locations/several/'),
    uses: ['level-actions', 'locations', 'tags'],
  },
  {
    name: 'qr-code',
    modules: [...web('views/location/qr-code.tsx', 'views/location/qr-code.module.css'), 'node_modules/uqr/'],
  },
  {
    name: 'location',
    modules: [
      ...views('location'),
      'apps/web/src/views/location-form/time-zones.ts',
      ...web('views/groups/groups-view.tsx', 'views/groups/groups.module.css'),
    ],
    styles: web('views/location-form/'),
    uses: ['external-services', 'freeze', 'level-actions', 'locations', 'tags', 'virtual'],
  },
  {
    name: 'location-form',
    modules: web(
      ...[
        'clone-summary.ts',
        'location-add.tsx',
        'location-controls.tsx',
        'location-edit.tsx',
        'location-form-view.tsx',
      ].map(file => `views/location-form/${file}`),
      ...['location-form.tsx', 'location-form.module.css', 'remove-location.tsx', 'use-location-calls.ts'].map(
        file => `views/location-form/${file}`,
      ),
    ),
    uses: ['business-day', 'form', 'level-actions', 'location', 'locations', 'record', 'tags'],
  },
  {
    name: 'group',
    modules: views('groups'),
    uses: ['form', 'level-actions', 'location', 'locations', 'record', 'virtual'],
  },
  {
    name: 'first-steps',
    modules: [...views('first-steps'), 'packages/catalog/src/texts/people/setup.ts'],
  },
  { name: 'first-publish', modules: views('first-publish'), uses: ['documents', 'first-steps', 'publish-preview'] },
  {
    name: 'setup',
    modules: views('setup'),
    uses: ['account', 'address', 'first-steps', 'location', 'locations'],
  },
  { name: 'home', modules: views('home') },
  // The day of a location: who looks at several needs none of it.
  {
    name: 'location-day',
    modules: [...views('location-day'), 'packages/catalog/src/texts/home-day.ts'],
    uses: ['home'],
  },
  { name: 'news', modules: views('news'), uses: ['documents', 'form', 'home', 'record'] },
  // Which scheme is in force, what an item asks and when a location is open, for previews; what an order costs, for findings and an offer.
  {
    name: 'schemes',
    modules: [
      ...['guest-questions', 'scheme-in-force', 'week-of-schemes'].map(file => `packages/domain/src/menu/${file}.ts`),
      ...['hours-calendar', 'opening-at', 'week-spans'].map(file => `packages/domain/src/hours/${file}.ts`),
    ],
    uses: ['documents'],
  },
  {
    name: 'orders',
    modules: [
      ...['pricing', 'offers', 'shown-menu'].map(folder => `packages/domain/src/${folder}/`),
      'packages/catalog/src/pricing/',
    ],
    uses: ['documents', 'schemes'],
  },
  {
    name: 'pricing',
    modules: views('explanation', 'pricing'),
    uses: ['documents', 'form', 'native-select', 'orders', 'schemes'],
  },
  { name: 'finding-texts', modules: ['packages/catalog/src/texts/form/findings.ts'] },
  {
    name: 'findings',
    modules: [...views('findings'), 'packages/catalog/src/findings/'],
    uses: ['documents', 'finding-texts', 'form', 'orders', 'schemes'],
  },
  {
    name: 'publish',
    modules: [...views('publish'), ...texts('levels/board'), 'packages/catalog/src/texts/levels/reverting/'],
    uses: ['documents', 'finding-texts', 'freeze', 'native-select', 'publish-preview', 'virtual'],
  },
  { name: 'history', modules: views('audit', 'history', 'live'), uses: ['documents', 'virtual'] },
  // Read by three areas, and only where somebody chooses a file.
  {
    name: 'table-files',
    modules: [
      ...web('files/', 'file-drop/', 'file-columns/'),
      ...texts('files'),
      ...['packages/domain/src/formats/table-text.ts', 'node_modules/papaparse/'],
    ],
    uses: ['native-select'],
  },
  {
    name: 'levels',
    modules: views('compare', 'overrides', 'sheet'),
    without: web('views/sheet/file/'),
    uses: ['codecs', 'documents', 'form', 'form-dialogs', 'grid', 'history', 'level-actions', 'tags', 'virtual'],
  },
  {
    name: 'sheet-file',
    modules: web('views/sheet/file/'),
    uses: ['codecs', 'documents', 'form', 'form-dialogs', 'levels', 'table-files', 'virtual'],
  },
  {
    name: 'employment',
    modules: [...views('employment'), ...['packages/domain/src/labor/', 'packages/catalog/src/texts/people/pay.ts']],
    uses: ['business-day', 'documents', 'form', 'native-select'],
  },
  {
    name: 'employee-import',
    modules: [
      ...[...views('employee-import'), ...texts('people/employee-import')],
      'packages/domain/src/employee-import/',
    ],
    uses: ['employees', 'native-select', 'table-files', 'virtual'],
  },
  {
    name: 'employment-admin',
    modules: [...views('employment-admin'), 'packages/catalog/src/texts/people/employment-admin.ts'],
    uses: ['documents', 'form', 'locations', 'virtual'],
  },
  {
    name: 'hours',
    modules: views('hours'),
    uses: ['address', 'documents', 'form', 'level-actions', 'native-select', 'paper', 'publish-preview', 'schemes'],
  },
  { name: 'delivery', modules: views('delivery'), uses: ['documents', 'external-services', 'form'] },
  ...menuChunks,
  ...reportChunks,
  { name: 'palette', modules: web('shell/palette/palette.tsx'), uses: ['documents'] },
  { name: 'images', modules: views('images'), uses: ['documents', 'image-files', 'virtual'] },
  { name: 'push', modules: [...views('push'), ...texts('push')], uses: ['level-actions', 'virtual'] },
  ...ticketChunks,
  // Shown when the session has ended.
  { name: 'timed-out', modules: web('shell/timed-out-modal.tsx'), uses: ['password-input'] },
];
