import { type Field, group, idField, list, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { inheritable } from './inheritable.ts';
import { listingFields, pluNumber } from './listing-fields.ts';
import { categoryModifiers } from './modifiers/availability.ts';
import { inclusions } from './modifiers/inclusions.ts';
import { kps } from './printing/kps.ts';
import { categoryPrinting } from './printing/printing.ts';
import { suggestions } from './suggestions.ts';
import { taxes } from './taxes.ts';
import { translatedName } from './translations.ts';

const categoryFields = group(
  { label: 'Category' },
  {
    id: idField(),
    info: group(
      { label: 'Category', omitFromPath: true },
      { ...listingFields, pluNum: pluNumber('menu category PLU') },
      [named()],
    ),
    taxes: inheritable(taxes, 'taxes', 'category'),
    printing: categoryPrinting,
    kps: inheritable(kps, 'kps', 'category'),
    modifiers: categoryModifiers,
    inclusions: inheritable(inclusions, 'inclusions', 'category'),
    suggestions: inheritable(suggestions, 'suggestions', 'category'),
    translatedName,
  },
);

export interface MenuCategory extends Value<typeof categoryFields> {}
export const menuCategory: Field<MenuCategory> = categoryFields;

const fields = list({ label: 'Categories', namePath: 'info/name', max: 1000, uniqueIds: 'document' }, menuCategory);

export interface MenuCategories extends Value<typeof fields> {}
export const categories: Field<MenuCategories> = fields;
