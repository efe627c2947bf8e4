import { type Field, group, idField, list, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { listingFields, pluNumber } from '../listing-fields.ts';

const { name, displayName, status } = listingFields;

const categoryFields = group(
  {
    label: 'Modifier category',
    layout: [
      { title: 'Modifier category', fields: ['info/name', 'info/displayName'] },
      { title: 'Point of sale', fields: ['info/status', 'info/pluNum'], columns: 2 },
      { title: 'Prices', fields: [], matrix: '/modifiers/pricingSchemes/[]/modifierCategories/[@id]' },
    ],
  },
  {
    id: idField(),
    info: group(
      { label: 'Modifier category', omitFromPath: true },
      { name, displayName, status: { ...status, input: 'segmented' }, pluNum: pluNumber('menu category PLU') },
      [named()],
    ),
  },
);
export interface ModifierCategory extends Value<typeof categoryFields> {}
export const modifierCategory: Field<ModifierCategory> = categoryFields;

const fields = list(
  {
    label: 'Modifier categories',
    help: 'The questions that a guest is asked, such as crust or toppings',
    namePath: 'info/name',
    max: 500,
    separateScreen: true,
    columns: ['info/status'],
    below: { list: '/modifiers/items', by: 'categoryId' },
  },
  modifierCategory,
);

export interface ModifierCategories extends Value<typeof fields> {}
export const modifierCategories: Field<ModifierCategories> = fields;
