import { type Field, group, idField, list, number, reference, set, text, type Value } from '@commissary/schema';
import { named, rule } from '../../rule.ts';
import { listingFields } from './listing-fields.ts';

const chosen = (label: string, one: string, to: string) =>
  set({ label, max: 500 }, reference({ label: one, to, onDelete: 'drop-entry' }));

const requirementFields = group(
  {
    label: 'Requirement',
    layout: [
      { fields: ['name', 'prompt', 'status'] },
      { title: 'Applies to', fields: ['departmentIds', 'categoryIds', 'itemIds'] },
      { title: 'The guest chooses', fields: ['modifierCategoryIds', 'min', 'max'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 100 }),
    prompt: text({ label: 'Prompt', help: 'For example: Choose two sides', max: 100 }),
    status: listingFields.status,
    departmentIds: chosen('Departments', 'Department', '/departments'),
    categoryIds: chosen('Categories', 'Category', '/departments/[]/categories'),
    itemIds: chosen('Items', 'Item', '/departments/[]/items'),
    modifierCategoryIds: chosen('From modifier categories', 'Modifier category', '/modifiers/categories'),
    min: number({ label: 'At least', initial: 1, max: 100 }),
    max: number({ label: 'At most', initial: 1, max: 100 }),
  },
  [named(), rule<{ min: number; max: number }>('choices-range', 'max', ({ min, max }) => min <= max)],
);

/** A choice across groups of modifiers: two sides, whichever groups they are from. */
export interface MenuRequirement extends Value<typeof requirementFields> {}
export const menuRequirement: Field<MenuRequirement> = requirementFields;

const fields = list(
  {
    label: 'Requirements',
    help: 'Choices that span several modifier categories',
    max: 500,
    columns: ['min', 'max', 'status'],
  },
  menuRequirement,
);

export interface MenuRequirements extends Value<typeof fields> {}
export const requirements: Field<MenuRequirements> = fields;
