import {
  choice,
  type Field,
  group,
  list,
  nullable,
  number,
  reference,
  set,
  toggle,
  type Value,
} from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { onlyThese } from '../../restricted-to.ts';
import { type Inheritor, inheritable } from '../inheritable.ts';

interface Choice {
  readonly required: boolean;
  readonly min: number;
  readonly max: number | null;
  readonly included: number;
}

const entryFields = group(
  {
    label: 'Modifier category',
    layout: [
      { fields: ['offered', 'required', 'min', 'max', 'included', 'includedChoices'] },
      { title: 'Which modifiers', fields: ['itemIds', 'categoryIds'], advanced: true, summary: ['itemIds'] },
    ],
  },
  {
    // An entry has the id of its category, so there is one, and it is the same one at every level.
    id: reference({
      label: 'Modifier category',
      to: '/modifiers/categories',
      onDelete: 'drop-entry',
      systemManaged: true,
    }),
    offered: toggle({ label: 'Offered', initial: true }),
    required: toggle({ label: 'Required', help: 'The guest has to choose' }),
    min: number({ label: 'Minimum', max: 99 }),
    max: nullable(number({ label: 'Maximum', help: 'Leave blank for no limit', initial: 1, min: 1, max: 99 })),
    included: number({ label: 'Included', help: 'Choices without a charge', max: 99 }),
    // Ours: the specification says how many are included, not which.
    includedChoices: choice({
      label: 'Included are',
      options: [
        { value: 'FIRST', label: 'The first chosen' },
        { value: 'CHEAPEST', label: 'The cheapest' },
        { value: 'DEAREST', label: 'The most expensive' },
      ],
      visibleWhen: { not: { path: 'included', equals: 0 } },
    }),
    itemIds: onlyThese(
      { label: 'Only these modifiers', help: 'Leave blank to offer all of the category' },
      reference({ label: 'Modifier', to: '/modifiers/items', onDelete: 'drop-entry' }),
    ),
    categoryIds: set(
      { label: 'Ask together with', help: 'Modifiers of these categories, in the same question' },
      reference({ label: 'Modifier category', to: '/modifiers/categories', onDelete: 'drop-entry' }),
    ),
  },
  [
    rule<Choice>('choices-range', 'max', ({ min, max }) => max === null || min <= max),
    rule<Choice>('choices-included', 'included', ({ max, included }) => max === null || included <= max),
    rule<Choice>('choices-required', 'min', ({ required, min }) => !required || min >= 1),
  ],
);
export interface OfferedModifiers extends Value<typeof entryFields> {}
const offeredModifiers: Field<OfferedModifiers> = entryFields;

const fields = group(
  { label: 'Modifiers offered' },
  {
    categories: list(
      {
        label: 'Modifier categories',
        help: 'The guest is asked in this order',
        nameFrom: '/modifiers/categories',
        keyedBy: ['id'],
        publishedPosition: 'order',
        max: 200,
        columns: ['required', 'min', 'max', 'included'],
      },
      offeredModifiers,
    ),
  },
);

/** Which modifier categories are offered, in which order: of the menu, a department, a category or an item. */
export interface ModifierAvailability extends Value<typeof fields> {}
export const modifierAvailability: Field<ModifierAvailability> = fields;

const inside = (at: Inheritor) =>
  group(
    { label: 'Modifiers', omitFromPath: true },
    { availability: inheritable(modifierAvailability, 'modifiers/availability', at, ['/modifiers/availability']) },
  );
const departmentFields = inside('department');
const categoryFields = inside('category');
const itemFields = inside('item');

/** What an item asks; absent where its category, its department or the menu says it. */
export interface OwnModifiers extends Value<typeof itemFields> {}
export const departmentModifiers: Field<OwnModifiers> = departmentFields;
export const categoryModifiers: Field<OwnModifiers> = categoryFields;
export const itemModifiers: Field<OwnModifiers> = itemFields;
