import { type Field, group, idField, list, optional, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { listingFields, pluNumber } from './listing-fields.ts';
import { taxes } from './taxes.ts';

const categoryFields = group(
  { label: 'Category' },
  {
    id: idField(),
    info: group(
      { label: 'Category', omitFromPath: true },
      { ...listingFields, pluNum: pluNumber('menu category PLU') },
      [named()],
    ),
    taxes: optional({ ...taxes, inheritsFrom: ['/departments/[.]/taxes'] }),
  },
);

export interface MenuCategory extends Value<typeof categoryFields> {}
export const menuCategory: Field<MenuCategory> = categoryFields;

const fields = list({ label: 'Categories', namePath: 'info/name', max: 1000, uniqueIds: 'document' }, menuCategory);

export interface MenuCategories extends Value<typeof fields> {}
export const categories: Field<MenuCategories> = fields;
