import { type Field, group, idField, list, optional, reference, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { channels, listingFields, pluNumber, sellingStatus } from '../listing-fields.ts';
import { outOfStock } from '../out-of-stock.ts';

const itemFields = group(
  {
    label: 'Modifier',
    layout: [
      { title: 'Modifier', fields: ['info/name', 'info/displayName', 'categoryId'] },
      { title: 'Point of sale', fields: ['info/status', 'info/pluNum', 'info/channels', 'info/out'] },
      { title: 'Prices', fields: [], matrix: '/modifiers/pricingSchemes/[]/modifierItems/[@id]' },
      { title: 'Image', fields: ['info/imageId'], aside: true },
    ],
  },
  {
    id: idField(),
    info: group(
      { label: 'Modifier', omitFromPath: true },
      {
        ...listingFields,
        status: sellingStatus,
        pluNum: pluNumber('menu item PLU'),
        channels,
        out: optional(outOfStock),
      },
      [named()],
    ),
    // A modifier without its category is one that no guest is ever asked about.
    categoryId: reference({ label: 'Modifier category', to: '/modifiers/categories', onDelete: 'drop-entry' }),
  },
);
export interface ModifierItem extends Value<typeof itemFields> {}
export const modifierItem: Field<ModifierItem> = itemFields;

const fields = list(
  {
    label: 'Modifiers',
    help: 'What a guest adds, leaves out or chooses',
    namePath: 'info/name',
    max: 5000,
    separateScreen: true,
    columns: ['info/pluNum', 'info/status'],
    marks: ['info/out'],
    typedRows: {},
    editableColumns: ['info/name', 'info/displayName', 'categoryId', 'info/status', 'info/pluNum'],
  },
  modifierItem,
);

export interface ModifierItems extends Value<typeof fields> {}
export const modifierItems: Field<ModifierItems> = fields;
