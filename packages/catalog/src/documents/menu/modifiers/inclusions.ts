import { type Field, group, list, number, reference, toggle, type Value } from '@commissary/schema';

const includedFields = group(
  { label: 'Included modifier' },
  {
    id: reference({ label: 'Modifier', to: '/modifiers/items', onDelete: 'drop-entry', systemManaged: true }),
    quantity: number({ label: 'Quantity', initial: 1, min: 1, max: 99 }),
  },
);
interface IncludedModifier extends Value<typeof includedFields> {}
const includedModifier: Field<IncludedModifier> = includedFields;

const isAllowed = { path: 'allow', equals: true } as const;

const fields = group(
  { label: 'Inclusions' },
  {
    items: list(
      {
        label: 'Included modifiers',
        help: 'Leaving one out refunds nothing',
        nameFrom: '/modifiers/items',
        keyedBy: ['id'],
        max: 200,
        columns: ['quantity'],
      },
      includedModifier,
    ),
    substitutions: group(
      { label: 'Substitutions' },
      {
        allow: toggle({ label: 'Allow swapping an included modifier' }),
        limit: toggle({ label: 'Limit the number of swaps', visibleWhen: isAllowed }),
        limitAmount: number({
          label: 'Swaps at most',
          initial: 1,
          min: 1,
          max: 99,
          visibleWhen: { all: [isAllowed, { path: 'limit', equals: true }] },
        }),
        restrictToCategory: toggle({ label: 'Only for one of the same modifier category', visibleWhen: isAllowed }),
      },
    ),
  },
);

/** The modifiers that an item comes with, and what a guest may swap them for. */
export interface Inclusions extends Value<typeof fields> {}
export const inclusions: Field<Inclusions> = fields;
