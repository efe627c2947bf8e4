import { type Field, group, id, list, type Value } from '@commissary/schema';
import { named } from '../rule.ts';
import { categories } from './categories.ts';
import { contentInfo } from './content-info.ts';
import { items } from './items.ts';
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
    id: id(),
    info: group({ label: 'Department', quiet: true }, contentInfo, [named()]),
    taxes,
    styles,
    categories,
    items,
  },
);

export interface MenuDepartment extends Value<typeof departmentFields> {}
export const menuDepartment: Field<MenuDepartment> = departmentFields;

const fields = list({ label: 'Departments', named: 'info/name', max: 500, part: true }, menuDepartment);

export interface MenuDepartments extends Value<typeof fields> {}
export const departments: Field<MenuDepartments> = fields;
