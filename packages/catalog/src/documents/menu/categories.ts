import { type Field, group, id, list, optional, type Value } from '@commissary/schema';
import { named } from '../rule.ts';
import { contentInfo, pluNumber } from './content-info.ts';
import { taxes } from './taxes.ts';

const categoryFields = group(
  { label: 'Category' },
  {
    id: id(),
    info: group({ label: 'Category', quiet: true }, { ...contentInfo, pluNum: pluNumber('menu category PLU') }, [
      named(),
    ]),
    // Absent: as the department says.
    taxes: optional(taxes),
  },
);

export interface MenuCategory extends Value<typeof categoryFields> {}
export const menuCategory: Field<MenuCategory> = categoryFields;

const fields = list({ label: 'Categories', named: 'info/name', max: 1000 }, menuCategory);

export interface MenuCategories extends Value<typeof fields> {}
export const categories: Field<MenuCategories> = fields;
