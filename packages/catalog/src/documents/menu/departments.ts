import { type Field, group, idField, list, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { categories } from './categories.ts';
import { items } from './items.ts';
import { listingFields } from './listing-fields.ts';
import { styles } from './styles.ts';
import { taxes } from './taxes.ts';

const departmentFields = group(
  {
    label: 'Department',
    layout: [
      { fields: ['info', 'taxes'] },
      { fields: ['items'] },
      { title: 'Categories and styles', fields: ['categories', 'styles'], advanced: true },
    ],
  },
  {
    id: idField(),
    info: group({ label: 'Department', omitFromPath: true }, listingFields, [named()]),
    taxes,
    styles,
    categories,
    items,
  },
);

export interface MenuDepartment extends Value<typeof departmentFields> {}
export const menuDepartment: Field<MenuDepartment> = departmentFields;

const fields = list(
  { label: 'Departments', namePath: 'info/name', max: 500, storedPerMember: true, as: 'master-detail' },
  menuDepartment,
);

export interface MenuDepartments extends Value<typeof fields> {}
export const departments: Field<MenuDepartments> = fields;
