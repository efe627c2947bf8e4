import { type ChunkDefinition, texts, views, web } from './chunk-definition.ts';

/** The screens of menus: rows of the table of chunks. */
export const menuChunks: readonly ChunkDefinition[] = [
  {
    name: 'item',
    modules: views('item'),
    uses: ['documents', 'form', 'image-files', 'native-select', 'orders', 'pricing', 'schemes'],
  },
  {
    name: 'out-now',
    modules: [...views('out-of-stock'), ...texts('menu/out-now')],
    uses: ['documents', 'out-of-stock', 'virtual'],
  },
  {
    name: 'menus-admin',
    modules: [
      ...web('views/menus-admin/menus-admin-view.tsx', 'views/menus-admin/stored-menu.ts'),
      ...texts('menu/menus-admin'),
    ],
    uses: ['documents'],
  },
  {
    name: 'menu-import',
    modules: [
      ...views('menu-import'),
      ...web('views/menus-admin/export-table.ts'),
      ...texts('menu/menu-import', 'menu/menu-import-screen'),
      'packages/catalog/src/menu-import/',
    ],
    // What headers are called is with the columns of employees.
    uses: [
      'codecs',
      'documents',
      'employees',
      'form',
      'member',
      'menus-admin',
      'native-select',
      'table-files',
      'typed-rows',
      'virtual',
    ],
  },
  {
    name: 'menu-dialogs',
    modules: views('menus-admin'),
    uses: [
      'documents',
      'form',
      'form-dialogs',
      'level-actions',
      'member',
      'menus-admin',
      'native-select',
      'publish-preview',
      'virtual',
    ],
  },
  {
    name: 'guests',
    modules: [...views('guests'), 'packages/catalog/src/texts/menu/guests/', 'packages/domain/src/menu/guest-gaps.ts'],
    uses: ['codecs', 'documents', 'form', 'grid', 'member', 'native-select', 'paper', 'schemes', 'virtual'],
  },
  { name: 'offer', modules: views('offer'), uses: ['documents', 'form', 'orders', 'pricing', 'schemes'] },
  {
    name: 'designs',
    modules: [
      ...views('designer', 'kiosk', 'kiosk-design', 'mobile-app', 'online-design', 'pos-design', 'printer-options'),
      ...views('surfaces'),
    ],
    uses: ['documents', 'external-services', 'form', 'image-files', 'orders', 'schemes'],
  },
  {
    name: 'layout',
    modules: views('layout'),
    uses: ['codecs', 'designs', 'documents', 'form', 'member', 'native-select', 'orders', 'pricing', 'schemes'],
  },
  {
    name: 'simulator',
    modules: views('simulator'),
    uses: ['designs', 'documents', 'form', 'native-select', 'orders', 'pricing', 'schemes'],
  },
  {
    name: 'limited',
    modules: views('limited-online'),
    uses: ['address', 'designs', 'documents', 'form', 'hours', 'orders', 'schemes'],
  },
];
