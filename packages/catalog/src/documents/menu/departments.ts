import { type Field, group, idField, list, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { categories } from './categories.ts';
import { items } from './items.ts';
import { listingFields } from './listing-fields.ts';
import { departmentModifiers } from './modifiers/availability.ts';
import { inclusions } from './modifiers/inclusions.ts';
import { kps } from './printing/kps.ts';
import { printing } from './printing/printing.ts';
import { styles } from './styles.ts';
import { suggestions } from './suggestions.ts';
import { taxes } from './taxes.ts';
import { translatedName } from './translations.ts';

const departmentFields = group(
  {
    label: 'Department',
    layout: [
      { fields: ['info', 'taxes'] },
      { title: 'Modifiers', fields: ['modifiers', 'inclusions'], advanced: true },
      { title: 'Kitchen', fields: ['printing', 'kps'], advanced: true },
      { title: 'Online', fields: ['translatedName', 'suggestions'], advanced: true },
      { fields: ['items'] },
      { title: 'Categories and styles', fields: ['categories', 'styles'], advanced: true },
    ],
  },
  {
    id: idField(),
    info: group({ label: 'Department', omitFromPath: true }, listingFields, [named()]),
    taxes,
    printing,
    kps,
    modifiers: departmentModifiers,
    inclusions,
    suggestions,
    translatedName,
    styles,
    categories,
    items,
  },
);

export interface MenuDepartment extends Value<typeof departmentFields> {}
export const menuDepartment: Field<MenuDepartment> = departmentFields;

const fields = list(
  {
    label: 'Departments',
    namePath: 'info/name',
    max: 500,
    storedPerMember: true,
    as: 'master-detail',
    tree: { list: 'items', by: 'category' },
  },
  menuDepartment,
);

export interface MenuDepartments extends Value<typeof fields> {}
export const departments: Field<MenuDepartments> = fields;
