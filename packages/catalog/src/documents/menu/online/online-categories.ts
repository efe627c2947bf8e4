import { choice, type Field, group, idField, image, list, reference, set, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { usedOnline } from '../clean-ups.ts';

const onlineCategoryFields = group(
  { label: 'Online category' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 100 }),
    categoryType: choice({
      label: 'Shows',
      options: [
        { value: 'MENU', label: 'Categories of the menu' },
        { value: 'SUBHEADER', label: 'Featured items' },
        { value: 'SUBHEADER_UNUSED', label: 'Featured items, not used' },
        { value: 'OFFERS', label: 'Offers' },
      ],
    }),
    imageId: image({ label: 'Image' }),
    categoryIds: set(
      { label: 'Categories', visibleWhen: { path: 'categoryType', equals: 'MENU' } },
      reference({ label: 'Category', to: '/departments/[]/categories', onDelete: 'drop-entry' }),
    ),
  },
  [named()],
);

export interface OnlineCategory extends Value<typeof onlineCategoryFields> {}
export const onlineCategory: Field<OnlineCategory> = onlineCategoryFields;

const fields = list(
  {
    label: 'Online categories',
    help: 'The sections of the online page, in order',
    max: 200,
    cleanedMembers: usedOnline,
    columns: ['categoryType', 'categoryIds'],
  },
  onlineCategory,
);

export interface OnlineCategories extends Value<typeof fields> {}
export const onlineCategories: Field<OnlineCategories> = fields;
