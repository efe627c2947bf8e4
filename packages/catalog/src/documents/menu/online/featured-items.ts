import { type Field, group, idField, list, reference, type Value } from '@commissary/schema';
import { activeFeatured } from '../clean-ups.ts';

const most = 6;

const featuredItemFields = group(
  { label: 'Featured item' },
  {
    id: idField(),
    departmentId: reference({ label: 'Department', to: '/departments', onDelete: 'drop-entry' }),
    categoryId: reference({
      label: 'Category',
      to: '/departments/[@departmentId]/categories',
      onDelete: 'unset',
    }),
    itemId: reference({ label: 'Item', to: '/departments/[@departmentId]/items', onDelete: 'drop-entry' }),
  },
);

export interface FeaturedItem extends Value<typeof featuredItemFields> {}
export const featuredItem: Field<FeaturedItem> = featuredItemFields;

const fields = list(
  {
    label: 'Featured items',
    help: `At most ${most}, shown above the online menu`,
    max: most,
    cleanedMembers: activeFeatured,
    nameFrom: '/departments/[]/items',
    ownerPath: 'itemId',
    columns: ['departmentId', 'categoryId', 'itemId'],
  },
  featuredItem,
);

export interface FeaturedItems extends Value<typeof fields> {}
export const onlineFeaturedItems: Field<FeaturedItems> = fields;
