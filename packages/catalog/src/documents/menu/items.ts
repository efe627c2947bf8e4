import { type Field, group, id, list, optional, reference, text, type Value } from '@commissary/schema';
import { named } from '../rule.ts';
import { contentInfo, pluNumber } from './content-info.ts';
import { pricing } from './pricing.ts';
import { taxes } from './taxes.ts';

const itemFields = group(
  {
    label: 'Item',
    layout: [
      { title: 'Prices', fields: ['pricing'] },
      { title: 'Details', fields: ['info', 'category'] },
      { title: 'Tax', fields: ['taxes'] },
    ],
  },
  {
    id: id(),
    info: group(
      { label: 'Item', quiet: true },
      {
        ...contentInfo,
        description: text({ label: 'Description', max: 1000, multiline: true }),
        pluNum: pluNumber('menu item PLU'),
      },
      [named()],
    ),
    category: optional(reference({ label: 'Category', to: '/departments/[]/categories', onRemoved: 'unset' })),
    departmentId: optional(id({ label: 'Department', managed: true })),
    pricing,
    // Absent: as the category says, and there as the department says.
    taxes: optional(taxes),
  },
);

export interface MenuItem extends Value<typeof itemFields> {}
export const menuItem: Field<MenuItem> = itemFields;

const fields = list({ label: 'Items', named: 'info/name', max: 5000 }, menuItem);

export interface MenuItems extends Value<typeof fields> {}
export const items: Field<MenuItems> = fields;
