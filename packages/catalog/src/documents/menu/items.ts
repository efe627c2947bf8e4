import { type Field, group, idField, list, optional, reference, text, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { listingFields, pluNumber } from './listing-fields.ts';
import { pricing } from './pricing.ts';
import { taxes } from './taxes.ts';

const itemFields = group(
  {
    label: 'Item',
    layout: {
      tabs: [
        {
          key: 'general',
          title: 'General',
          blocks: [
            {
              title: 'Item',
              fields: ['info/name', 'info/displayName', 'info/description', 'category'],
            },
            { title: 'Point of sale', fields: ['info/status', 'info/pluNum'], columns: 2 },
            { title: 'Image', fields: ['info/imageId'], aside: true },
          ],
        },
        { key: 'prices', title: 'Prices', blocks: [{ title: 'Prices', fields: ['pricing'] }] },
        { key: 'taxes', title: 'Taxes', blocks: [{ title: 'Taxes', fields: ['taxes'] }] },
      ],
    },
  },
  {
    id: idField(),
    info: group(
      { label: 'Item', omitFromPath: true },
      {
        ...listingFields,
        status: { ...listingFields.status, input: 'segmented' },
        description: text({ label: 'Description', max: 1000, multiline: true }),
        pluNum: pluNumber('menu item PLU'),
      },
      [named()],
    ),
    category: optional(reference({ label: 'Category', to: '/departments/[.]/categories', onDelete: 'unset' })),
    departmentId: optional(idField({ label: 'Department', systemManaged: true, ofParent: true })),
    pricing,
    taxes: optional({
      ...taxes,
      inheritsFrom: ['/departments/[.]/categories/[@category]/taxes', '/departments/[.]/taxes'],
    }),
  },
);

export interface MenuItem extends Value<typeof itemFields> {}
export const menuItem: Field<MenuItem> = itemFields;

const fields = list(
  {
    label: 'Items',
    namePath: 'info/name',
    max: 5000,
    uniqueIds: 'document',
    storedPerMember: true,
    editableColumns: [
      ...['info/name', 'info/displayName', 'category', 'info/status', 'info/pluNum'],
      'pricing/[]/itemBased/price',
    ],
  },
  menuItem,
);

export interface MenuItems extends Value<typeof fields> {}
export const items: Field<MenuItems> = fields;
